import { screen, waitFor } from '@testing-library/react'
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
import { fillMoneyForm, moneyField, moneyForms, press } from '#tests/testing/pages/money-forms.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// Every call that moves money under every fault. A browser tries those of the connection
// (e2e/journeys/bet). One tap sends one call, what was typed stays, something is said, and what is
// said is so: "failed" never of what the host has recorded, "done" never of what it hasn't.

const cells = (Object.keys(moneyForms) as MoneyOperation[]).flatMap((operation) =>
  networkFaultNames.map((name) => ({ operation, name })),
)

/** Rows that answer nothing but yes: an empty answer is one, and so is any JSON. */
const isYes = (operation: MoneyOperation, name: NetworkFaultName) =>
  rowOf(operation).success.ignoresBody === true &&
  (name === '200 without a body' || name === '200 with a text')

test.each(cells)('$operation: $name', async ({ operation, name }) => {
  const { address, done, failed, typed, send } = moneyForms[operation]
  const { waits, carriedOut }: NetworkFault = networkFaults[name]
  const app = renderApp(address)
  await fillMoneyForm(operation)
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
          expect((await moneyField(label)).value).toBe(text)
        }
      }
    }
  }
  expect(shown()).not.toMatch(/undefined|NaN|\[object|\bnull\b/)
  expect(screen.queryByText('We couldn’t show this screen')).toBeNull()
  expect(app.calls.filter((call) => call === operation)).toHaveLength(1)
})
