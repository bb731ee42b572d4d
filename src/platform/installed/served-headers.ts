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

/**
 * What a page can't say of itself, and what holds for other files too. The page's own policy has the
 * rest, with the hashes of its scripts and styles: nothing here changes with a build.
 */
const policy = (demo: boolean) =>
  [
    // Slides and documentation may embed the demo (docs/embedding.md), nobody the product.
    `frame-ancestors ${demo ? '*' : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The second is the demo's; a page of the product allows only the first.
    'trusted-types ank default',
    'upgrade-insecure-requests',
  ].join('; ')

/**
 * The headers of every answer with a file of the app, whoever sends it: a web server (`deploy`, and
 * what `scripts/vite/headers.ts` writes) or the worker. The same for every release.
 */
export const servedHeaders = (demo = false): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(demo),
  ...(!demo && { 'X-Frame-Options': 'DENY' }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [...forbiddenFeatures, ...allowedFeatures].join(', '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
})
