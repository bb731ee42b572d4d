import { z } from 'zod'
import { modelNames, models } from './models.ts'

/** Changes with the models, so that a saved snapshot of an older build is recognised. */
export const schemaVersion = (() => {
  const described = JSON.stringify(modelNames.map((name) => [name, z.toJSONSchema(models[name])]))
  let hash = 0x811c9dc5
  for (let i = 0; i < described.length; i += 1) {
    hash = Math.imul(hash ^ described.charCodeAt(i), 0x01000193)
  }
  return (hash >>> 0).toString(16)
})()
