import type { timeMessages as english } from '#words/app/time.ts'
import type { Same } from '../../same.ts'

const hours = (count: number) => (count === 1 ? '1 घंटा' : `${count} घंटे`)
const minutes = (count: number) => `${count} मिनट`

export const timeMessages: Same<typeof english> = {
  lessThanAMinute: '1 मिनट से कम',
  hours,
  minutes,
  hoursSpoken: hours,
  minutesSpoken: minutes,
  justNow: 'अभी-अभी',
  ago: (duration) => `${duration} पहले`,
  daysAgo: (days) => `${days} दिन पहले`,
  today: (day) => `आज, ${day}`,
  yesterday: (day) => `कल, ${day}`,
}
