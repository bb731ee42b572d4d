import { useRef, useState } from 'react'
import { useApi } from './api-context.tsx'
import { refusalSentences, serverMessageOr } from '#api/api-error.ts'
import { invalidateAfter } from './queries.ts'
import type { Input, OperationName } from '#api/table/table.ts'

/** What a form tells when the host did not take it. */
export interface SubmitProblem {
  /** The one sentence, for a toast. */
  sentence: string
  /** The same with the host's reasons, for the form. */
  whole: string
}

export interface SubmitOptions {
  /** The specification's sentence of a failure. */
  failed: string
  /** True where the spec prefers the host's own sentence. */
  preferHost?: boolean
  onDone: () => void
  onFailed: (problem: SubmitProblem) => void
}

function problemOf(error: unknown, failed: string, preferHost: boolean): SubmitProblem {
  if (preferHost) {
    const sentence = serverMessageOr(error, failed)
    return { sentence, whole: sentence }
  }
  const reasons = refusalSentences(error, failed).join(', ')
  return { sentence: failed, whole: reasons === failed ? failed : `${failed}: ${reasons}` }
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
