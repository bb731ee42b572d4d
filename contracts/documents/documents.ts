import { apiMd } from './api/api-md.ts'
import { jsonText, type Contract } from './contract.ts'
import { named } from './openapi/named.ts'
import { openapi } from './openapi/openapi.ts'
import { statesJson } from './states-json.ts'

/** Everything that is generated besides the pact, by its name in `contracts/generated`. */
export const documents = {
  'states.json': statesJson,
  'openapi.json': (contract: Contract) => jsonText(named(openapi(contract))),
  'api.md': apiMd,
} as const satisfies Record<string, (contract: Contract) => string>
