import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { players } from '#mocks/seed/players.ts'
import { storedMoneyKey } from '#money/storage/stored-money.ts'
import { localStore } from '#platform/storage/storage.ts'
import { doubledBet } from '#tests/testing/bets/doubled-bet.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

const toSupport =
  'I sent my ₹100 bet on Konkan Day once, but it went through more than once. References: bet-2001, bet-2002.'

/** A player whose one tap was recorded twice, as an earlier page found out. */
async function open(path: string, options: RenderAppOptions = {}, intent = doubledBet) {
  const { mobileNumber } = players[options.scenario === 'new-player' ? 'new' : 'sample']
  localStore.set(storedMoneyKey('placeBet', mobileNumber), JSON.stringify([intent]))
  const page = renderApp(path, options)
  await screen.findByText('Your ₹100 bet on Konkan Day may have gone through twice')
  return page
}

async function ask({ user }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  const sheet = await screen.findByRole('dialog', { name: 'It may have gone through twice' })
  await user.click(within(sheet).getByRole('button', { name: 'Ask support' }))
}

const message = async () =>
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value

describe('Ask support', () => {
  test('opens the chat with both ids filled in, for the player to send', async () => {
    const page = await open('/dashboard')
    await ask(page)
    expect(page.path()).toBe('/enquiry')
    expect(await message()).toBe(toSupport)
    expect(screen.queryByText(/may have gone through twice/)).toBeNull()
    expect(page.calls).not.toContain('sendEnquiryMessage')
    await page.user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(page.toastTexts()).toContain('Message sent successfully!'))
    expect(page.backend.db.enquiryMessage.getAll().at(-1)?.message).toBe(toSupport)
  })

  test('in the chat itself, adds to what’s being written', async () => {
    const page = await open('/enquiry')
    const field = await screen.findByRole('textbox', { name: 'Message' })
    await page.user.type(field, 'Good morning.')
    await ask(page)
    expect(await message()).toBe(`Good morning.\n${toSupport}`)
  })

  test('starts an enquiry if there is none, and names no ids if the history shows no records', async () => {
    const page = await open('/dashboard', { scenario: 'new-player' }, { ...doubledBet, twice: [] })
    await ask(page)
    expect(await message()).toBe(
      'I sent my ₹100 bet on Konkan Day once, but my balance dropped by more than that.',
    )
  })
})

test('stays dismissed once read, on this screen and after a reload', async () => {
  const page = await open('/dashboard')
  await page.user.click(await screen.findByRole('button', { name: 'Details' }))
  const sheet = await screen.findByRole('dialog', { name: 'It may have gone through twice' })
  expect(sheet.textContent).toContain(
    'You sent your ₹100 bet on Konkan Day once, and your history shows it 2 times: bet-2001, bet-2002.',
  )
  await page.user.click(within(sheet).getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByText(/may have gone through twice/)).toBeNull())
  const stored = localStore.get(storedMoneyKey('placeBet', players.sample.mobileNumber)) ?? '[]'
  expect(stored).not.toContain('twice')
})
