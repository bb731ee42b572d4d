import { virtualTime } from '../time/virtual-time.ts'
import { betHost, browserOf, pageOf, type Fate } from './bet-host.ts'

/** A page with a bet sent into `fate`; time is stopped just after the tap. */
export async function sent(fate: Fate, wait = 100) {
  const time = virtualTime()
  const host = betHost(time)
  const browser = browserOf()
  const open = () => {
    const page = pageOf(host, time, browser)
    const told: string[] = []
    page.action.onOutcome(({ status }) => told.push(status))
    return { ...page, told }
  }
  const page = open()
  host.state.fate = fate
  void page.send('first')
  await time.pass(wait)
  return { time, host, browser, page, open }
}
