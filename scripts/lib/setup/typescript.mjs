// @ts-check
import * as nodeModule from 'node:module'
import { load } from './typescript-hooks.mjs'

/**
 * Makes this process read TypeScript and JSON modules the same way in every Node: Node 20 can't strip
 * types, and later ones do but don't read JSON as our builds do.
 */
export function readTypeScript() {
  process.setSourceMapsEnabled(true)
  if ('registerHooks' in nodeModule) {
    // Node 22.15 and newer; the types we use are those of Node 20.
    ;/** @type {(hooks: { load: typeof load }) => void} */ (nodeModule.registerHooks)({ load })
  } else {
    nodeModule.register('./typescript-hooks.mjs', import.meta.url)
  }
}
