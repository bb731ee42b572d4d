/** Words shared by every screen: durations, ages, sessions, statuses. */
export const commonMessages = {
  lessThanAMinute: 'less than a minute',
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
  hoursSpoken: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  minutesSpoken: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  justNow: 'just now',
  ago: (duration: string) => `${duration} ago`,
  today: (day: string) => `Today, ${day}`,
  yesterday: (day: string) => `Yesterday, ${day}`,
  daysAgo: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),
  session: { open: 'Open', close: 'Close' },
  timeRange: (from: string, to: string) => `${from} to ${to}`,
  userFailed: 'Failed to load user details',
  noWhatsapp: 'WhatsApp number not available',
} as const
