/** Durations and days in words. */
export const timeMessages = {
  locale: 'en-IN',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  lessThanAMinute: 'less than a minute',
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
  hoursSpoken: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  minutesSpoken: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  justNow: 'just now',
  ago: (duration: string) => `${duration} ago`,
  daysAgo: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),
  today: (day: string) => `Today, ${day}`,
  yesterday: (day: string) => `Yesterday, ${day}`,
} as const
