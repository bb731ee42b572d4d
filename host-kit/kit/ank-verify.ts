import { runProgram } from '../verify/command/run-program.ts'

// Bundled into one file, for teams that have a host but not this repository.
await runProgram('node ank-verify.mjs')
