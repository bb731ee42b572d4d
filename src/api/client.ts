import { lazy } from '#lib/lazy.ts'
import { withoutLastSlashes } from '#lib/without-last-slashes.ts'
import { ApiError } from './api-error.ts'
import type { AnyInput } from './call/request.ts'
import type * as MakeCall from './make-call.ts'
import type { CallOptions, ClientOptions } from './make-call.ts'
import { picturePath } from './picture-path.ts'
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

/** Fetches what a call takes; the first screen can be rendered without it. */
export const loadMakeCall = lazy(() => import('./make-call.ts'))

/** Every call's path begins like this. */
export const apiPath = '/api'

/** The typed client: checks requests before and responses after a call. */
export function createClient(options: ClientOptions): Client {
  const base = withoutLastSlashes(options.host) + apiPath

  let makeCall: ReturnType<typeof MakeCall.createMakeCall> | null = null

  async function call(operation: OperationName, input: AnyInput = {}, extra: CallOptions = {}) {
    const notLoaded = (error: unknown) => {
      options.onMissing?.()
      throw new ApiError(operation, 'network', { detail: String(error), isUnsent: true })
    }
    const { createMakeCall } = loadMakeCall.loaded() ?? (await loadMakeCall().catch(notLoaded))
    makeCall ??= createMakeCall(base, options)
    return makeCall(operation, input, extra)
  }

  return {
    call: call as Client['call'],
    bannerUrl: (imagePath) => `${base}/banner-settings${picturePath(imagePath)}`,
  }
}
