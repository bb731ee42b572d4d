import { notifyManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '../api-context.tsx'
import type { Judged } from './poll-times.ts'
import { useJudged } from './use-judged.ts'

export interface PressOptions<Given> {
  /** What the screen judges by; always the same array. */
  operations: readonly Judged[]
  /** The form can't be checked yet: a press waits for that, however long it takes. */
  isPending?: boolean
  /** What the player sees and agrees to, as text: if it changes while a press waits, nothing is sent. */
  stands: string
  /** Checks and sends. */
  submit: (given: Given, at: PressMoment) => void
}

export interface PressMoment {
  /** When what it's judged by was received, if that's old; epoch ms. */
  asOf: number | null
  /** What had the focus at the press: by now, the player may have gone elsewhere. */
  focused: Element | null
}

interface WaitingPress<Given> {
  given: Given
  focused: Element | null
  /** What stood on the screen; null if it wasn't complete. */
  stood: string | null
  isRead: boolean
}

/**
 * The way of every press that sends money: what it's judged by is kept fresh, and what is older than
 * two polls is read first if the host answers within a second (docs/money.md).
 */
export function usePress<Given>(options: PressOptions<Given>) {
  const { operations, isPending = false, stands, submit } = options
  const { clock } = useApi()
  const judged = useJudged(operations)
  const [waiting, setWaiting] = useState<WaitingPress<Given> | null>(null)
  /** What stood on the screen has changed under the last press, which therefore sent nothing. */
  const [changedTo, setChangedTo] = useState<string | null>(null)
  const isWaiting = useRef(false)
  /** When what the last request was judged by was received, if that was old. */
  const [sentAsOf, setSentAsOf] = useState<number | null>(null)

  function hand(given: Given, focused: Element | null): void {
    const asOf = judged.asOf(clock.now())
    setSentAsOf(asOf)
    submit(given, { asOf, focused })
  }

  const finish = useEffectEvent(({ given, focused, stood }: WaitingPress<Given>) => {
    isWaiting.current = false
    setWaiting(null)
    if (stood !== null && stood !== stands) setChangedTo(stands)
    else hand(given, focused)
  })
  const ready = waiting?.isRead && !isPending ? waiting : null
  useEffect(() => {
    if (ready === null) return
    let isCurrent = true
    // As an event does, it renders at once what is wrong: the field that gets the focus is marked by then.
    queueMicrotask(() => isCurrent && flushSync(() => finish(ready)))
    return () => {
      isCurrent = false
    }
  }, [ready])

  return {
    /** True while a press waits. */
    isWaiting: waiting !== null,
    /** The last press sent nothing, since something on the screen has changed just then. */
    hasChanged: changedTo !== null && changedTo === stands,
    /** When what is on the screen was received, if that's old by `now`; epoch ms. */
    asOf: judged.asOf,
    sentAsOf,
    press(given: Given): void {
      if (isWaiting.current) return
      setChangedTo(null)
      const focused = document.activeElement
      const isOld = judged.isOld()
      if (!isOld && !isPending) return hand(given, focused)
      isWaiting.current = true
      setWaiting({ given, focused, stood: isPending ? null : stands, isRead: !isOld })
      if (!isOld) return
      // After everything on the screen has heard of it.
      const goOn = () => setWaiting((now) => now && { ...now, isRead: true })
      void judged.read().then(() => notifyManager.schedule(goOn))
    },
  }
}

/** How the presses of a screen are handed on. */
export type Press = Pick<
  ReturnType<typeof usePress>,
  'isWaiting' | 'hasChanged' | 'asOf' | 'sentAsOf'
>
