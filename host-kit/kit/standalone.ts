import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Pact's stand-alone program from its npm package. */
const { standalone } = require('@pact-foundation/pact-cli/src/pact-standalone.js') as {
  standalone(): { pactFullPath: string }
}
/** The program's version, which the container image of that name also has. */
export const { PACT_CLI_VERSION: pactVersion } =
  require('@pact-foundation/pact-cli/src/install.js') as { PACT_CLI_VERSION: string }

/** Runs `pact` with these arguments for a minute at the most, without telemetry. */
export const runPact = (args: readonly string[], cwd: string): Promise<{ output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
    const options = { cwd, env, timeout: 60_000 }
    execFile(standalone().pactFullPath, args, options, (_, stdout, stderr) =>
      resolve({ output: stdout + stderr }),
    )
  })
