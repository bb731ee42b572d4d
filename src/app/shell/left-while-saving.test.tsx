import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heldAnswer } from '#tests/testing/answers.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// The host is slow, and the player doesn't wait for it.

const back = () => screen.findByRole('button', { name: 'Back' })
const field = (name: string) => screen.findByRole('textbox', { name })

/** Saves another Paytm number, and goes to the withdraw screen before the host responds. */
async function saveAndLeave() {
  const saving = heldAnswer()
  const app = renderApp('/paytm', { answers: { updatePaymentDetails: saving.held } })
  await app.user.clear(await field('Paytm mobile number'))
  await app.user.type(await field('Paytm mobile number'), '9820011223')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await app.user.click(await back())
  return { ...app, saving }
}

const saved = 'Paytm number updated successfully!'

test('a player who has gone on to another screen isn’t taken home when the account is saved', async () => {
  const { user, saving, toastTexts, visits } = await saveAndLeave()
  await user.click(await screen.findByRole('link', { name: 'Withdraw' }))
  const amount = await screen.findByLabelText('Points to withdraw')
  saving.answer({})
  await waitFor(() => expect(toastTexts()).toEqual([saved]))
  await user.type(amount, '1500')
  expect(amount).toHaveProperty('value', '1500')
  expect(visits()).toEqual(['/paytm', '/dashboard', '/withdraw-fund'])
})

test('another name typed while the first is being saved isn’t lost', async () => {
  const saving = heldAnswer()
  const { user, toastTexts } = renderApp('/wallet', { answers: { updateUserProfile: saving.held } })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await user.clear(await field('Name'))
  await user.type(await field('Name'), 'Asha{Enter}')
  await user.type(await field('Name'), ' Rao')
  saving.answer({})
  await waitFor(() => expect(toastTexts()).toEqual(['Profile updated successfully!']))
  expect(await field('Name')).toHaveProperty('value', 'Asha Rao')
})

test('a message that’s still being sent when the player comes back isn’t sent again', async () => {
  const sending = heldAnswer()
  const { user, calls, toastTexts } = renderApp('/enquiry', {
    visited: ['/dashboard'],
    answers: { sendEnquiryMessage: sending.held },
  })
  await user.type(await field('Message'), 'Hello{Enter}')
  await user.click(await back())
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog'))
  await user.click(await menu.findByRole('link', { name: 'Support' }))
  await user.type(await field('Message'), '{Enter}')
  sending.answer({
    enquiry: { status: 'open', createdAt: '2026-11-20T04:35:00.000Z', messages: [] },
  })
  await waitFor(() => expect(toastTexts()).toEqual(['Message sent successfully!']))
  expect(await field('Message')).toHaveProperty('value', '')
  expect(calls.filter((call) => call === 'sendEnquiryMessage')).toHaveLength(1)
})
