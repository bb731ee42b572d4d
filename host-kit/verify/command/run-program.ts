import { readFileSync } from 'node:fs'
import { main } from './main.ts'

/** Runs the program with this process's arguments, environment and terminal, and ends the process. */
export async function runProgram(program: string): Promise<never> {
  const code = await main(process.argv.slice(2), {
    program,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    secrets: {
      env: process.env,
      firstLine: () => readFileSync(0, 'utf8').split(/\r?\n/)[0] ?? '',
    },
    // On a terminal: a line that the next one overwrites.
    ...(process.stderr.isTTY && {
      note: (text) => process.stderr.write(`\r${text}      \r`),
    }),
  })
  process.exit(code)
}
