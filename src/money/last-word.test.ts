import { beforeAll, expect, test } from 'vitest'
import { moneyMessages } from '#messages/en/money/money.ts'
import { readProjectFile } from '#tests/architecture/project-files.ts'
import { cut, warmUp, type History } from '#tests/testing/bets/bet-host.ts'
import { openBetPage } from '#tests/testing/bets/sent-bet.ts'
import { describeIntent } from './describe-intent.ts'
import { notifyOutcome } from './notify-outcome.ts'
import { betSpec } from './specs.ts'

beforeAll(warmUp)

const histories: Record<string, History> = { 'can be read': 'readable', 'can’t': 'down' }

/** The rows of the table in docs/money.md, one for each answer: recorded, history, sentences, seconds. */
const rows = readProjectFile('docs/money.md')
  .split('\n')
  .filter((line) => /^\| (`|none)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, answers = '', recorded = '', history = '', sentences = '', seconds = '']) =>
    [...answers.matchAll(/`[^`]+`|none/g)].map(([answer]) => ({
      answer,
      recorded,
      history,
      sentences,
      seconds,
    })),
  )

/** '`500 {}`' as the response it stands for; 'none' is no response. */
function responseOf(answer: string): Response {
  const [, status, body] = /^`(\d+) (.*)`$/.exec(answer) ?? []
  return status === undefined ? cut() : new Response(body, { status: Number(status) })
}

test('the table has every kind of answer', () => {
  expect(rows).toHaveLength(16)
})

test.each(rows)(
  '$answer, recorded: $recorded, history: $history',
  async ({ answer, recorded, history, sentences, seconds }) => {
    const { time, host, page } = openBetPage()
    page.queryClient.setQueryData(['getUserProfile', {}], { balance: 1000 })
    host.state.dealt = { times: recorded === 'yes' ? 1 : 0, gives: () => responseOf(answer) }
    const heard: { sentence: string; at: string }[] = []
    page.action.onOutcome((outcome, intent) => {
      const shown: string[] = []
      const show = (text: string) => void shown.push(text)
      notifyOutcome({ success: show, error: show }, betSpec, outcome, intent)
      const sentence =
        outcome.status === 'unknown'
          ? moneyMessages.checking(describeIntent({ ...intent, note: {} }))
          : (shown[0] ?? '')
      heard.push({ sentence, at: (time.now() / 1000).toFixed(1) })
    })
    void page.send('first')
    await time.pass(50)
    host.state.history = histories[history] ?? 'readable'
    await time.pass(150_000)
    expect(heard.map(({ sentence }) => sentence).join(', then ')).toBe(sentences)
    expect(heard.map(({ at }) => at).join(', then ')).toBe(seconds)
  },
)
