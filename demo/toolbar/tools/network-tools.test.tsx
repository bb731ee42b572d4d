import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderDemo } from '#tests/testing/pages/demo.tsx'

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })

describe('faults', () => {
  test('are switches for every call, with a dot on the tab while one is on', async () => {
    const { user, backend } = renderDemo('regular-day')
    await user.click(tab('Faults'))
    await user.click(screen.getByRole('switch', { name: /Offline/ }))
    expect(backend.faults.list()).toMatchObject([{ operation: '*', fault: { kind: 'network' } }])
    expect(screen.getByRole('img', { name: 'a fault is on' })).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: /Offline/ }))
    expect(backend.faults.list()).toEqual([])
  })

  test('can be planned for one call, also as done with the reply lost', async () => {
    const { user, backend } = renderDemo('regular-day')
    await user.click(tab('Faults'))
    await user.selectOptions(screen.getByLabelText('Call'), 'createFundRequest')
    await user.selectOptions(
      screen.getByLabelText('What happens'),
      'Succeeds, but the reply is lost',
    )
    await user.click(screen.getByRole('button', { name: 'Add fault' }))
    expect(backend.faults.list()).toMatchObject([
      { operation: 'createFundRequest', fault: { kind: 'lost-answer' }, left: 1 },
    ])
    const remove = 'Remove: Create fund request, Succeeds, but the reply is lost'
    await user.click(screen.getByRole('button', { name: remove }))
    expect(backend.faults.list()).toEqual([])
  })
})

describe('the request log', () => {
  test('names the field where an answer differs from the contract', async () => {
    const { user, backend, api } = renderDemo('regular-day')
    await waitFor(() => expect(backend.log.list().length).toBeGreaterThan(3))
    backend.faults.next('getUserProfile', { kind: 'wrong-type' })
    await api.client.call('getUserProfile').catch(() => {})
    await user.click(tab('Log'))
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getByText('1 differs from contract')).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Only these' }))
    const [row] = panel.getAllByRole('listitem')
    expect(row?.textContent).toContain('/api/user/profile')
    expect(row?.textContent).toContain('user.balance: expected a number, got text')
  })

  test('shows bodies, and can be cleared', async () => {
    const { user, backend } = renderDemo('regular-day')
    await waitFor(() => expect(backend.log.list().length).toBeGreaterThan(3))
    await user.click(tab('Log'))
    expect(screen.getAllByText(/"gameName": "Deccan Morning"/).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText(/0 calls/)).toBeTruthy()
  })
})
