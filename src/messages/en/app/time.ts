/** Durations and days in words. */
export const timeMessages = {
  locale: 'en-IN',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  lessThanAMinute: 'less than a minute',
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
  hoursSpoken: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  minutesSpoken: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  daysSpoken: (count: number) => `${count} days`,
  clockBehind: (duration: string) => `Your phone’s clock is ${duration} behind.`,
  clockAhead: (duration: string) => `Your phone’s clock is ${duration} ahead.`,
  justNow: 'just now',
  ago: (duration: string) => `${duration} ago`,
  daysAgo: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),
  /** In place of a date that can't be read (readings.md#dates). */
  unknownDate: 'Date unknown',
  today: (day: string) => `Today, ${day}`,
  yesterday: (day: string) => `Yesterday, ${day}`,
} as const
