const isPhone = (value: string) => /^\+?\d{10,15}$/.test(value)

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

/**
 * The configuration table: every `VITE_*` variable, the name the program knows it by, its default
 * and what a value must look like. An empty string means "not configured" everywhere.
 * `configGuide` below says what each is for; the README repeats it.
 */
const table = {
  VITE_APP_NAME: { property: 'appName', default: 'Ank', accepts: () => true, expected: 'a name' },
  VITE_API_HOST: {
    property: 'apiHost',
    default: '',
    accepts: (value) => isOrigin(value) && isSafe(value),
    expected: 'an https address without a path, such as https://api.example.com',
  },
  VITE_ADMIN_URL: {
    property: 'adminUrl',
    default: '',
    accepts: isAddress,
    expected: 'an address, such as https://admin.example.com',
  },
  VITE_APP_LINK: {
    property: 'appLink',
    default: '',
    accepts: (value) => isAddress(value) && value.startsWith('https:'),
    expected: 'an https address, such as https://play.example.com/ank',
  },
  VITE_WHATSAPP_NUMBER: {
    property: 'whatsappNumber',
    default: '',
    accepts: isPhone,
    expected: 'a telephone number of 10 to 15 digits, such as +919876543210',
  },
  VITE_UPI_ID: {
    property: 'upiId',
    default: '',
    accepts: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
    expected: 'a UPI id, such as name@bank',
  },
  VITE_UPI_PAYEES: {
    property: 'upiPayees',
    default: '',
    accepts: (value) => value.split(',').every((each) => /^[^\s@]+@[^\s@]+$/.test(each.trim())),
    expected: 'UPI ids with commas between them, such as name@bank, other@bank',
  },
  VITE_UPI_PAYEE_NAME: {
    property: 'upiPayeeName',
    default: '',
    accepts: () => true,
    expected: 'a name',
  },
  VITE_UPI_MERCHANT_CODE: {
    property: 'upiMerchantCode',
    default: '0000',
    accepts: (value) => /^\d{4}$/.test(value),
    expected: 'four digits, such as 0000',
  },
  VITE_CONTACT_EMAIL: {
    property: 'contactEmail',
    default: '',
    accepts: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    expected: 'an e-mail address, such as help@example.com',
  },
  VITE_CONTACT_PHONE: {
    property: 'contactPhone',
    default: '',
    accepts: isPhone,
    expected: 'a telephone number of 10 to 15 digits, such as +919876543210',
  },
  VITE_CONTRACT_MONITOR: {
    property: 'contractMonitor',
    default: '',
    accepts: (value) => value === '1',
    expected: '1, or left out',
  },
  VITE_IDEMPOTENCY_KEY: {
    property: 'idempotencyKey',
    default: '',
    accepts: (value) => value === '1',
    expected: '1, or left out',
  },
  VITE_MONEY_WAIT: {
    property: 'moneyWait',
    default: '',
    accepts: (value) => /^[1-9]\d{1,3}$/.test(value),
    expected: 'a number of seconds from 10 to 9999',
  },
} as const satisfies Record<string, ConfigRow>

interface ConfigRow {
  property: string
  default: string
  /** Judges a value that is not empty. */
  accepts: (value: string) => boolean
  /** Ends the sentence "VITE_… must be …". */
  expected: string
}

/** The name of one `VITE_*` variable. */
export type ConfigKey = keyof typeof table

/** The build's configuration. `''` means not configured; `apiHost` has no slash at its end. */
export type Config = Record<(typeof table)[ConfigKey]['property'], string>

/**
 * Either a complete configuration, with a sentence about each unknown variable, or a sentence
 * about everything that is wrong with it.
 */
export type ConfigAnswer =
  { ok: true; config: Config; warnings: string[] } | { ok: false; problems: string[] }

/** What each variable is for, and what the player sees without it: the README's table. */
export const configGuide = {
  VITE_APP_NAME: { about: 'Name of the product, as the player reads it', whenMissing: 'Ank' },
  VITE_API_HOST: {
    about: 'Host of the API, to which `/api` is added',
    whenMissing: 'The API is asked on the same origin as the page',
  },
  VITE_ADMIN_URL: {
    about: 'Admin site, to which admins are sent',
    whenMissing: 'Admins see a page that says so, with Sign Out',
  },
  VITE_APP_LINK: {
    about: 'Link used by Invite Friends and Rate Us when the host’s settings give none',
    whenMissing: 'Invite Friends shares the address of the page, Rate Us is hidden',
  },
  VITE_WHATSAPP_NUMBER: {
    about: 'Support number when the host’s settings give none',
    whenMissing: '“WhatsApp number not available”',
  },
  VITE_UPI_ID: {
    about: 'UPI id that receives deposits when the host’s settings give none',
    whenMissing: '“Invalid UPI ID configuration. Please contact support.”',
  },
  VITE_UPI_PAYEES: {
    about:
      'The only UPI ids that deposits may go to, with commas between them, whatever the host’s settings say',
    whenMissing: 'Deposits go to whichever UPI id the host’s settings give',
  },
  VITE_UPI_PAYEE_NAME: {
    about: 'Payee name shown by the UPI app',
    whenMissing: 'The name of the product',
  },
  VITE_UPI_MERCHANT_CODE: { about: 'Merchant code of the UPI link (`mc`)', whenMissing: '`0000`' },
  VITE_CONTACT_EMAIL: {
    about: 'E-mail on the privacy page when the host gives none',
    whenMissing: 'The line is left out',
  },
  VITE_CONTACT_PHONE: {
    about: 'Telephone on the privacy page when the host gives none',
    whenMissing: 'The line is left out',
  },
  VITE_CONTRACT_MONITOR: {
    about:
      '`1` shows every call of a live build and where it differs from the contract, for staging',
    whenMissing: 'The log is not part of the build',
  },
  VITE_IDEMPOTENCY_KEY: {
    about:
      '`1` when the host takes the header `Idempotency-Key`: each bet, deposit and withdrawal then carries one',
    whenMissing:
      'The header isn’t sent: when a host records a request twice, the app can only notice it',
  },
  VITE_MONEY_WAIT: {
    about:
      'Seconds during which a bet, deposit or withdrawal without an answer may still reach the host: longer than any gateway before it waits. Only then is it said to have failed',
    whenMissing: '90 seconds',
  },
} as const satisfies Record<ConfigKey, { about: string; whenMissing: string }>

/** Every variable with its default, in the order of the README's table. */
export const configDefaults = Object.fromEntries(
  Object.entries(table).map(([key, row]) => [key, row.default]),
) as Record<ConfigKey, string>

/** What an operator's `ank.json` may set, with the build variable for the same setting. */
export const runTimeNames: Readonly<Record<string, ConfigKey>> = Object.fromEntries(
  Object.entries(table)
    // Whether the log is included is decided at build time.
    .filter(([key]) => key !== 'VITE_CONTRACT_MONITOR')
    .map(([key, row]) => [row.property, key as ConfigKey]),
)

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
    config[row.property] = given === '' ? row.default : given
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
