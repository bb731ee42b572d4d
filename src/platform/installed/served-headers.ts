import { neverAPage } from '#lib/never-a-page.ts'

/** Features a page could otherwise use. */
const forbiddenFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
].map((name) => `${name}=()`)
/** For copying the UPI id. Sharing (`web-share`) is allowed by default. */
const allowedFeatures = ['clipboard-write=(self)']

/** What an answer at the app's origin is, by what a browser may do with it. */
export type AnswerKind = 'page' | 'worker' | 'other'

/**
 * The kind of a file of a build, by its path on the site: pages and workers are at the top level, the
 * workers because they answer for the whole site.
 */
export const kindOf = (path: string): AnswerKind =>
  /^\/([^/]+\.html)?$/.test(path) ? 'page' : /^\/[^/]+\.js$/.test(path) ? 'worker' : 'other'

const join = (...rules: readonly string[]) => rules.join('; ')

/** The policies that may create script addresses: the worker's, and the demo's for its library. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types ank default"

/** The content policies of all answers, by their kind. Nothing here changes with a build. */
export const servedPolicies = (demo = false): Readonly<Record<AnswerKind, string>> => ({
  // What a page can't say of itself: it carries the rest, with the hashes of its scripts and styles.
  page: join(
    // Slides and documentation may embed the demo (docs/embedding.md), nobody the product.
    `frame-ancestors ${demo ? '*' : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    trustedTypes,
    'upgrade-insecure-requests',
  ),
  // A worker lives by the policy of its own script. It imports and asks for this site's files alone.
  worker: join(
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    trustedTypes,
  ),
  other: neverAPage['Content-Security-Policy'],
})

/**
 * The headers of every answer at the app's origin, whoever sends it: a web server (`deploy`, and what
 * `scripts/vite/headers.ts` writes), a preview or the worker. The same for every release.
 */
export const servedHeaders = (
  kind: AnswerKind,
  demo = false,
): Readonly<Record<string, string>> => ({
  ...neverAPage,
  'Content-Security-Policy': servedPolicies(demo)[kind],
  ...(!demo && { 'X-Frame-Options': 'DENY' }),
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [...forbiddenFeatures, ...allowedFeatures].join(', '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
})
