import { pactFile } from '../../contracts/consumer/pact-file.ts'
import { runProgram } from '../verify/command/run-program.ts'

// Checks a host against the contract: `npm run verify -- --help`.
await runProgram({ program: 'npm run verify --', pact: pactFile })
