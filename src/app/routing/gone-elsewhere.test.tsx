import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { heldAnswer } from '#tests/testing/answers.ts'
import {
  depositAmount,
  openDeposit,
  openedAddresses,
  watchOpened,
} from '#tests/testing/pages/deposit-page.ts'
import { logIn } from '#tests/testing/pages/login.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// What comes late moves nobody who has gone elsewhere. The others stand beside what they're about:
// use-return-home.test.tsx, redirect.test.tsx, left-while-saving.test.tsx, login-first.alone.test.tsx,
// load-anew.test.tsx.

test('a login that succeeds late doesn’t take away the guide that was opened meanwhile', async () => {
  const login = heldAnswer()
  const { user, path, toastTexts } = renderApp('/auth', {
    as: null,
    answers: { login: login.held },
  })
  await logIn(user)
  await user.click(screen.getByRole('link', { name: 'How to Play' }))
  await screen.findByRole('heading', { level: 1, name: 'How to Play' })
  login.answer({ token: 't', user: { name: 'Asha', mobileNumber: '5876543210', role: 'user' } })
  await waitFor(() => expect(toastTexts()).toEqual(['Login successful!']))
  await act(async () => {})
  expect(path()).toBe('/how-to-play')
})

test('a message to support that’s sent late doesn’t scroll the next screen', async () => {
  const sending = heldAnswer()
  const { user, toastTexts } = renderApp('/enquiry', {
    visited: ['/dashboard'],
    answers: { sendEnquiryMessage: sending.held },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'Konkan Day' })
  const scrolled = vi.spyOn(document.documentElement, 'scrollTop', 'set')
  sending.answer({
    enquiry: { status: 'open', createdAt: '2026-11-20T04:35:00.000Z', messages: [] },
  })
  await waitFor(() => expect(toastTexts()).toEqual(['Message sent successfully!']))
  expect(scrolled).not.toHaveBeenCalled()
})

test('WhatsApp isn’t opened over the screen that was opened before its number was known', async () => {
  watchOpened()
  let know = () => {}
  const known = new Promise<void>((resolve) => (know = resolve))
  const { user, api } = renderApp('/dashboard', {
    answers: { getMainSettings: ({ passOn }) => known.then(passOn) },
  })
  await user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
  await user.click(screen.getByRole('link', { name: 'Wallet' }))
  await screen.findByRole('heading', { level: 1, name: 'Wallet' })
  know()
  await waitFor(() => expect(api.queryClient.isFetching()).toBe(0))
  expect(openedAddresses).not.toHaveBeenCalled()
})

test('an invitation isn’t opened over the screen that was opened before the app’s link was known', async () => {
  watchOpened()
  let know = () => {}
  const known = new Promise<void>((resolve) => (know = resolve))
  const { user, api } = renderApp('/dashboard', {
    answers: { getMainSettings: ({ passOn }) => known.then(passOn) },
  })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog'))
  await user.click(await menu.findByRole('button', { name: 'Invite Friends' }))
  await user.click(menu.getByRole('link', { name: 'Support' }))
  await screen.findByRole('textbox', { name: 'Message' })
  know()
  await waitFor(() => expect(api.queryClient.isFetching()).toBe(0))
  expect(openedAddresses).not.toHaveBeenCalled()
})

test('no payment app opens over the screen that was opened before the host had the request', async () => {
  const request = heldAnswer()
  const app = await openDeposit({ answers: { createFundRequest: request.held } })
  await app.user.type(await depositAmount(), '2000')
  await app.user.click(screen.getByRole('button', { name: 'Pay with UPI app' }))
  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { level: 1, name: 'Wallet' })
  request.answer({}, 201)
  await waitFor(() => expect(app.toastTexts()).not.toEqual([]))
  expect(openedAddresses).not.toHaveBeenCalled()
})
