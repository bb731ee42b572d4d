import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { consumers, generatedPath, pactName } from '../contracts/consumer/pact-file.ts'
import { root, UsageError } from './lib/root.mjs'

const usage = `Usage: npm run pact:publish | pact:can-i-deploy | pact:record-deployment [-- OPTION...]
  The client's side of a Pact Broker, by Pact's own program; options are passed on to it.
  publish            publishes the pact under this commit and its branch
  can-i-deploy       says whether this commit works with the host that is in production
  record-deployment  says that this commit is in production now
  The broker is at PACT_BROKER_BASE_URL; PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and
  PACT_BROKER_PASSWORD, give access to it. Another environment: --to-environment NAME to ask,
  --environment NAME to record.
`

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    throw new UsageError(
      'The version of a pact is its commit, and this folder is no git repository.',
    )
  }
}

const [verb = '', ...given] = process.argv.slice(2)
const pact = generatedPath(pactName('needs'))
const party = ['--pacticipant', consumers.needs, '--version', git('rev-parse', 'HEAD')]
/** In production, unless another environment is named. */
const where = (option: string) => (given.includes(option) ? [] : [option, 'production'])

/** The build that a broker shows with a pact. */
function build(): string[] {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL } = process.env
  const github = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
  const url = GITHUB_RUN_ID === undefined ? CI_JOB_URL : github
  return url === undefined || given.includes('--build-url') ? [] : ['--build-url', url]
}

const verbs: Readonly<Record<string, () => string[]>> = {
  publish() {
    if (git('status', '--porcelain', '--', pact) !== '') {
      throw new UsageError(
        'The pact isn’t what this commit holds. Commit it first, then publish it.',
      )
    }
    const version = ['--consumer-app-version', git('rev-parse', 'HEAD')]
    // It finds the branch where a CI has none checked out.
    return [pact, ...version, '--auto-detect-version-properties', ...build()]
  },
  'can-i-deploy': () => [...party, ...where('--to-environment')],
  'record-deployment': () => [...party, ...where('--environment')],
}

const options = verbs[verb]?.()
if (!options || given.includes('--help')) {
  process.stdout.write(usage)
  process.exit(options ? 0 : 2)
}
if (!process.env['PACT_BROKER_BASE_URL']) {
  throw new UsageError(`${usage}\nPACT_BROKER_BASE_URL is missing.`)
}
// Its own default is eight retries with growing pauses.
const retries = given.includes('--retries') ? [] : ['--retries', '2']
const program = join(root, 'node_modules/@pact-foundation/pact-cli/bin/pact-broker.js')
const { status } = spawnSync(process.execPath, [program, verb, ...options, ...retries, ...given], {
  stdio: 'inherit',
  env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  timeout: 900_000,
})
process.exit(status ?? 1)
