import { giveWay } from '#lib/give-way.ts'
import { ApiError } from './api-error.ts'
import { checkResponse } from './call/check-response.ts'
import { createEtagAnswers } from './call/etag-answers.ts'
import { readAnswer } from './call/read-answer.ts'
import { checkRequest, requestInit, requestPath, type AnyInput } from './call/request.ts'
import { sendRequest, type SendOptions } from './call/send-request.ts'
import { rowOf, type OperationName } from './table/table.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Called with each list item of this response that was dropped because it couldn't be read. */
  onDrop?: (problem: string) => void
  /**
   * Asks the host to answer 304 if nothing has changed since its last answer with an ETag. Not for
   * what judges money: a wrong 304 would hide a record.
   */
  conditional?: boolean
  /** Lets the host recognise a repeated request (docs/money.md). */
  idempotencyKey?: string
}

export interface ClientOptions extends SendOptions {
  /** Scheme and host without `/api`; empty for the same origin. */
  host: string
  /** The current bearer token, or null. */
  token: () => string | null
  /** Called when a bearer call made with `token` gets a 401. */
  onSignedOut?: (token: string) => void
  /** Called when a call that changes something is sent; its result, when that call has ended. */
  onSend?: () => () => void
  /** Called when a file that a call needs couldn't be fetched. */
  onMissing?: () => void
  /** Called with each list item that was dropped because it couldn't be read. */
  onDrop?: (operation: OperationName, problem: string) => void
}

/** Makes the calls of one client, each checked before and after. They throw as `Client.call` does. */
export function createMakeCall(base: string, options: ClientOptions) {
  const etagAnswers = createEtagAnswers()

  return async function makeCall(
    operation: OperationName,
    input: AnyInput,
    { signal, onDrop, conditional, idempotencyKey }: CallOptions,
  ): Promise<unknown> {
    const row = rowOf(operation)
    const isRead = row.method === 'GET'
    // What changes something leaves at once, before the form is shown as busy. A read may still be
    // taken back by whoever asked.
    if (isRead) await Promise.resolve()
    checkRequest(operation, row, input)
    if (signal?.aborted) throw new ApiError(operation, 'aborted', {})

    const token = options.token()
    const bearer = row.auth === 'none' ? null : token
    const path = requestPath(row, input)
    const before = conditional ? etagAnswers(token).get(path) : undefined
    const init = requestInit(row, input, { bearer, etag: before?.etag, idempotencyKey })
    const reportDropped = (problems: readonly string[]) => {
      for (const problem of problems) {
        onDrop?.(problem)
        options.onDrop?.(operation, problem)
      }
    }

    const ended = isRead ? undefined : options.onSend?.()
    const { response, text } = await sendRequest(
      operation,
      base + path,
      init,
      options,
      signal,
    ).finally(ended)
    if (response.status === 304 && before) {
      reportDropped(before.dropped)
      return before.value
    }

    const answer = checkResponse(operation, response, text, idempotencyKey !== undefined)
    if (answer.error) {
      const { status, isHosts } = answer.error
      if (status === 401 && isHosts && row.auth === 'bearer' && bearer !== null) {
        options.onSignedOut?.(bearer)
      }
      throw answer.error
    }
    const { body, isHosts } = answer
    // Not for the answer to what was sent: whoever sent it must learn of it first.
    const onMissing = isRead ? options.onMissing : undefined
    const pause = async () => {
      await giveWay()
      if (signal?.aborted) throw new ApiError(operation, 'aborted', {})
    }
    const { value, error, dropped } = await readAnswer(row.success, body, pause, onMissing)
    reportDropped(dropped)
    if (error) {
      const { status } = response
      throw new ApiError(operation, 'malformed', { status, body, isHosts, detail: error.message })
    }
    const etag = response.headers.get('etag')
    if (conditional && etag !== null && options.token() === token) {
      etagAnswers(token).set(path, { etag, value, dropped })
    }
    return value
  }
}
