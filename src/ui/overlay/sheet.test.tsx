import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { Drawer } from './drawer.tsx'
import { Sheet } from './sheet.tsx'

interface ScreenProps {
  kind: 'sheet' | 'drawer'
  content?: ReactNode
}

function Screen({ kind, content }: ScreenProps) {
  const [open, setOpen] = useState(false)
  const [here, setHere] = useState(true)
  const close = () => setOpen(false)
  const leave = (
    <button type="button" onClick={() => setHere(false)}>
      Leave
    </button>
  )
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Scan to pay
      </button>
      {here && kind === 'sheet' && (
        <Sheet open={open} onClose={close} title="Pay by QR">
          {leave}
          {content}
        </Sheet>
      )}
      {here && kind === 'drawer' && (
        <Drawer open={open} onClose={close} label="Menu" header={<p>Sample Player</p>}>
          {leave}
          {content}
        </Drawer>
      )}
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Scan to pay' })

it('opens with the focus on its title and gives it back when closed by its button', async () => {
  const user = userEvent.setup()
  render(<Screen kind="sheet" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(opener())
  expect(screen.getByRole('dialog', { name: 'Pay by QR' })).toBeTruthy()
  await expect.poll(() => document.activeElement?.textContent).toBe('Pay by QR')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it.each(['sheet', 'drawer'] as const)(
  '%s is shown before the page behind it is made inert, which takes a slow phone long',
  async (kind) => {
    const user = userEvent.setup()
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(<Screen kind={kind} />)
    await user.click(opener())
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy()
    expect(showModal).not.toHaveBeenCalled()
    act(() => frames.splice(0).forEach((run) => run(0)))
    await expect.poll(() => showModal.mock.calls).toHaveLength(1)
    expect(screen.getByRole('dialog')).toHaveProperty('open', true)
  },
)

it.each(['sheet', 'drawer'] as const)(
  '%s dims the page before its content is rendered',
  async (kind) => {
    const user = userEvent.setup()
    const dimmed: (boolean | undefined)[] = []
    const Content = () => {
      dimmed.push(document.querySelector('dialog')?.open)
      return <p>Form</p>
    }
    render(<Screen kind={kind} content={<Content />} />)
    await user.click(opener())
    expect(screen.getByText('Form')).toBeTruthy()
    expect(dimmed[0]).toBe(true)
  },
)

it('closes by Escape before it’s modal', async () => {
  const user = userEvent.setup()
  vi.stubGlobal('requestAnimationFrame', () => 1)
  render(<Screen kind="sheet" />)
  await user.click(opener())
  expect(screen.getByRole('heading', { name: 'Pay by QR' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it('isn’t made modal if it’s closed before that', async () => {
  const user = userEvent.setup()
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1))
  render(<Screen kind="sheet" />)
  await user.click(opener())
  expect(frames).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(frames).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it('stays open if it’s open from the start and its effects run twice', async () => {
  const close = vi.fn<() => void>()
  render(
    <StrictMode>
      <Sheet open onClose={close} title="Pay by QR">
        12345
      </Sheet>
    </StrictMode>,
  )
  // The first closing's event comes late.
  await act(() => Promise.resolve())
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Pay by QR' })).toBeTruthy()
})

it('closes when the browser closes it (Escape, back gesture)', async () => {
  const user = userEvent.setup()
  render(<Screen kind="sheet" />)
  await user.click(opener())
  await user.click(screen.getByRole('heading', { name: 'Pay by QR' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  await expect.poll(() => screen.queryByRole('heading', { name: 'Pay by QR' })).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it.each(['sheet', 'drawer'] as const)(
  '%s closes only on a press outside the panel',
  async (kind) => {
    const user = userEvent.setup()
    render(<Screen kind={kind} />)
    await user.click(opener())
    const dialog = screen.getByRole('dialog')
    await user.click(dialog.firstElementChild as Element)
    expect(screen.queryByRole('dialog')).toBe(dialog)
    await user.click(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
  },
)

it.each(['sheet', 'drawer'] as const)(
  '%s stays open when it was asked for by a double press, whose second is beside the panel',
  async (kind) => {
    const user = userEvent.setup()
    render(<Screen kind={kind} />)
    await user.click(opener())
    const dialog = screen.getByRole('dialog')
    fireEvent.click(dialog, { detail: 2 })
    expect(screen.queryByRole('dialog')).toBe(dialog)
    fireEvent.click(dialog, { detail: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

it.each(['sheet', 'drawer'] as const)('%s gives the focus back when it’s removed', async (kind) => {
  const user = userEvent.setup()
  render(<Screen kind={kind} />)
  await user.click(opener())
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})
