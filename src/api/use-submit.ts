import { useRef, useState } from 'react'
import { useApi } from './api-context.tsx'
import { ApiError } from './api-error.ts'
import { invalidateAfter } from './queries.ts'
import type { Input, OperationName } from './table/table.ts'

/** What a form tells when the host did not take it. */
export interface SubmitProblem {
  /** The one sentence, for a toast. */
  sentence: string
  /** The same with the host's reasons, for the form. */
  whole: string
}

export interface SubmitOptions {
  /** The spec's sentence of a failure (spec 8). */
  failed: string
  /** True where the spec prefers the host's own sentence. */
  preferHost?: boolean
  onDone: () => void
  onFailed: (problem: SubmitProblem) => void
}

function problemOf(error: unknown, failed: string, preferHost: boolean): SubmitProblem {
  const { problems = [], hostMessage = null } = error instanceof ApiError ? error : {}
  const reasons = problems.length > 0 ? problems.join(', ') : hostMessage
  if (reasons === null || reasons === failed) return { sentence: failed, whole: failed }
  if (preferHost) return { sentence: reasons, whole: reasons }
  return { sentence: failed, whole: `${failed}: ${reasons}` }
}

/** Sends a form that moves no money: one call at a time, its problem kept until the next try. */
export function useSubmit<Op extends OperationName>(
  operation: Op,
  { failed, preferHost = false, onDone, onFailed }: SubmitOptions,
) {
  const { client, queryClient, session } = useApi()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(input: Input<Op>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const before = session.state().status
    try {
      await client.call<Op>(operation, input)
      void invalidateAfter(queryClient, operation)
      onDone()
    } catch (error) {
      // A session that ended is said where the player logs in again.
      if (session.state().status !== before) return
      const found = problemOf(error, failed, preferHost)
      setProblem(found.whole)
      onFailed(found)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problem, send }
}
