import { moneyCalls } from '#contracts/cases/server-rules.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { fieldName } from '../report/report.ts'
import { holds, indiaDay, isOneDay, unseen, type Invariant } from './invariant.ts'
import { sendRequest } from './money-calls.ts'

const hourMs = 3_600_000
/** Clocks of two machines differ, and a check takes its time. */
const slackMs = hourMs / 6

/** India's time with the label of Greenwich's, on a host whose clock is the real one. */
const isMislabelled = (moment: number) =>
  Math.abs(moment - deviceClock.now() - 5.5 * hourMs) < slackMs

/** A day alone, or written as its midnight, here or in Greenwich. */
const isDay = (moment: string) =>
  moment.length === 10 ||
  [0, 5.5 * hourMs].some((shift) => ((parseDate(moment) ?? 0) + shift) % (24 * hourMs) === 0)

export const momentInvariants: readonly Invariant[] = [
  {
    operation: 'listMyBets',
    name: 'what happens now is dated now, in the right zone',
    given: 'regularDay',
    async check(asking) {
      const { client, values } = asking
      const { today = '' } = values
      for (const call of moneyCalls) await sendRequest(asking, call)
      await client.call('sendEnquiryMessage', { body: { message: 'What time is it?' } })

      const newest = (moments: readonly string[]) =>
        moments.toSorted((a, b) => (parseDate(b) ?? 0) - (parseDate(a) ?? 0))[0] ?? ''
      const bets = (await client.call('listMyBets')).map(({ betDate }) => betDate)
      const starline = await client.call('listStarlineBets', { query: { page: 1, limit: 10 } })
      const deposits = await client.call('listFundRequests')
      const withdrawals = await client.call('listWithdrawals')
      const [enquiry] = await client.call('listMyEnquiries')
      const all = [
        ['bets.0.betDate', newest(bets)],
        ['data.bets.0.betDate', newest(starline.bets.map(({ betDate }) => betDate))],
        ['requests.0.createdAt', newest(deposits.map(({ createdAt }) => createdAt))],
        ['withdrawals.0.createdAt', newest(withdrawals.map(({ createdAt }) => createdAt))],
        ['0.messages.timestamp', newest(enquiry?.messages.map((one) => one.timestamp) ?? [])],
      ] as const

      const times = all.flatMap(([, moment]) => (isDay(moment) ? [] : [parseDate(moment) ?? 0]))
      return all.flatMap(([field, moment]) => {
        const at = parseDate(moment) ?? 0
        // Of five things that have just happened, one is hours away from most of the others.
        const near = times.filter((other) => Math.abs(other - at) < hourMs).length
        const isNow = near * 2 >= times.length && !isMislabelled(at)
        return [
          ...holds(field, `a moment of ${indiaDay(today)}`, moment, isOneDay(moment, today)),
          ...(isDay(moment)
            ? unseen(`a time in ${fieldName(field)}, where the host writes only a day`)
            : holds(field, 'the present, in the zone it names', moment, isNow)),
        ]
      })
    },
  },
]
