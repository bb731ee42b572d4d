import { isRoot, run } from './chromium.ts'

/** The programs of the web servers that `deploy/` has a configuration for. */
export const webServers = ['nginx', 'caddy'] as const
export type WebServer = (typeof webServers)[number]

/** True if the program is installed and starts. */
const works = (name: WebServer) => run(name, [name === 'nginx' ? '-v' : 'version'])

/** The web servers this machine lacks. */
export const missingServers = (): WebServer[] => webServers.filter((name) => !works(name))

/**
 * Installs missing web servers, if it runs as root on Debian. Says which are still missing; the
 * journeys that need them are then left out, and say so too.
 */
export function ensureWebServers(): void {
  if (missingServers().length === 0) return
  if (isRoot() && run('apt-get', ['--version'])) {
    process.stdout.write('Installing the Debian packages of nginx and Caddy...\n')
    const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-qq']
    run('apt-get', [...quick, 'update'])
    run('apt-get', [
      ...quick,
      'install',
      '-y',
      '--no-install-recommends',
      'nginx',
      'libnginx-mod-http-brotli-static',
      'caddy',
    ])
  }
  const missing = missingServers()
  if (missing.length === 0) return
  const reason = 'not installed (as root on Debian, the tests install them)'
  process.stdout.write(`Not tested behind ${missing.join(' and ')}: ${reason}.\n`)
}
