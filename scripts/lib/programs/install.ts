import { spawnSync } from 'node:child_process'
import { root, UsageError } from '../root.mjs'

/** This machine lacks a program: what needs it is skipped, and said so in the last lines. */
export class MissingProgram extends UsageError {}

/** Runs a program and says whether it succeeded. Its output isn't shown. */
export const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 300_000 }).status === 0

export const isRoot = (): boolean => process.getuid?.() === 0

/** False if `ANK_NO_INSTALL` is set: then nothing is installed on this machine. */
export const mayInstall = (): boolean => !process.env.ANK_NO_INSTALL

/** Says what is about to be installed, how and for what. */
export const announce = (what: string, how: string, use: string): void =>
  void process.stdout.write(
    `Installing ${what} with ${how}, for ${use}. ANK_NO_INSTALL=1 keeps this from happening.\n`,
  )

/**
 * Debian starts a package's service when it installs it, unless this file refuses. A machine that
 * has one keeps its own.
 */
const POLICY = '/usr/sbin/policy-rc.d'

const script = `
policy=$1; shift
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 1' HUP INT TERM
  printf '#!/bin/sh\\nexit 101\\n' > "$policy"
  chmod +x "$policy"
fi
export DEBIAN_FRONTEND=noninteractive
apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20 update
apt-get -qq -o Acquire::http::Timeout=20 -y --no-install-recommends install "$@"
`

/** Installs Debian's packages as root on Debian, and starts no service of theirs. Says so first. */
export function installPackages(packages: readonly string[], use: string, policy = POLICY): void {
  if (!mayInstall() || !isRoot() || !succeeds('apt-get', ['--version'])) return
  announce(packages.join(', '), 'apt-get', use)
  spawnSync('sh', ['-c', script, 'sh', policy, ...packages], {
    stdio: 'ignore',
    timeout: 900_000,
  })
}
