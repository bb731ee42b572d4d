import { parseArgs } from 'node:util'
import { areaNames } from '#contracts/cases/cases.ts'
import { levels } from '../../levels/level.ts'
import { isLoopback, Misuse, parseAddress, parseHost } from '../address.ts'
import type { Publishing } from '../broker/broker.ts'
import type { VerifyOptions } from '../verify-host.ts'

export const helpFor = (program: string): string => `Usage: ${program} --host URL [options]
Checks a host against the contract and says which screens of the client would break.

  --host URL               the host's address, with or without /api at the end
  --states URL             the endpoint that puts the host into the state each case needs: takes POST
                           {state, params, action}, returns a JSON object of values (as for Pact)
  --wipes-this-host NAME   with --states on another machine: the host's name again, to confirm that
                           its data may be wiped
  --token T                without --states: a player's session token
  --login mobile:password  without --states: a player to log in as
                           To keep these private, set ANK_TOKEN or ANK_LOGIN in the environment, or
                           use - to read the first line of standard input. For --states, set
                           ANK_STATES_SECRET.
  --only AREA              check one area: ${areaNames.join(', ')}
  --origin URL             the site browsers will open the client on: also checks preflights, pictures
                           and the like
  --idempotency-key        with --states: also checks the promises of a host that accepts this header;
                           with --torture: some requests share a key that they shouldn't
  --all                    everything that can be run on this host in --minutes (default 10): the checks,
                           then --torture; says what each part would need to judge
  --torture                with --states: instead of the cases, makes random bets, deposits,
                           withdrawals and staff decisions, checks every rupee against a ledger, and
                           stops at the first error
  --commands N             with --torture: about how many commands to make (default 2000)
  --minutes N              with --torture or --all: stops after so many minutes at the latest; without
                           --commands, it goes on until then
  --seed N                 with --torture or --all: repeats the run that printed this number
  --publish VERSION        with --states: also tells the Pact Broker of PACT_BROKER_BASE_URL whether this
                           version of the host passed (PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and
                           PACT_BROKER_PASSWORD): for the pact at PACT_URL, or else those of the client's
                           main branch, of what is deployed, and of a branch with the same name
  --branch NAME            with --publish: the branch of this version
  --build-url URL          with --publish: the page of the build
  --enable-pending         with --publish: a pact that this branch has never passed fails no run
  --include-wip-pacts-since DAY
                           with --publish: also the newest pacts of the client's other branches, as
                           pending ones; a day such as 2026-11-20
  --level LEVEL            what counts as broken: error, what harms a player (the default); warning, also
                           refusals without a sentence of the host's; info, every difference
  --junit FILE             also writes a JUnit XML report
  --help                   prints this text

--states writes to the host, so use it on test hosts only. Without it, only reads are sent (and the
login of --login), which is safe on a live host.

Exit codes
  0  no difference that counts     4  the states URL didn't work
  1  the contract is broken        5  --publish: the broker's pact isn't the one that was checked
  2  an option is wrong            6  the token or login was refused
  3  the host wasn't reached, has a TLS problem, or isn't at this address
  7  an answer has more levels than can be judged
`

export interface Options extends VerifyOptions {
  /** Tortures the host instead of verifying it, with about this many commands. */
  torture?: { commands: number; seed: number; minutes?: number }
  /** Verifies the host, then tortures it, in so many minutes. */
  all?: { minutes: number; seed: number }
  junit?: string
  /** Tells a Pact Broker the outcome. */
  publish?: Publishing
}

const declared = {
  host: { type: 'string' },
  states: { type: 'string' },
  token: { type: 'string' },
  login: { type: 'string' },
  only: { type: 'string' },
  level: { type: 'string' },
  origin: { type: 'string' },
  'wipes-this-host': { type: 'string' },
  'idempotency-key': { type: 'boolean' },
  all: { type: 'boolean' },
  torture: { type: 'boolean' },
  commands: { type: 'string' },
  seed: { type: 'string' },
  minutes: { type: 'string' },
  publish: { type: 'string' },
  branch: { type: 'string' },
  'build-url': { type: 'string' },
  'enable-pending': { type: 'boolean' },
  'include-wip-pacts-since': { type: 'string' },
  junit: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: declared }).values
  } catch (error) {
    throw new Misuse((error as Error).message.split('. To specify')[0] ?? '')
  }
}

function loginOf(text: string): { mobileNumber: string; password: string } {
  const [, mobileNumber = '', password = ''] = /^([^:]+):(.+)$/s.exec(text) ?? []
  if (password === '') throw new Misuse('--login must be mobile:password.')
  return { mobileNumber, password }
}

/** States wipe a host: if it's on another machine, its name must be given twice. Throws `Misuse`. */
function agreeToWipe(host: string, named: string | undefined): void {
  const { hostname } = new URL(parseHost(host))
  if (isLoopback(hostname) || named === hostname) return
  throw new Misuse(
    `--states wipes all data on ${hostname}. If that is a test host, confirm it with ` +
      `--wipes-this-host ${hostname}.`,
  )
}

/** A whole number above zero. Throws `Misuse`. */
function countOf(text: string | undefined, option: string, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Misuse(`${option} must be a whole number above 0, not "${text}".`)
  return Number(text)
}

/** The states URL with the secret its endpoint asks for. */
function withSecret(states: string, secret: string | undefined): string {
  const url = new URL(parseAddress(states, '--states'))
  if (secret) url.searchParams.set('secret', secret)
  return url.href
}

/** Where credentials can come from besides the command line. */
export interface Secrets {
  env: Readonly<Record<string, string | undefined>>
  /** The first line of standard input, for `--token -` and `--login -`. */
  firstLine: () => string
}

const noSecrets: Secrets = { env: {}, firstLine: () => '' }

type Given = ReturnType<typeof parsed>

/** Where to publish, if it's asked for. Throws `Misuse` without a broker. */
function publishingOf(given: Given, { env }: Secrets): { publish?: Publishing } {
  const { publish: version, branch, 'build-url': buildUrl } = given
  if (version === undefined) return {}
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: user = '', PACT_URL: pactUrl } = env
  const broker = parseAddress(env['PACT_BROKER_BASE_URL'] ?? '', 'PACT_BROKER_BASE_URL')
  // It comes with a webhook, and gets the broker's token.
  if (pactUrl && new URL(parseAddress(pactUrl, 'PACT_URL')).origin !== new URL(broker).origin) {
    throw new Misuse('PACT_URL must be an address on PACT_BROKER_BASE_URL.')
  }
  const basic = `${user}:${env['PACT_BROKER_PASSWORD'] ?? ''}`
  const authorization =
    token === undefined ? `Basic ${Buffer.from(basic).toString('base64')}` : `Bearer ${token}`
  const since = given['include-wip-pacts-since']
  return {
    publish: {
      broker,
      version,
      ...(pactUrl && { pactUrl }),
      ...(branch !== undefined && { branch }),
      ...(buildUrl !== undefined && { buildUrl }),
      ...(given['enable-pending'] && { enablePending: true }),
      // Work in progress is pending, or it would fail every run.
      ...(since !== undefined && { includeWipPactsSince: since, enablePending: true }),
      ...((token ?? user) !== '' && { authorization }),
    },
  }
}

/** Reads the command line; null means help was asked for. Throws `Misuse`. */
export function optionsOf(args: readonly string[], secrets: Secrets = noSecrets): Options | null {
  const { env, firstLine } = secrets
  const { help: wanted, ...given } = parsed(args)
  if (wanted) return null
  const { host = '', states, only, level, origin, junit, commands, seed, minutes } = given
  const since = given['include-wip-pacts-since']
  const fromInput = (text: string | undefined) => (text === '-' ? firstLine() : text)
  // The environment counts only if no credentials were typed.
  const isSilent = states === undefined && (given.login ?? given.token) === undefined
  const login = fromInput(given.login) ?? (isSilent ? env['ANK_LOGIN'] : undefined)
  const token = fromInput(given.token) ?? (isSilent && !login ? env['ANK_TOKEN'] : undefined)
  const empty = Object.entries({ states, token, junit }).find(([, text]) => text === '')
  const area = areaNames.find((name) => name === only)
  const by = levels.find((name) => name === level)
  const checks: [is: boolean, sentence: string][] = [
    [given.host === undefined, '--host is missing.'],
    [empty !== undefined, `--${empty?.[0]} is empty.`],
    [
      only !== undefined && !area,
      `--only: there is no area "${only}". The areas are ${areaNames.join(', ')}.`,
    ],
    [
      level !== undefined && !by,
      `--level: there is no level "${level}". The levels are ${levels.join(', ')}.`,
    ],
    [
      given.publish !== undefined && states === undefined,
      '--publish needs --states, since it tells whether every case passed.',
    ],
    [
      given.publish === undefined &&
        (given.branch ?? given['build-url'] ?? since ?? given['enable-pending']) !== undefined,
      '--branch, --build-url, --enable-pending and --include-wip-pacts-since need --publish.',
    ],
    [
      since !== undefined && !/^\d{4}-\d\d-\d\d$/.test(since),
      `--include-wip-pacts-since must be a day such as 2026-11-20, not "${since}".`,
    ],
    [
      !!given.torture && given.publish !== undefined,
      '--torture checks no case, so it has nothing to publish. Leave out --publish.',
    ],
    [
      !!given.all && given.publish !== undefined,
      '--all may leave out cases for lack of time, so it has nothing to publish. Leave out --publish.',
    ],
    [token !== undefined && login !== undefined, 'Use either --token or --login, not both.'],
    [
      states !== undefined && (token ?? login) !== undefined,
      'With --states, the states bring their own players: leave out --token and --login.',
    ],
    [!given.torture && commands !== undefined, '--commands needs --torture.'],
    [
      !given.torture && !given.all && (seed ?? minutes) !== undefined,
      '--minutes and --seed need --torture or --all.',
    ],
    [!!given.torture && !!given.all, '--all includes --torture. Leave one out.'],
    [
      !!given.torture && states === undefined,
      '--torture needs --states, since it writes to the host.',
    ],
    [
      !!given.torture && junit !== undefined,
      '--torture only prints to the terminal. Leave out --junit.',
    ],
    [
      !!given['idempotency-key'] && states === undefined,
      '--idempotency-key needs --states, since it writes to the host.',
    ],
  ]
  const [mistake] = checks.filter(([is]) => is)
  if (mistake) throw new Misuse(mistake[1])
  parseHost(host)
  const statesUrl = states && withSecret(states, env['ANK_STATES_SECRET'])
  if (statesUrl) agreeToWipe(host, given['wipes-this-host'])
  return {
    host,
    ...(statesUrl && { states: statesUrl }),
    ...(token !== undefined && { token }),
    ...publishingOf(given, secrets),
    ...(junit !== undefined && { junit }),
    ...(login !== undefined && { login: loginOf(login) }),
    ...(area && { only: area }),
    ...(by && { level: by }),
    ...(given['idempotency-key'] && { idempotencyKey: true }),
    ...(given.all && {
      all: {
        minutes: countOf(minutes, '--minutes', 10),
        seed: countOf(seed, '--seed', Math.floor(Math.random() * 1e9)),
      },
    }),
    ...(given.torture && {
      torture: {
        commands: countOf(commands, '--commands', minutes === undefined ? 2000 : 1e9),
        ...(minutes !== undefined && { minutes: countOf(minutes, '--minutes', 0) }),
        seed: countOf(seed, '--seed', Math.floor(Math.random() * 1e9)),
      },
    }),
    ...(origin !== undefined && { origin: new URL(parseAddress(origin, '--origin')).origin }),
  }
}
