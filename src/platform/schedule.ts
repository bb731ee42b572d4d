/** Runs something once after `ms` milliseconds; the returned function calls it off. */
export type Schedule = (run: () => void, ms: number) => () => void

/** The timers of the browser. */
export const timers: Schedule = (run, ms) => {
  const id = setTimeout(run, ms)
  return () => clearTimeout(id)
}
