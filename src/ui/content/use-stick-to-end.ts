import { useEffect, useEffectEvent, useRef } from 'react'
import { useStillHere } from '../frame/link/navigation.ts'

/** Closer to the end than this (CSS pixels) counts as being there. */
const near = 96

const moveToEnd = () => {
  const page = document.documentElement
  page.scrollTop = page.scrollHeight
}

/**
 * Keeps a growing page at its end, as long as the reader is there: one who reads further up is not
 * moved, nor is one who has gone elsewhere. `count` is the number of items on the page. Returns what moves to the end, to stay there.
 */
export function useStickToEnd(count: number) {
  const atEnd = useRef(true)
  const isStillHere = useStillHere()
  const toEnd = useEffectEvent(() => isStillHere() && moveToEnd())

  useEffect(() => {
    const follow = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement
      atEnd.current = scrollHeight - scrollTop - clientHeight < near
    }
    // The keyboard takes half of the screen: what was at the end stays in sight.
    const resized = () => atEnd.current && toEnd()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', resized)
    }
  }, [])

  useEffect(() => {
    if (count === 0 || !atEnd.current) return
    // After the frame has moved a new screen to its top.
    const frame = requestAnimationFrame(() => toEnd())
    return () => cancelAnimationFrame(frame)
  }, [count])

  return () => {
    atEnd.current = true
    if (isStillHere()) moveToEnd()
  }
}
