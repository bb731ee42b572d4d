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

/** Where that program is. */
export const pactProgram = (): string => standalone().pactFullPath

/** How a run ended. */
export interface Run {
  /** Null when it took too long and was ended. */
  code: number | null
  output: string
}

/** Runs `pact` with these arguments for four minutes at the most, without telemetry. */
export const runPact = (args: readonly string[], cwd: string): Promise<Run> =>
  new Promise((resolve) => {
    const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
    const options = { cwd, env, timeout: 240_000, maxBuffer: 50_000_000 }
    const child = execFile(pactProgram(), args, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    )
  })
