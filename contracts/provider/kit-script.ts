import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { makeKit } from '../kit/make-kit.ts'
import { pactProgram, type Run } from './standalone.ts'

/** A kit in its own folder, and its script. */
export interface KitScript {
  /** Text of a file of the kit, or of what a run has left there. */
  read(path: string): string
  /** Runs `sh verify.sh` from elsewhere, with these variables and nothing else but the PATH. */
  verify(variables: Record<string, string>, ...words: string[]): Promise<Run>
}

/** Makes a kit for the tests of a file. */
export function kitScript(): KitScript {
  const folder = temporaryFolder()
  makeKit(folder)
  return {
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    verify: (variables, ...words) =>
      new Promise((resolve) => {
        const env = { PATH: process.env['PATH'], PACT: pactProgram(), ...variables }
        const options = { env, timeout: 240_000, maxBuffer: 50_000_000 }
        const script = join(folder, 'verify.sh')
        const child = execFile('sh', [script, ...words], options, (_, stdout, stderr) =>
          resolve({ code: child.exitCode, output: stderr + stdout }),
        )
      }),
  }
}

export const lastLine = ({ output }: Run) => output.trimEnd().split('\n').at(-1)
