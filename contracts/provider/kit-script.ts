import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freshFile } from '../consumer/pact-file.ts'
import { makeKit } from '../kit/make-kit.ts'
import { pactProgram, type Run } from './standalone.ts'

/** A kit in its own folder, and its script. */
export interface KitScript {
  /** Text of a file of the kit, or of what a run has left there. */
  read(path: string): string
  /** Runs `sh verify.sh` from elsewhere, with these variables and nothing else but the PATH. */
  verify(variables: Record<string, string>, ...words: string[]): Promise<Run>
  remove(): void
}

/** Makes a kit for a test, in `.cache/<name>`. */
export function kitScript(name: string): KitScript {
  const folder = freshFile(name)
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
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export const lastLine = ({ output }: Run) => output.trimEnd().split('\n').at(-1)
