import { parseArgs } from 'node:util'
import { areaNames } from '../../cases/cases.ts'
import { levels } from '../../levels/level.ts'
import { addressOf, hostOf, Misuse } from '../address.ts'
import type { VerifyOptions } from '../verify-host.ts'

export const help = `Usage: npm run verify -- --host URL [options]
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
  --idempotency-key        with --states: also checks the promises of a host that accepts this header
  --torture                with --states: instead of the cases, makes random bets, deposits,
                           withdrawals and staff decisions, checks every rupee against a ledger, and
                           stops at the first mistake
  --commands N             with --torture: about how many commands to make (default 2000)
  --seed N                 with --torture: repeats the run that printed this number
  --level must|words|wish  what counts as broken: what harms a player (must, the default), also
                           refusals without a sentence of the host's (words), or every difference (wish)
  --junit FILE             also writes a JUnit XML report
  --html FILE              also writes an HTML report
  --help                   prints this text

--states writes to the host, so use it on test hosts only. Without it, only reads are sent (and the
login of --login), which is safe on a live host.

Exit codes
  0  no difference that counts     4  the states URL didn't work
  1  the contract is broken        5  the pact file is missing or out of date
  2  an option is wrong            6  the token or login was refused
  3  the host wasn't reached, has a TLS problem, or isn't at this address
`

export interface Options extends VerifyOptions {
  /** Tortures the host instead of verifying it, with about this many commands. */
  torture?: { commands: number; seed: number }
  junit?: string
  html?: string
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
  torture: { type: 'boolean' },
  commands: { type: 'string' },
  seed: { type: 'string' },
  junit: { type: 'string' },
  html: { type: 'string' },
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

const isLoopback = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

/** States wipe a host: if it's on another machine, its name must be given twice. Throws `Misuse`. */
function agreeToWipe(host: string, named: string | undefined): void {
  const { hostname } = new URL(hostOf(host))
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

interface TortureWords {
  isTorture: boolean | undefined
  commands: string | undefined
  seed: string | undefined
}

/** The options of a torture; undefined if there is to be none. Throws `Misuse`. */
function tortureOf(
  { isTorture, commands, seed }: TortureWords,
  files: { states?: string; junit?: string; html?: string },
): Options['torture'] {
  if (!isTorture) {
    if ((commands ?? seed) !== undefined) throw new Misuse('--commands and --seed need --torture.')
    return undefined
  }
  if (files.states === undefined)
    throw new Misuse('--torture needs --states, since it writes to the host.')
  if ((files.junit ?? files.html) !== undefined) {
    throw new Misuse('--torture only prints to the terminal. Leave out --junit and --html.')
  }
  return {
    commands: countOf(commands, '--commands', 2000),
    seed: countOf(seed, '--seed', Math.floor(Math.random() * 1e9)),
  }
}

/** The states URL with the secret its endpoint asks for. */
function withSecret(states: string, secret: string | undefined): string {
  const url = new URL(addressOf(states, '--states'))
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

/** Reads the command line; null means help was asked for. Throws `Misuse`. */
export function optionsOf(args: readonly string[], secrets: Secrets = noSecrets): Options | null {
  const { env, firstLine } = secrets
  const { help: wanted, host, only, level, origin, ...given } = parsed(args)
  if (wanted) return null
  const { 'idempotency-key': isKeyed, torture: isTorture, commands, seed, ...others } = given
  const { 'wipes-this-host': wiped, login: typedLogin, token: typedToken, ...files } = others
  const fromInput = (text: string | undefined) => (text === '-' ? firstLine() : text)
  // The environment counts only if no credentials were typed.
  const isSilent = files.states === undefined && (typedLogin ?? typedToken) === undefined
  const login = fromInput(typedLogin) ?? (isSilent ? env['ANK_LOGIN'] : undefined)
  const token = fromInput(typedToken) ?? (isSilent && !login ? env['ANK_TOKEN'] : undefined)
  const rest = { ...files, ...(token !== undefined && { token }) }
  if (host === undefined) throw new Misuse('--host is missing.')
  const empty = Object.entries(rest).find(([, text]) => text === '')
  if (empty) throw new Misuse(`--${empty[0]} is empty.`)
  const area = areaNames.find((name) => name === only)
  if (only !== undefined && !area) {
    throw new Misuse(`--only: there is no area "${only}". The areas are ${areaNames.join(', ')}.`)
  }
  const by = levels.find((name) => name === level)
  if (level !== undefined && !by) {
    throw new Misuse(`--level: there is no level "${level}". The levels are ${levels.join(', ')}.`)
  }
  if (rest.token !== undefined && login !== undefined) {
    throw new Misuse('Use either --token or --login, not both.')
  }
  if (rest.states !== undefined && (rest.token ?? login) !== undefined) {
    throw new Misuse(
      'With --states, the states bring their own players: leave out --token and --login.',
    )
  }
  const torture = tortureOf({ isTorture, commands, seed }, rest)
  if (isKeyed && rest.states === undefined) {
    throw new Misuse('--idempotency-key needs --states, since it writes to the host.')
  }
  hostOf(host)
  if (rest.states !== undefined) {
    rest.states = withSecret(rest.states, env['ANK_STATES_SECRET'])
    agreeToWipe(host, wiped)
  }
  return {
    host,
    ...rest,
    ...(login !== undefined && { login: loginOf(login) }),
    ...(area && { only: area }),
    ...(by && { level: by }),
    ...(isKeyed && { idempotencyKey: true }),
    ...(torture && { torture }),
    ...(origin !== undefined && { origin: new URL(addressOf(origin, '--origin')).origin }),
  }
}
