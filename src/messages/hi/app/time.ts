import type { timeMessages as english } from '#messages/en/app/time.ts'
import type { Same } from '../../same.ts'

const hours = (count: number) => (count === 1 ? '1 घंटा' : `${count} घंटे`)
const minutes = (count: number) => `${count} मिनट`

export const timeMessages: Same<typeof english> = {
  locale: 'hi-IN-u-nu-latn',
  months: ['जन', 'फर', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
  lessThanAMinute: '1 मिनट से कम',
  hours,
  minutes,
  hoursSpoken: hours,
  minutesSpoken: minutes,
  daysSpoken: (count) => `${count} दिन`,
  clockBehind: (duration) => `आपके फोन की घड़ी ${duration} पीछे है।`,
  clockAhead: (duration) => `आपके फोन की घड़ी ${duration} आगे है।`,
  justNow: 'अभी-अभी',
  ago: (duration) => `${duration} पहले`,
  daysAgo: (days) => `${days} दिन पहले`,
  unknownDate: 'तारीख पता नहीं',
  today: (day) => `आज, ${day}`,
  yesterday: (day) => `कल, ${day}`,
}
