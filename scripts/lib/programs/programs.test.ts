import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { installPackages } from './install.ts'
import { ensurePrograms, programs } from './programs.ts'

const folder = temporaryFolder()
const policy = join(folder, 'policy-rc.d')
const calls = join(folder, 'told')

/** As root, with an `apt-get` that notes what it was asked to do, and what the policy answers then. */
function fakeDebian(): void {
  const path = join(folder, 'apt-get')
  const note = `[ "$1" = --version ] || { ${policy}; echo "$? $*" >> ${calls}; }`
  writeFileSync(path, `#!/bin/sh\n${note}\n`)
  chmodSync(path, 0o755)
  writeFileSync(calls, '')
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
  vi.spyOn(process, 'getuid').mockReturnValue(0)
}

/** What is printed from now on. */
function printed(): () => string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () => write.mock.calls.map(([text]) => String(text)).join('')
}

describe('a missing program', () => {
  it('is announced with its use, then installed while no service may start', () => {
    fakeDebian()
    const said = printed()
    installPackages(['nginx'], 'the journeys behind nginx', policy)
    expect(said()).toBe(
      'Installing nginx with apt-get, for the journeys behind nginx. ' +
        'ANK_NO_INSTALL=1 keeps this from happening.\n',
    )
    // 101 is how a policy forbids it.
    expect(readFileSync(calls, 'utf8')).toMatch(/^101 .* update\n101 .* install nginx\n$/)
    expect(existsSync(policy)).toBe(false)
  })

  it('leaves a machine’s own rule about services as it was', () => {
    fakeDebian()
    printed()
    writeFileSync(policy, '#!/bin/sh\nexit 104\n', { mode: 0o755 })
    installPackages(['nginx'], 'the journeys behind nginx', policy)
    expect(readFileSync(calls, 'utf8')).toMatch(/^104 /)
    expect(readFileSync(policy, 'utf8')).toContain('exit 104')
  })

  it('is installed anew if a file is missing that comes with another package', () => {
    fakeDebian()
    printed()
    writeFileSync(join(folder, 'nginx'), '#!/bin/sh\n', { mode: 0o755 })
    const file = join(folder, 'brotli.conf')
    const all = { ...programs, nginx: { ...programs.nginx, file } }
    ensurePrograms(['nginx'], all)
    expect(readFileSync(calls, 'utf8')).toMatch(/ install nginx libnginx-mod-http-brotli-static\n$/)
    writeFileSync(file, '')
    writeFileSync(calls, '')
    ensurePrograms(['nginx'], all)
    expect(readFileSync(calls, 'utf8')).toBe('')
  })

  it('isn’t installed with ANK_NO_INSTALL', () => {
    fakeDebian()
    const said = printed()
    vi.stubEnv('ANK_NO_INSTALL', '1')
    installPackages(['nginx'], 'the journeys behind nginx', policy)
    expect(said()).toBe('')
    expect(readFileSync(calls, 'utf8')).toBe('')
  })
})
