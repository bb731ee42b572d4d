import { servedHeaders } from '../../src/platform/installed/served-headers.ts'

/** The headers a server sends with the files of a build. */
export interface ServedHeaders {
  /** With every response. */
  all: Readonly<Record<string, string>>
  /** `Cache-Control` for files in `/assets/`, whose names change with their content. */
  assets: string
  /** `Cache-Control` for everything else. */
  rest: string
}

/** The headers of a build; every server's format is made from them. They're the same for every build. */
export const headersOf = (demo = false): ServedHeaders => ({
  all: servedHeaders(demo),
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
})

const lines = (
  all: Readonly<Record<string, string>>,
  line: (name: string, value: string) => string,
) =>
  Object.entries(all)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** The format Netlify, Cloudflare Pages and others read from the folder they serve. */
const staticHost = ({ all, assets }: ServedHeaders) => `/*
${lines(all, (name, value) => `  ${name}: ${value}`)}
/assets/*
  Cache-Control: ${assets}
`

/** For object storage behind a CDN, whose headers are set by hand or by its own tool. */
const table = ({ all, assets, rest }: ServedHeaders) => `# Headers

| Path | Header | Value |
| --- | --- | --- |
${lines(all, (name, value) => `| \`/*\` | \`${name}\` | \`${value}\` |`)}
| \`/assets/*\` | \`Cache-Control\` | \`${assets}\` |
| everything else | \`Cache-Control\` | \`${rest}\` |
`

/**
 * The files that tell a server the headers, by their path in the build's folder. Those in `.server`
 * must not be served. `deploy/` has nginx's and Caddy's.
 */
export function headerFiles(demo = false): Record<string, string> {
  const headers = headersOf(demo)
  return {
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    _headers: staticHost(headers),
    '.server/object-storage.md': table(headers),
  }
}
