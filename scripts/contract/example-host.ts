/** Runs the contract's example host: `npm run example-host -- --port 4100`. */
import '../../contracts/example-host/main.ts'
