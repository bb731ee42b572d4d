import { spawnSync } from 'node:child_process'

/** The web servers for which `deploy/` has a configuration, by program. */
export const webServers = ['nginx', 'caddy'] as const
export type WebServer = (typeof webServers)[number]

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 120_000 }).status === 0

/** True when the program is here and starts. */
const works = (name: WebServer) => run(name, [name === 'nginx' ? '-v' : 'version'])

/** Which of them this machine lacks. */
export const missingServers = (): WebServer[] => webServers.filter((name) => !works(name))

/**
 * Brings the web servers here that are missing: as root on Debian, by its package manager. Says
 * what could not be had; the journeys that need it are then left out and say so too.
 */
export function ensureWebServers(): void {
  if (missingServers().length === 0) return
  if (process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    process.stdout.write('Installing the Debian packages of nginx and Caddy...\n')
    const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-qq']
    run('apt-get', [...quick, 'update'])
    run('apt-get', [
      ...[...quick, 'install', '-y', '--no-install-recommends'],
      ...['nginx', 'libnginx-mod-http-brotli-static', 'caddy'],
    ])
  }
  const missing = missingServers()
  if (missing.length === 0) return
  const reason = 'as root on Debian they would be installed'
  process.stdout.write(`Not tested behind ${missing.join(' and ')}: not installed; ${reason}.\n`)
}
