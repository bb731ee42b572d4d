import {
  kindOf,
  servedHeaders,
  servedPolicies,
  type AnswerKind,
} from '../../src/platform/installed/served-headers.ts'

const POLICY = 'Content-Security-Policy'

/** The headers a server sends with the files of a build. */
export interface ServedHeaders {
  /** With every response. */
  all: Readonly<Record<string, string>>
  /** `Content-Security-Policy` by what an answer is: one of the app's pages, workers, or anything else. */
  policies: Readonly<Record<AnswerKind, string>>
  /** `Cache-Control` for files in `/assets/`, whose names change with their content. */
  assets: string
  /** `Cache-Control` for everything else. */
  rest: string
}

/** The headers of a build; every server's format is made from them. They're the same for every build. */
export function headersOf(demo = false): ServedHeaders {
  const { [POLICY]: _, ...all } = servedHeaders('other', demo)
  return {
    all,
    policies: servedPolicies(demo),
    assets: 'public, max-age=31536000, immutable',
    rest: 'no-cache',
  }
}

const lines = (
  all: Readonly<Record<string, string>>,
  line: (name: string, value: string) => string,
) =>
  Object.entries(all)
    .map(([name, value]) => line(name, value))
    .join('\n')

/**
 * The format Netlify, Cloudflare Pages and others read from the folder they serve. Their fallback is
 * an address of any name, so `/*` is the page's; where two rules fit, both policies hold, or the later.
 */
const staticHost = ({ all, policies, assets }: ServedHeaders, paths: readonly string[]) => `/*
${lines({ ...all, [POLICY]: policies.page }, (name, value) => `  ${name}: ${value}`)}
${[...paths.filter((path) => kindOf(path) !== 'page'), '/.well-known/*', '/api/*', '/assets/*']
  .map((path) => `${path}\n  ${POLICY}: ${policies[kindOf(path)]}\n`)
  .join('')}  Cache-Control: ${assets}
`

/** For object storage behind a CDN, whose headers are set by hand or by its own tool. */
const table = ({ all, policies, assets, rest }: ServedHeaders) => `# Headers

| Path | Header | Value |
| --- | --- | --- |
${lines(all, (name, value) => `| \`/*\` | \`${name}\` | \`${value}\` |`)}
| \`/*.html\`, and every address answered with a page | \`${POLICY}\` | \`${policies.page}\` |
| \`/*.js\` at the top level | \`${POLICY}\` | \`${policies.worker}\` |
| everything else, \`/assets/*\`, \`/api/*\` and errors too | \`${POLICY}\` | \`${policies.other}\` |
| \`/assets/*\` | \`Cache-Control\` | \`${assets}\` |
| everything else | \`Cache-Control\` | \`${rest}\` |
`

/**
 * The files that tell a server the headers, by their path in the build's folder. Those in `.server`
 * must not be served. `deploy/` has nginx's and Caddy's.
 * @param names of the build's files, without a slash at the beginning
 */
export function headerFiles(names: readonly string[], demo = false): Record<string, string> {
  const headers = headersOf(demo)
  const json = 'headers.json'
  const top = [...new Set([...names, json])].filter((name) => !name.includes('/'))
  return {
    [json]: `${JSON.stringify(headers, null, 2)}\n`,
    _headers: staticHost(
      headers,
      top.toSorted().map((name) => `/${name}`),
    ),
    '.server/object-storage.md': table(headers),
  }
}
