// @ts-check
import * as nodeModule from 'node:module'
import { load } from './typescript-hooks.mjs'

/**
 * Makes this process read TypeScript and JSON modules, in every Node alike: Node 20 cannot strip
 * types, and later ones strip them without reading JSON as our builds do.
 */
export function readTypeScript() {
  process.setSourceMapsEnabled(true)
  if ('registerHooks' in nodeModule) {
    // Node 22.15 and newer; their types are not those of Node 20.
    ;/** @type {(hooks: { load: typeof load }) => void} */ (nodeModule.registerHooks)({ load })
  } else {
    nodeModule.register('./typescript-hooks.mjs', import.meta.url)
  }
}
