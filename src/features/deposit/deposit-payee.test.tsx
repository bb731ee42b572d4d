import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { operationNames, type OperationName } from '#api/table/table.ts'
import { noConnection } from '#tests/testing/answers.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { memoryItemStore, storeOn } from '#tests/testing/memory-item-store.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import {
  depositAmount,
  depositSubmitted,
  openDeposit,
  openedAddresses,
  openQr,
  watchOpened,
} from '#tests/testing/pages/deposit-page.ts'
import { readQr } from '#tests/testing/read-qr.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

const unconfirmed = 'We can’t confirm who you would pay. Check your connection, then try again.'
const invalid = 'Invalid UPI ID configuration. Please contact support.'
const paying = (upiId: string) => ({
  getMainSettings: () => Response.json({ minimumDeposit: 100, upiId }),
})

beforeEach(idleAtOnce)

describe('settings from an earlier visit', () => {
  /** A browser in which the settings of an earlier visit are kept. */
  async function secondVisit(options: RenderAppOptions) {
    watchOpened()
    const stored = memoryItemStore()
    const storeAnswers = storeOn(stored.itemStore)
    const first = renderApp('/add-fund', { storeAnswers })
    await screen.findByText('Minimum ₹100. Whole rupees only.')
    await waitFor(() =>
      expect(stored.items().map(({ id }) => id)).toEqual(
        expect.arrayContaining(['["getMainSettings",{}]', '["getUserProfile",{}]']),
      ),
    )
    first.unmount()
    return renderApp('/add-fund', { storeAnswers, ...options })
  }

  test('draw no QR code and open no UPI app without a connection: a sentence and Retry', async () => {
    const app = await secondVisit({ answers: { ...noConnection } })
    await app.user.type(await depositAmount(), '2000{Enter}')
    expect(await screen.findAllByText(unconfirmed)).not.toHaveLength(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(invalid)).toBeNull()
    await app.user.click(buttonNamed('Pay with UPI app'))
    expect(screen.queryAllByText(unconfirmed)).not.toHaveLength(0)
    expect(app.calls).not.toContain('createFundRequest')
    expect(openedAddresses).not.toHaveBeenCalled()

    for (const name of operationNames as readonly OperationName[]) delete app.answers[name]
    await app.user.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryAllByText(unconfirmed)).toEqual([]))
    await app.user.click(buttonNamed('Show QR code'))
    await screen.findByRole('img', { name: 'QR code that pays ₹2,000 to demo@example' })
  })
})

describe('a different payee than before', () => {
  const changed =
    'The UPI ID has changed. It was demo@example before, now it is new.payee@bank. If you didn’t expect this, ask support before you pay.'

  async function depositOnce() {
    const app = await openDeposit()
    await openQr(app)
    await app.user.click(buttonNamed('I’ve paid'))
    await waitFor(() => expect(app.toastTexts()).toEqual([depositSubmitted]))
    app.unmount()
  }

  test('is pointed out before anything is paid, on the screen and next to the code', async () => {
    await depositOnce()
    const app = await openDeposit({ answers: paying('new.payee@bank') })
    await screen.findByText(changed)
    await openQr(app)
    expect(await screen.findAllByText(changed)).toHaveLength(2)
    await app.user.click(buttonNamed('I’ve paid'))
    await waitFor(() => expect(app.toastTexts()).toEqual([depositSubmitted]))
    // It is the payee of the last deposit now.
    await waitFor(() => expect(screen.queryByText(changed)).toBeNull())
  })

  test('is pointed out next to the first code, too, when it changes while that is shown', async () => {
    const app = await openDeposit()
    await openQr(app)
    expect(screen.queryByText(/UPI ID has changed/)).toBeNull()
    Object.assign(app.answers, paying('new.payee@bank'))
    await act(() => app.api.queryClient.refetchQueries({ queryKey: ['getMainSettings'] }))
    await screen.findByRole('img', { name: 'QR code that pays ₹2,000 to new.payee@bank' })
    expect(screen.getAllByText(changed)).toHaveLength(2)
  })

  test('has its marks that can’t be seen written out, next to the code and in the warning', async () => {
    await depositOnce()
    const app = await openDeposit({ answers: paying('demo\u202E@knab') })
    const shown = 'demo[U+202E]@knab'
    await screen.findByText(changed.replace('new.payee@bank', shown))
    await openQr(app)
    expect(await screen.findByText(shown)).toBeTruthy()
    await screen.findByRole('img', { name: `QR code that pays ₹2,000 to ${shown}` })
  })

  test('isn’t one that only differs in case', async () => {
    await depositOnce()
    const app = await openDeposit({ answers: paying('Demo@Example') })
    await openQr(app)
    expect(screen.queryByText(/UPI ID has changed/)).toBeNull()
  })
})

describe('the operator’s list of payees', () => {
  const config = { upiPayees: 'demo@example, second@bank' }

  test('lets through the payees it names', async () => {
    const app = await openDeposit({ config, answers: paying('Second@bank') })
    expect(readQr(await openQr(app))).toContain('pa=Second@bank')
  })

  test('refuses all others', async () => {
    const app = await openDeposit({ config, answers: paying('other@bank') })
    await app.user.type(await depositAmount(), '500{Enter}')
    expect(await screen.findAllByText(invalid)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
