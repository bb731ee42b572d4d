/** The part of Trusted Types that is used; TypeScript's library does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown }
}

/**
 * The address of a worker as the content policy wants it: given out by the one named policy, which
 * knows this address and no other. The address itself where a browser has no such policies.
 */
export function trustAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('ank', {
    createScriptURL(asked) {
      if (asked !== address) throw new TypeError(`${asked} is no worker of this app.`)
      return asked
    },
  })
  return (policy?.createScriptURL(address) ?? address) as string
}
