/** A local date in full: '20 November 2026'. */
export function formatFullDate(moment: number): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-IN', parts).format(moment)
}

/** The full English name of the local weekday: 'Sunday'. */
export function weekdayName(moment: number): string {
  return new Intl.DateTimeFormat('en-IN', { weekday: 'long' }).format(moment)
}
