import { once } from '#lib/once.ts'
import { notLoaded } from './api-error.ts'
import type { AnyInput, CallOptions, ClientOptions, makeCall as MakeCall } from './make-call.ts'
import type { Answer, Input, OperationName, PlainOperation } from './table/table.ts'

export interface Client {
  /** Makes a call. Throws `ApiError`, or `TypeError` if our own request breaks its schema. */
  call<Op extends PlainOperation>(
    operation: Op,
    input?: Record<never, never>,
    options?: CallOptions,
  ): Promise<Answer<Op>>
  call<Op extends OperationName>(
    operation: Op,
    input: Input<Op>,
    options?: CallOptions,
  ): Promise<Answer<Op>>
  /** The address of a banner's picture (readings.md#banner-address). */
  bannerUrl(imagePath: string): string
}

let loaded: { makeCall: typeof MakeCall } | null = null

/** Fetches what a call takes; the first screen can be drawn without it. */
export const loadMakeCall = once(async () => (loaded = await import('./make-call.ts')))

/** Every call's path begins like this. */
export const apiPath = '/api'

/** The typed client: checks requests before and responses after a call. */
export function createClient(options: ClientOptions): Client {
  const base = options.host.replace(/\/+$/, '') + apiPath

  async function call(operation: OperationName, input: AnyInput = {}, extra: CallOptions = {}) {
    const { makeCall } = loaded ?? (await loadMakeCall().catch(notLoaded(operation)))
    return makeCall(base, options, operation, input, extra)
  }

  return {
    call: call as Client['call'],
    bannerUrl: (imagePath) => `${base}/banner-settings${imagePath.replace(/^(?!\/)/, '/')}`,
  }
}
