import { parseArgs } from 'node:util'
import { areaNames } from '../cases/cases.ts'
import { levels } from '../levels/level.ts'
import { addressOf, hostOf, Misuse } from './address.ts'
import type { VerifyOptions } from './verify-host.ts'

export const help = `Usage: npm run verify -- --host URL [options]
Holds a host to every case of the contract and says which screens of the client break.

  --host URL               the host, with or without /api at its end
  --states URL             puts the host into the state of each case: POST {state, params, action},
                           answered with a JSON object of values (the protocol of Pact's verifier)
  --wipes-this-host NAME   with --states on another machine: its name once more, since the states
                           wipe what it holds
  --token T                without --states: the session of a player
  --login mobile:password  without --states: a player to sign in
                           Better from the environment, where nobody reads along: ANK_TOKEN, ANK_LOGIN;
                           or - for the first line of standard input. ANK_STATES_SECRET goes with --states.
  --only AREA              ${areaNames.join(', ')}
  --origin URL             where browsers will show the client: preflights, pictures and the like too
  --idempotency-key        with --states: also what a host promises that takes this header
  --torture                with --states, in place of the cases: random bets, deposits, withdrawals and
                           decisions, held to a ledger; stops at the first rupee that does not add up
  --commands N             about how many of them (2000)
  --seed N                 the same ones as the run that printed this number
  --level must|words|wish  what counts as broken: what harms a player (must, the usual), also general
                           sentences in place of the host's (words), or every difference (wish)
  --junit FILE             also as JUnit XML
  --html FILE              also as one HTML page
  --help

With --states the host is written to: use it on a test host only. Without, nothing but reads is
sent (and the log-in of --login), so it is safe on a host in use.

Exit codes
  0  nothing that counts differs   4  the states URL does not do its duty
  1  the contract is broken        5  the pact file is missing or stale
  2  an option is wrong            6  the token or the log-in was refused
  3  the host was not reached, refused TLS, or is not at this address
`

export interface Options extends VerifyOptions {
  /** Tortures in place of verifying: about so many commands. */
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
  if (password === '') throw new Misuse('--login takes mobile:password.')
  return { mobileNumber, password }
}

const isLoopback = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

/** States wipe a host: one that is not of this machine is named twice. Throws `Misuse`. */
function agreeToWipe(host: string, named: string | undefined): void {
  const { hostname } = new URL(hostOf(host))
  if (isLoopback(hostname) || named === hostname) return
  throw new Misuse(
    `--states wipes what ${hostname} holds. If that is a test host, say so: ` +
      `--wipes-this-host ${hostname}.`,
  )
}

/** A whole number above zero. Throws `Misuse`. */
function countOf(text: string | undefined, option: string, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Misuse(`${option} takes a whole number, not "${text}".`)
  return Number(text)
}

interface TortureWords {
  isTorture: boolean | undefined
  commands: string | undefined
  seed: string | undefined
}

/** What is asked of a torture; undefined where none is. Throws `Misuse`. */
function tortureOf(
  { isTorture, commands, seed }: TortureWords,
  files: { states?: string; junit?: string; html?: string },
): Options['torture'] {
  if (!isTorture) {
    if ((commands ?? seed) !== undefined)
      throw new Misuse('--commands and --seed go with --torture.')
    return undefined
  }
  if (files.states === undefined)
    throw new Misuse('--torture writes to the host: it needs --states.')
  if ((files.junit ?? files.html) !== undefined) {
    throw new Misuse(
      '--torture says what it found on the terminal only: leave --junit and --html out.',
    )
  }
  return {
    commands: countOf(commands, '--commands', 2000),
    seed: countOf(seed, '--seed', Math.floor(Math.random() * 1e9)),
  }
}

/** The states URL with the secret that its endpoint asks for. */
function withSecret(states: string, secret: string | undefined): string {
  const url = new URL(addressOf(states, '--states'))
  if (secret) url.searchParams.set('secret', secret)
  return url.href
}

/** Where credentials come from besides the command line. */
export interface Secrets {
  env: Readonly<Record<string, string | undefined>>
  /** The first line of standard input, for `--token -` and `--login -`. */
  firstLine: () => string
}

const noSecrets: Secrets = { env: {}, firstLine: () => '' }

/** Reads the command line; null asks for help. Throws `Misuse`. */
export function optionsOf(args: readonly string[], secrets: Secrets = noSecrets): Options | null {
  const { env, firstLine } = secrets
  const { help: wanted, host, only, level, origin, ...given } = parsed(args)
  if (wanted) return null
  const { 'idempotency-key': isKeyed, torture: isTorture, commands, seed, ...others } = given
  const { 'wipes-this-host': wiped, login: typedLogin, token: typedToken, ...files } = others
  const fromInput = (text: string | undefined) => (text === '-' ? firstLine() : text)
  // What is typed says who asks; the environment only where nothing is.
  const isSilent = files.states === undefined && (typedLogin ?? typedToken) === undefined
  const login = fromInput(typedLogin) ?? (isSilent ? env['ANK_LOGIN'] : undefined)
  const token = fromInput(typedToken) ?? (isSilent && !login ? env['ANK_TOKEN'] : undefined)
  const rest = { ...files, ...(token !== undefined && { token }) }
  if (host === undefined) throw new Misuse('--host is missing.')
  const empty = Object.entries(rest).find(([, text]) => text === '')
  if (empty) throw new Misuse(`--${empty[0]} is empty.`)
  const area = areaNames.find((name) => name === only)
  if (only !== undefined && !area) {
    throw new Misuse(`--only knows no area "${only}". Areas: ${areaNames.join(', ')}.`)
  }
  const by = levels.find((name) => name === level)
  if (level !== undefined && !by) {
    throw new Misuse(`--level knows no "${level}". Levels: ${levels.join(', ')}.`)
  }
  if (rest.token !== undefined && login !== undefined) {
    throw new Misuse('--token and --login say who asks: give one of them.')
  }
  if (rest.states !== undefined && (rest.token ?? login) !== undefined) {
    throw new Misuse('With --states the states say who asks: leave --token and --login out.')
  }
  const torture = tortureOf({ isTorture, commands, seed }, rest)
  if (isKeyed && rest.states === undefined) {
    throw new Misuse('--idempotency-key sends requests that change something: it needs --states.')
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
