import { runProgram } from '../verify/command/run-program.ts'

// Becomes one file for teams that have a host but not this repository.
await runProgram('node ank-verify.mjs')
