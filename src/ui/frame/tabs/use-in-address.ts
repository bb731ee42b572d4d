import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A value kept in the search part of the address: going back, loading again and sharing keep it.
 * A change replaces the entry of the browser's history, so that Back leaves the screen at once. It
 * builds on the newest value, also where the router has not drawn the last change yet.
 */
export function useInAddress<T>(
  read: (search: URLSearchParams) => T,
  write: (value: T) => URLSearchParams | Record<string, string>,
): [T, (change: (newest: T) => T) => void] {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const value = useMemo(() => read(new URLSearchParams(text)), [read, text])
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  }, [value])
  return [
    value,
    (change) => {
      newest.current = change(newest.current)
      setSearch(write(newest.current), { replace: true })
    },
  ]
}
