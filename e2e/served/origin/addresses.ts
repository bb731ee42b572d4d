/** What an answer is, by its content policy; and how long it may be kept. */
interface Row {
  /** The names of the files in the build's folder, or the one address. */
  is: RegExp | string
  status: 200 | 404
  policy: 'page' | 'worker' | 'other'
  kept: 'always asked' | 'for ever' | 'unsaid'
}

/** Every kind of file that a build has, written by hand: a new one needs a row of its own. */
export const files: readonly Row[] = [
  { is: /^(index|hi)\.html$/, status: 200, policy: 'page', kept: 'always asked' },
  { is: /^sw(-hi)?\.js$/, status: 200, policy: 'worker', kept: 'always asked' },
  { is: /^manifest\.webmanifest$/, status: 200, policy: 'other', kept: 'always asked' },
  { is: /^icon\.svg$/, status: 200, policy: 'other', kept: 'always asked' },
  {
    is: /^(apple-touch-icon|icon-192|icon-512|icon-maskable-512)\.png$/,
    status: 200,
    policy: 'other',
    kept: 'always asked',
  },
  {
    is: /^(third-party-notices|robots)\.txt$/,
    status: 200,
    policy: 'other',
    kept: 'always asked',
  },
  { is: /^headers\.json$/, status: 200, policy: 'other', kept: 'always asked' },
  { is: /^assets\/[\w-]+\.(js|css)$/, status: 200, policy: 'other', kept: 'for ever' },
  { is: /^assets\/[\w-]+\.(js|css)\.(gz|br|zst)$/, status: 200, policy: 'other', kept: 'for ever' },
  {
    is: /^[\w-]+\.(html|js|json|txt|webmanifest)\.(gz|br|zst)$/,
    status: 200,
    policy: 'other',
    kept: 'always asked',
  },
  { is: /^_headers$/, status: 404, policy: 'other', kept: 'always asked' },
  {
    is: /^\.server\/(object-storage\.md|bom\.cdx\.json)$/,
    status: 404,
    policy: 'other',
    kept: 'always asked',
  },
]

/** Addresses that aren't files of the build; `/api` answers with a page of the host. */
export const others: readonly Row[] = [
  { is: '/', status: 200, policy: 'page', kept: 'always asked' },
  { is: '/dashboard', status: 200, policy: 'page', kept: 'always asked' },
  { is: '/no/such/screen', status: 200, policy: 'page', kept: 'always asked' },
  { is: '/?language=hi', status: 200, policy: 'page', kept: 'always asked' },
  { is: '/gone.html', status: 404, policy: 'other', kept: 'always asked' },
  { is: '/gone.js', status: 404, policy: 'other', kept: 'always asked' },
  { is: '/gone.svg', status: 404, policy: 'other', kept: 'always asked' },
  { is: '/assets/gone.js', status: 404, policy: 'other', kept: 'unsaid' },
  { is: '/assets/', status: 404, policy: 'other', kept: 'unsaid' },
  { is: '/.well-known/gone', status: 404, policy: 'other', kept: 'always asked' },
  { is: '/.git/config', status: 404, policy: 'other', kept: 'always asked' },
  { is: '/api', status: 404, policy: 'other', kept: 'always asked' },
  { is: '/api/', status: 200, policy: 'other', kept: 'unsaid' },
  { is: '/api/index.html', status: 200, policy: 'other', kept: 'unsaid' },
  { is: '/%61pi/index.html', status: 200, policy: 'other', kept: 'unsaid' },
  { is: '//api/index.html', status: 200, policy: 'other', kept: 'unsaid' },
  { is: '/api/sw.js', status: 200, policy: 'other', kept: 'unsaid' },
  { is: '/api/dashboard', status: 200, policy: 'other', kept: 'unsaid' },
  { is: '/api/gone', status: 404, policy: 'other', kept: 'unsaid' },
  { is: '/api/banner-settings/x.svg', status: 200, policy: 'other', kept: 'unsaid' },
]

/** The content policies, as `docs/serving.md` describes them. */
export const policies: Readonly<Record<Row['policy'], string>> = {
  page:
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; " +
    "require-trusted-types-for 'script'; trusted-types ank default; upgrade-insecure-requests",
  worker:
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types ank default",
  other: "default-src 'none'; sandbox; frame-ancestors 'none'",
}

/** `Cache-Control` by how long an answer may be kept. */
export const caching: Readonly<Record<Row['kept'], string | null>> = {
  'always asked': 'no-cache',
  'for ever': 'public, max-age=31536000, immutable',
  unsaid: null,
}

/** What else every answer has, whoever's it is. */
export const always: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}
