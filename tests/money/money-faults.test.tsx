import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowOf } from '#api/table/table.ts'
import type { MoneyOperation } from '#money/storage/stored-money.ts'
import { brokenAnswer } from '#tests/testing/answers.ts'
import {
  networkFaultNames,
  networkFaults,
  type NetworkFault,
  type NetworkFaultName,
} from '#tests/testing/network-faults.ts'
import { watchOpened } from '#tests/testing/pages/deposit-page.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// Every call that moves money under every fault. A browser tries those of the connection
// (e2e/journeys/bet). One tap sends one call, what was typed stays, something is said, and what is
// said is so: "failed" never of what the host has recorded, "done" never of what it hasn't.

/** How a player sends a call. */
interface Form {
  address: string
  /** What a player sees when the host has said yes. */
  done: RegExp
  /** What a player sees when it certainly came to nothing. */
  failed: RegExp
  /** What is typed, by the label of its field. */
  typed: Record<string, string>
  /** Opens what must be opened before something can be typed. */
  open?(): Promise<void>
  /** Chooses what must be chosen once everything is typed. */
  choose?(): Promise<void>
  send: string
}

const press = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole('button', { name }))

const forms: Record<MoneyOperation, Form> = {
  placeBet: {
    address: '/bet/jodi/konkan-day',
    done: /Bet placed successfully!/,
    failed: /Failed to place bet/,
    typed: { Jodi: '42', Amount: '10' },
    // The rules want a balance.
    open: async () => void (await screen.findByText('Balance')),
    send: 'Place Bet',
  },
  placeStarlineBet: {
    address: '/starline-gaming',
    done: /Bet placed successfully!/,
    failed: /Failed to place bet/,
    typed: { Number: '128', Amount: '10' },
    async open() {
      await press(/^Play Game, 9:00 PM/)
      await press('Single Pana')
    },
    send: 'Place Bet',
  },
  createFundRequest: {
    address: '/add-fund',
    done: /Fund request submitted successfully!/,
    failed: /Failed to create fund request/,
    typed: { 'Amount to add': '500' },
    async open() {
      watchOpened()
      await screen.findByText(/^Minimum/)
    },
    async choose() {
      await press('Show QR code')
      await screen.findByRole('img', { name: /^QR code that pays/ })
    },
    send: 'I’ve paid',
  },
  requestWithdrawal: {
    address: '/withdraw-fund',
    done: /Withdrawal request submitted successfully!/,
    failed: /Failed to submit withdrawal/,
    typed: { 'Points to withdraw': '1000' },
    open: async () => void (await screen.findByText(/^Minimum/)),
    choose: async () => void fireEvent.click(await screen.findByRole('radio', { name: /^Bank/ })),
    send: 'Withdraw',
  },
}

const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })

const cells = (Object.keys(forms) as MoneyOperation[]).flatMap((operation) =>
  networkFaultNames.map((name) => ({ operation, name })),
)

/** Rows that answer nothing but yes: an empty answer is one, and so is any JSON. */
const isYes = (operation: MoneyOperation, name: NetworkFaultName) =>
  rowOf(operation).success.ignoresBody === true &&
  (name === '200 without a body' || name === '200 with a text')

test.each(cells)('$operation: $name', async ({ operation, name }) => {
  const { address, done, failed, typed, open, choose, send } = forms[operation]
  const { waits, carriedOut }: NetworkFault = networkFaults[name]
  const app = renderApp(address)
  await open?.()
  for (const [label, text] of Object.entries(typed)) {
    fireEvent.change(await field(label), { target: { value: text } })
  }
  await choose?.()
  const { answer, end } = brokenAnswer(networkFaults[name])
  app.answers[operation] = answer
  const shown = () => `${app.toastTexts().join('\n')}\n${document.body.textContent}`
  const recorded = () =>
    app.backend.log
      .list()
      .filter((call) => call.operation === operation && call.status !== null && call.status < 300)
  const countMessages = () => [...app.toastTexts(), ...screen.queryAllByRole('alert')].length
  const before = countMessages()
  await press(send)
  await waitFor(() => expect(app.calls).toContain(operation))

  if (waits) {
    expect(shown()).not.toMatch(done)
    expect(shown()).not.toMatch(failed)
    end()
  }
  if (carriedOut) {
    await waitFor(() => expect(shown()).toMatch(done))
    expect(recorded()).toHaveLength(1)
    expect(shown()).not.toMatch(failed)
  } else if (!waits) {
    if (name === '401') await screen.findByText('Your session has ended. Please log in again.')
    else await waitFor(() => expect(countMessages()).toBeGreaterThan(before))
    expect(recorded()).toEqual([])
    if (!isYes(operation, name)) {
      expect(shown()).not.toMatch(done)
      if (app.path() === address) {
        for (const [label, text] of Object.entries(typed)) {
          expect((await field(label)).value).toBe(text)
        }
      }
    }
  }
  expect(shown()).not.toMatch(/undefined|NaN|\[object|\bnull\b/)
  expect(screen.queryByText('We couldn’t show this screen')).toBeNull()
  expect(app.calls.filter((call) => call === operation)).toHaveLength(1)
})
