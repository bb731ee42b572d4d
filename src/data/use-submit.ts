import { useEffect, useRef, useState } from 'react'
import { refusalSentences, serverMessageOr } from '#api/api-error.ts'
import type { Input, OperationName } from '#api/table/table.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { useApi } from './api-context.tsx'
import { invalidateAfter } from './queries.ts'
import { sendOrLookUp } from './send-or-look-up.ts'

/** What a form says when the host didn't accept it. */
export interface SubmitProblem {
  /** One sentence, for a toast. */
  sentence: string
  /** The same sentence followed by the host's reasons, for the form. */
  whole: string
}

export interface SubmitOptions<Op extends OperationName> {
  /** The specification's sentence for a failure. */
  failed: string
  /** True if the spec prefers the host's own sentence. */
  preferHost?: boolean
  /** After a lost response, reads whether the host has what was sent. Null if no call can tell. */
  isSaved: ((input: Input<Op>) => Promise<boolean>) | null
  /** The sentence for an outcome that isn't known. */
  unknown: string
  /** `isOpen`: the form is still on screen. */
  onDone: (isOpen: boolean) => void
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

/** The problem of an unknown outcome, with the host's sentences, if any: they may say when to try again. */
function doubtOf(error: unknown, unknown: string): SubmitProblem {
  const reasons = refusalSentences(error, '').join(', ')
  return { sentence: unknown, whole: reasons === '' ? unknown : `${unknown} (${reasons})` }
}

/** Sends a form that moves no money: one call at a time; keeps its problem until the next try. */
export function useSubmit<Op extends OperationName>(operation: Op, options: SubmitOptions<Op>) {
  const { failed, preferHost = false, onDone, onFailed } = options
  const { client, queryClient, session, online } = useApi()
  const schedule = useSchedule()
  const running = useRef(false)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Sends once. Returns what is wrong, or null if the host has what was sent. */
  async function attempt(input: Input<Op>): Promise<SubmitProblem | null> {
    const { isSaved, unknown } = options
    const sent = await sendOrLookUp(
      online,
      () => client.call<Op>(operation, input),
      isSaved && (() => isSaved(input)),
      schedule,
    )
    if (sent.status === 'failed') return problemOf(sent.error, failed, preferHost)
    return sent.status === 'unknown' ? doubtOf(sent.error, unknown) : null
  }

  async function send(input: Input<Op>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const before = session.state().status
    try {
      const failure = await attempt(input)
      if (failure === null) {
        void invalidateAfter(queryClient, operation)
        onDone(isOpen.current)
      } else if (session.state().status === before) {
        setProblem(failure.whole)
        onFailed(failure)
      }
      // If the session has ended meanwhile, the login says so.
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problem, send }
}
