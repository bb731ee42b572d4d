import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { brotliModule, type WebServer } from '../../../scripts/lib/programs/programs.ts'
import { freePort } from './free-port.ts'
import type { Site } from './site.ts'

/** The codings that a build is compressed in, and how their files end. */
export const codings = [
  { name: 'Brotli', coding: 'br', suffix: '.br' },
  { name: 'gzip', coding: 'gzip', suffix: '.gz' },
]

/** Whether a server of this machine can send Brotli. */
export const hasBrotli = (server: WebServer): boolean =>
  server === 'caddy' || existsSync(brotliModule)

/** `deploy/nginx.conf` with its folder, port and host filled in, as an operator does. */
function nginxConfig(run: string, folder: string, port: number, apiPort: number): string {
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/ank', folder)
    .replaceAll('/run/ank', run)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:8000', `127.0.0.1:${apiPort}`)
  return existsSync(brotliModule) ? config.replace('# brotli_static', 'brotli_static') : config
}

/** Waits until the server answers at `origin`. Throws with its error output if it ends before. */
async function waitForAnswer(
  origin: string,
  child: ChildProcess,
  errorOutput: () => string,
): Promise<void> {
  const readStatus = async () => {
    if (child.exitCode !== null) return `ended: ${errorOutput()}`
    return (await fetch(`${origin}/robots.txt`).catch(() => null))?.ok ? 'answers' : 'silent'
  }
  await expect.poll(readStatus, { timeout: 60_000 }).not.toBe('silent')
  expect(await readStatus()).toBe('answers')
}

/** A build behind a real web server, which can be stopped and started again at its port. */
export interface ServedSite extends Site {
  port: number
  stop(): Promise<void>
  start(): Promise<void>
}

/**
 * A build behind a real web server with the configuration of `deploy/`, on a free port of this
 * machine; `/api` goes to `apiPort`.
 */
export async function serveBehind(
  server: WebServer,
  build: string,
  apiPort: number,
): Promise<ServedSite> {
  const run = mkdtempSync(join(tmpdir(), 'ank-served-'))
  const folder = resolve(build)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const config = join(run, 'nginx.conf')
  if (server === 'nginx') writeFileSync(config, nginxConfig(run, folder, port, apiPort))
  const args =
    server === 'nginx'
      ? ['-e', 'stderr', '-c', config, '-g', 'daemon off; master_process off;']
      : ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
  const env = {
    ...process.env,
    HOME: run,
    ANK_SITE: origin,
    ANK_ROOT: folder,
    ANK_API: `127.0.0.1:${apiPort}`,
  }
  let stop = async () => {}
  async function start(): Promise<void> {
    const child = spawn(server, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let errorOutput = ''
    child.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()))
    const exit = new Promise((resolve) => child.once('exit', resolve))
    stop = async () => {
      child.kill()
      await exit
    }
    try {
      await waitForAnswer(origin, child, () => errorOutput)
    } catch (error) {
      child.kill()
      throw error
    }
  }
  await start()
  return {
    origin,
    port,
    start,
    stop: () => stop(),
    async close() {
      await stop()
      rmSync(run, { recursive: true, force: true })
    },
  }
}
