import { runProgram } from '../verify/command/run-program.ts'

// Checks a host against the contract: `npm run verify -- --help`.
await runProgram('npm run verify --')
