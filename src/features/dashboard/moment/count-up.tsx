import { useEffect, useState } from 'react'
import { useReducedMotion } from '#platform/device/media.ts'
import { Money } from '#ui/content/money.tsx'

/** How long the count takes, in milliseconds. */
const countMs = 900

/** Rupees that count up from an earlier sum; at once with reduced motion. */
export function CountUp({ from, to }: { from: number; to: number }) {
  const still = useReducedMotion() || from >= to
  const [shown, setShown] = useState(from)
  useEffect(() => {
    if (still) return
    let begun: number | null = null
    let frame = requestAnimationFrame(function count(now) {
      begun ??= now
      const part = Math.min(1, (now - begun) / countMs)
      setShown(Math.round(from + (to - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [still, from, to])
  return (
    <>
      <span className="sr-only">
        <Money amount={to} />
      </span>
      <span aria-hidden="true">
        <Money amount={still ? to : shown} />
      </span>
    </>
  )
}
