/** The host's clock. Its day and its times of day are India's, whatever the machine's zone is. */

const zoneMilliseconds = 5.5 * 60 * 60 * 1000

/** The host's present time. */
export function now(clockShift: number): Date {
  return new Date(Date.now() + clockShift)
}

/** The shift that makes this moment the host's present. */
export function shiftTo(moment: string): number {
  return Date.parse(moment) - Date.now()
}

/** The day of a moment, `2026-11-20`. */
export function dayOf(moment: Date): string {
  return inZone(moment).toISOString().slice(0, 10)
}

/** The time of day of a moment, `14:05`. */
export function timeOf(moment: Date): string {
  return inZone(moment).toISOString().slice(11, 16)
}

/** Whether a moment falls on a Sunday. */
export function isSunday(moment: Date): boolean {
  return inZone(moment).getUTCDay() === 0
}

/** The moment at which a day begins, as ISO text. */
export function midnightOf(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toISOString()
}

function inZone(moment: Date): Date {
  return new Date(moment.getTime() + zoneMilliseconds)
}
