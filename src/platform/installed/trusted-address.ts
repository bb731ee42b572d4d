/** The part of Trusted Types that is used; TypeScript's library does not know them yet. */
interface Policy {
  createScriptURL(address: string): string
}
interface TrustedTypes {
  createPolicy(name: string, policy: Policy): Policy
}

/**
 * The address of a worker as the content policy wants it: from the one named policy, which gives out
 * this address whatever is asked. The address itself where a browser has no such policies.
 */
export function trustAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy: Policy = { createScriptURL: () => address }
  return (trustedTypes?.createPolicy('ank', policy) ?? policy).createScriptURL(address)
}
