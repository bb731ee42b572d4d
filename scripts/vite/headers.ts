import { servedPolicy } from './content-policy.ts'

/** The headers a server sends with the files of one build. */
export interface ServedHeaders {
  /** With every response. */
  all: Record<string, string>
  /** `Cache-Control` for files in `/assets/`, whose names change with their content. */
  assets: string
  /** `Cache-Control` for everything else. */
  rest: string
}

/** Features a page could otherwise use. */
const features = [
  'accelerometer',
  'autoplay',
  'bluetooth',
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
const used = ['clipboard-write=(self)']

/**
 * The headers of a build; every server's format is made from them.
 * @param html the built page, whose scripts and styles the policy names by their hash
 * @param apiHost origin of the API, '' for the page's own
 */
export const servedHeaders = (html: string, apiHost: string, demo = false): ServedHeaders => ({
  all: {
    'Content-Security-Policy': servedPolicy(html, apiHost, demo),
    ...(!demo && { 'X-Frame-Options': 'DENY' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...features, ...used].join(', '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  },
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
})

const lines = (all: Record<string, string>, line: (name: string, value: string) => string) =>
  Object.entries(all)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** For `include` in an nginx `server`. `$ank_cache` is set by `deploy/nginx.conf`. */
const nginx = ({ all }: ServedHeaders) =>
  `${lines(all, (name, value) => `add_header ${name} "${value}" always;`)}
add_header Cache-Control $ank_cache always;
`

/** For `import` in a site of a Caddyfile. */
const caddy = ({ all, rest, assets }: ServedHeaders) => `header {
${lines(all, (name, value) => `\t${name} "${value}"`)}
}
@ank_asset {
\tpath /assets/*
\tfile {path}
}
@ank_rest {
\tnot path /assets/* /api/*
}
header @ank_asset Cache-Control "${assets}"
header @ank_rest Cache-Control "${rest}"
`

/** The format Netlify, Cloudflare Pages and others read from the folder they serve. */
const staticHost = ({ all, assets }: ServedHeaders) => `/*
${lines(all, (name, value) => `  ${name}: ${value}`)}
/assets/*
  Cache-Control: ${assets}
`

/** For object storage behind a CDN, whose headers are set by hand or by its own tool. */
const table = ({ all, assets, rest }: ServedHeaders) => `# Headers of this build

| Path | Header | Value |
| --- | --- | --- |
${lines(all, (name, value) => `| \`/*\` | \`${name}\` | \`${value}\` |`)}
| \`/assets/*\` | \`Cache-Control\` | \`${assets}\` |
| everything else | \`Cache-Control\` | \`${rest}\` |
`

/**
 * The files that tell a server the headers of a build, by their path in the build's folder. Those in
 * `.server` must not be served.
 */
export function headerFiles(html: string, apiHost: string, demo = false): Record<string, string> {
  const headers = servedHeaders(html, apiHost, demo)
  return {
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    _headers: staticHost(headers),
    '.server/nginx-headers.conf': nginx(headers),
    '.server/caddy-headers': caddy(headers),
    '.server/object-storage.md': table(headers),
  }
}
