import { virtualTime } from '../time/virtual-time.ts'
import { betHost, betPageOf, type HostOutcome } from './bet-host.ts'
import { browserOf } from './test-browser.ts'

/** A page of a browser that has sent nothing yet, and its host, in virtual time. */
export function openBetPage() {
  const time = virtualTime()
  const host = betHost(time)
  const browser = browserOf()
  const open = () => {
    const page = betPageOf(host, time, browser)
    const notified: string[] = []
    page.action.onOutcome(({ status }) => notified.push(status))
    return { ...page, told: notified }
  }
  return { time, host, browser, page: open(), open }
}

/** The same with a bet sent into `outcome`; time is stopped just after the tap. */
export async function sendBet(outcome: HostOutcome, wait = 100) {
  const all = openBetPage()
  all.host.state.outcome = outcome
  void all.page.send('first')
  await all.time.pass(wait)
  return all
}
