/** Minutes in a day. */
export const minutesPerDay = 24 * 60

/** Minutes since local midnight of the device, 0 to 1439. */
export function minutesSinceMidnight(now: number): number {
  const local = new Date(now)
  return local.getHours() * 60 + local.getMinutes()
}

/** Reads 'HH:MM' (24 h), with or without seconds, as minutes since midnight; `null` when it is no time of day. */
export function parseTimeOfDay(text: string | null | undefined): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec((text ?? '').trim())
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null
}

/** Minutes since midnight on a 12-hour clock: 900 is '3:00 PM'. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  const rest = String(minutes % 60).padStart(2, '0')
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`
}

/** A time of day on a 12-hour clock: '15:00' is '3:00 PM'. Another text is given back as it is. */
export function formatTimeOfDay(text: string): string {
  const minutes = parseTimeOfDay(text)
  return minutes === null ? text : formatMinutes(minutes)
}

/** The moment at which the local day of `now` reaches `minutes` since midnight (may be 1440). */
export function momentAt(now: number, minutes: number): number {
  return new Date(now).setHours(0, minutes, 0, 0)
}
