import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { manualSchedule } from '#tests/testing/time/manual-schedule.ts'
import { createToasts } from './toast-store.ts'
import { ToastOutlet, ToastProvider } from './toast.tsx'

const setUp = () => {
  const time = manualSchedule()
  return { time, toasts: createToasts(time.schedule) }
}
const texts = (toasts: ReturnType<typeof createToasts>) => toasts.current().map(({ text }) => text)

it('shows a success for 2 s, an error and a fact for 4 s, all at once §8.28 §8.69-8.71', () => {
  const { time, toasts } = setUp()
  toasts.success('Bet placed successfully!')
  toasts.error('Insufficient balance')
  toasts.error('Market Closed')
  toasts.info('New balance: ₹12,350')
  time.pass(1999)
  expect(toasts.current()).toHaveLength(4)
  time.pass(1)
  expect(texts(toasts)).toEqual(['Insufficient balance', 'Market Closed', 'New balance: ₹12,350'])
  time.pass(1999)
  expect(toasts.current()).toHaveLength(3)
  time.pass(1)
  expect(toasts.current()).toHaveLength(0)
})

it('keeps the newest of a topic, for its whole time', () => {
  const { time, toasts } = setUp()
  toasts.success('New balance: ₹12,350', 'balance')
  toasts.success('Bet placed successfully!')
  time.pass(1500)
  toasts.success('New balance: ₹12,250', 'balance')
  expect(texts(toasts)).toEqual(['Bet placed successfully!', 'New balance: ₹12,250'])
  time.pass(1999)
  expect(texts(toasts)).toEqual(['New balance: ₹12,250'])
  time.pass(1)
  expect(toasts.current()).toHaveLength(0)
})

it('stops while a toast is focused or hovered, then waits its full time again', async () => {
  const { time, toasts } = setUp()
  render(
    <ToastProvider toasts={toasts}>
      <p>Screen</p>
    </ToastProvider>,
  )
  act(() => toasts.error('Failed to place bet'))
  time.pass(3000)
  const dismiss = await screen.findByRole('button', { name: 'Dismiss message' })
  fireEvent.focus(dismiss)
  time.pass(60_000)
  expect(screen.getByText('Failed to place bet')).toBeTruthy()
  fireEvent.blur(dismiss)
  time.pass(3999)
  expect(screen.getByText('Failed to place bet')).toBeTruthy()
  time.pass(1)
  expect(screen.queryByText('Failed to place bet')).toBeNull()
})

it('waits while the app is in the background, then stays its full time', async () => {
  const { time, toasts } = setUp()
  render(<ToastProvider toasts={toasts}>{null}</ToastProvider>)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  act(() => toasts.success('Bet placed successfully!'))
  time.pass(60_000)
  visibility.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  time.pass(1999)
  expect(await screen.findByText('Bet placed successfully!')).toBeTruthy()
  time.pass(1)
  expect(screen.queryByText('Bet placed successfully!')).toBeNull()
})

it('announces a success politely and an error at once', async () => {
  const { toasts } = setUp()
  render(<ToastProvider toasts={toasts}>{null}</ToastProvider>)
  act(() => toasts.success('Login successful!'))
  act(() => toasts.error('Login failed'))
  expect((await screen.findByRole('status')).textContent).toBe('Login successful!')
  expect(screen.getByRole('alert').textContent).toBe('Login failed')
})

it('is rendered once, in the newest outlet', async () => {
  const { toasts } = setUp()
  const app = (dialogOpen: boolean) => (
    <ToastProvider toasts={toasts}>
      <section aria-label="dialog">{dialogOpen && <ToastOutlet />}</section>
    </ToastProvider>
  )
  const { rerender } = render(app(true))
  act(() => toasts.error('Insufficient balance'))
  const dialog = screen.getByRole('region', { name: 'dialog' })
  expect(dialog.contains(await screen.findByRole('alert'))).toBe(true)
  rerender(app(false))
  expect(dialog.contains(screen.getByRole('alert'))).toBe(false)
})
