import { existsSync } from 'node:fs'
import { installPackages, succeeds } from './install.ts'

/** The file with which Debian enables nginx's Brotli module. */
export const brotliModule = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'

interface Program {
  /** Debian's packages. */
  packages: readonly string[]
  /** Makes it print its version or its usage, and end well. */
  version: string
  /** A file that comes with a package of its own, and is missing where only the program is installed. */
  file?: string
  /** What needs it. */
  use: string
}

/** Programs of the system that some tests need. Chromium has more ways to come here (chromium.ts). */
export const programs = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    version: '-v',
    file: brotliModule,
    use: 'the journeys behind nginx',
  },
  caddy: { packages: ['caddy'], version: 'version', use: 'the journeys behind Caddy' },
  'firefox-esr': {
    packages: ['firefox-esr'],
    version: '--version',
    use: 'a day on Firefox',
  },
  WebKitWebDriver: {
    packages: ['webkit2gtk-driver'],
    version: '--help',
    use: 'a day on WebKitGTK',
  },
  Xvfb: { packages: ['xvfb'], version: '-help', use: 'the screen of WebKitGTK' },
  python3: { packages: ['python3'], version: '--version', use: 'the kit’s states for FastAPI' },
  javac: {
    packages: ['default-jdk-headless'],
    version: '-version',
    use: 'the kit’s states for Spring',
  },
  curl: { packages: ['curl'], version: '--version', use: 'the lines that make a race again' },
  go: { packages: ['golang-go'], version: 'version', use: 'the kit’s states for Go' },
} satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

/** The web servers that `deploy/` has a configuration for. */
export const webServers = ['nginx', 'caddy'] as const satisfies readonly ProgramName[]
/** What other browsers need than Chromium. */
export const otherBrowsers = [
  'firefox-esr',
  'WebKitWebDriver',
  'Xvfb',
] as const satisfies readonly ProgramName[]

export type WebServer = (typeof webServers)[number]

/** True if the program is installed and starts. */
export const isProgramInstalled = (name: ProgramName): boolean =>
  succeeds(name, [programs[name].version])

const isMissing = ({ version, file }: Program, name: string) =>
  !succeeds(name, [version]) || (file !== undefined && !existsSync(file))

/** Installs those of the programs that are missing, or lack a file, where that's possible. */
export function ensurePrograms(
  names: readonly ProgramName[],
  all: Record<ProgramName, Program> = programs,
): void {
  const missing = names.filter((name) => isMissing(all[name], name)).map((name) => all[name])
  if (missing.length === 0) return
  installPackages(
    missing.flatMap(({ packages }) => packages),
    missing.map(({ use }) => use).join(', '),
  )
}
