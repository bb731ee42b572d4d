/** The example host of the contract: `npm run example-host -- --port 4100`. */
import '../contracts/example-host/main.ts'
