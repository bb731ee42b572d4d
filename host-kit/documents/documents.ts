import { apiMd } from './api/api-md.ts'
import { jsonText } from './contract.ts'
import { named } from './openapi/named.ts'
import { openapi } from './openapi/openapi.ts'
import { statesJson } from './states-json.ts'

/** Everything that is generated besides the pact, by its name in `contracts/generated`. */
export const documents = {
  'states.json': statesJson,
  'openapi.json': () => jsonText(named(openapi())),
  'api.md': apiMd,
} as const satisfies Record<string, () => string>
