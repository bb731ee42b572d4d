const isUpiId = (value: string) => /^[^\s@]+@[^\s@]+$/.test(value)

/** True for `Name|tel:14416` or `Name|https://help.example.com`. */
const isHelpLine = (value: string) =>
  /^[^|]*[^|\s] *\| *(tel:\+?\d[\d-]{2,19}|https:\/\/[^\s|/@][^\s|@]*)$/.test(value)

/** True for an absolute http(s) address. */
function isAddress(value: string): boolean {
  try {
    return /^https?:$/.test(new URL(value).protocol)
  } catch {
    return false
  }
}

/** Only this machine may be called without TLS, since calls carry a token. */
const isSafe = (value: string) => {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** True for `https://api.example.com` or `http://localhost:4000`: an origin, nothing after it. */
const isOrigin = (value: string) => isAddress(value) && /^\w+:\/\/[^/?#@]+\/?$/.test(value)

interface ConfigRow {
  /** '' without it. */
  default?: string
  /** Judges a value that is not empty. */
  accepts: (value: string) => boolean
  /** Ends the sentence "VITE_… must be …". */
  expected: string
}

const name: ConfigRow = { accepts: () => true, expected: 'a name' }
const flag: ConfigRow = { accepts: (value) => value === '1', expected: '1, or left out' }
const phone: ConfigRow = {
  accepts: (value) => /^\+?\d{10,15}$/.test(value),
  expected: 'a telephone number of 10 to 15 digits, such as +919876543210',
}

/**
 * The configuration table: every `VITE_*` variable, its default and what a value must look like.
 * The program knows VITE_APP_NAME as `appName`. An empty string means "not configured" everywhere.
 * docs/configuration.md says what each is for.
 */
const table = {
  VITE_APP_NAME: { ...name, default: 'Ank' },
  VITE_API_HOST: {
    accepts: (value) => isOrigin(value) && isSafe(value),
    expected: 'an https address without a path, such as https://api.example.com',
  },
  VITE_ADMIN_URL: {
    accepts: isAddress,
    expected: 'an address, such as https://admin.example.com',
  },
  VITE_APP_LINK: {
    accepts: (value) => isAddress(value) && value.startsWith('https:'),
    expected: 'an https address, such as https://play.example.com/ank',
  },
  VITE_WHATSAPP_NUMBER: phone,
  VITE_UPI_ID: { accepts: isUpiId, expected: 'a UPI id, such as name@bank' },
  VITE_UPI_PAYEES: {
    accepts: (value) => value.split(',').every((each) => isUpiId(each.trim())),
    expected: 'UPI ids with commas between them, such as name@bank, other@bank',
  },
  VITE_UPI_PAYEE_NAME: name,
  VITE_UPI_MERCHANT_CODE: {
    default: '0000',
    accepts: (value) => /^\d{4}$/.test(value),
    expected: 'four digits, such as 0000',
  },
  VITE_CONTACT_EMAIL: {
    accepts: (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
    expected: 'an e-mail address, such as help@example.com',
  },
  VITE_CONTACT_PHONE: phone,
  VITE_HELP_LINES: {
    accepts: (value) => value.split(',').every((each) => isHelpLine(each.trim())),
    expected: 'names and links with commas between them, such as Helpline|tel:14416',
  },
  VITE_CONTRACT_MONITOR: flag,
  VITE_IDEMPOTENCY_KEY: flag,
  VITE_MONEY_WAIT: {
    accepts: (value) => /^[1-9]\d{1,3}$/.test(value),
    expected: 'a number of seconds from 10 to 9999',
  },
} satisfies Record<`VITE_${string}`, ConfigRow>

/** The name of one `VITE_*` variable. */
export type ConfigKey = keyof typeof table

type CamelCase<Text> = Text extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Text & string>
type NameIn<Key> = Key extends `VITE_${infer Name}` ? CamelCase<Name> : never

/** The build's configuration. `''` means not configured; `apiHost` has no slash at its end. */
export type Config = Record<NameIn<ConfigKey>, string>

/** 'appName' for VITE_APP_NAME. */
const propertyOf = (key: string) =>
  key
    .slice('VITE_'.length)
    .toLowerCase()
    .replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Either a complete configuration, with a sentence about each unknown variable, or a sentence
 * about everything that is wrong with it.
 */
export type ConfigAnswer =
  { ok: true; config: Config; warnings: string[] } | { ok: false; problems: string[] }

/** Every variable with its default, in the order of docs/configuration.md. */
export const configDefaults = Object.fromEntries(
  Object.entries<ConfigRow>(table).map(([key, row]) => [key, row.default ?? '']),
) as Record<ConfigKey, string>

/** Set by the build tool itself, so not an unknown variable. */
const TOOL_VARIABLES = ['VITE_USER_NODE_ENV']

/**
 * Reads the configuration from `import.meta.env` (or any such record). Blank values count as
 * missing; unknown variables are only warned of, since other tools set such variables too. Never
 * throws: a broken configuration is a list of plain sentences, one per variable.
 */
export function readConfig(env: Readonly<Record<string, unknown>>): ConfigAnswer {
  const problems: string[] = []
  const config: Record<string, string> = {}
  for (const [key, row] of Object.entries<ConfigRow>(table)) {
    const given = env[key] === undefined ? '' : String(env[key]).trim()
    if (given !== '' && !row.accepts(given)) {
      problems.push(`${key} must be ${row.expected}. It is "${given}".`)
    }
    config[propertyOf(key)] = given === '' ? (row.default ?? '') : given
  }
  if (problems.length > 0) return { ok: false, problems }
  const warnings = Object.keys(env)
    .filter((key) => key.startsWith('VITE_') && !(key in table) && !TOOL_VARIABLES.includes(key))
    .map(
      (key) => `${key} is not a variable this app knows. Known: ${Object.keys(table).join(', ')}.`,
    )
  config.apiHost = (config.apiHost ?? '').replace(/\/$/, '')
  return { ok: true, config: config as Config, warnings }
}
