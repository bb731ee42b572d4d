import { apiMd } from './api-md.ts'
import type { Contract } from './contract.ts'
import { coverageMd } from './coverage-md.ts'
import { openapiJson } from './openapi.ts'
import { statesJson } from './states-json.ts'

/** Everything that is generated besides the pact, by its name in `contracts/generated`. */
export const documents = {
  'states.json': statesJson,
  'openapi.json': openapiJson,
  'api.md': apiMd,
  'coverage.md': coverageMd,
} as const satisfies Record<string, (contract: Contract) => string>
