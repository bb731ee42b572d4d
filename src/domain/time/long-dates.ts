/** A local date in full: '20 November 2026'. */
export function formatFullDate(moment: number): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-IN', parts).format(moment)
}

/** The English name of the local weekday: 'Sunday', or 'Sun' where there is little room. */
export function weekdayName(moment: number, weekday: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat('en-IN', { weekday }).format(moment)
}
