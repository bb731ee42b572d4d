import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TabPanel, Tabs } from './tabs.tsx'

const items = [
  { value: 'all', label: 'All' },
  { value: 'funds', label: 'Funds' },
  { value: 'bets', label: 'Bets' },
]

function Statement() {
  const [value, setValue] = useState('all')
  return (
    <>
      <Tabs id="statement" label="Show" items={items} value={value} onChange={setValue} />
      <TabPanel id="statement" value={value}>
        Panel of {value}
      </TabPanel>
    </>
  )
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('is one tab stop; arrow keys choose, round the ends, and Home and End jump', async () => {
  const user = userEvent.setup()
  render(<Statement />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('All')
  await user.keyboard('{ArrowRight}')
  expect(selected()).toBe('Funds')
  expect(document.activeElement?.textContent).toBe('Funds')
  await user.keyboard('{End}')
  expect(selected()).toBe('Bets')
  await user.keyboard('{ArrowRight}')
  expect(selected()).toBe('All')
  await user.keyboard('{ArrowLeft}')
  expect(selected()).toBe('Bets')
  await user.keyboard('{Home}')
  expect(selected()).toBe('All')
  await user.tab()
  expect(screen.getByRole('tablist').contains(document.activeElement)).toBe(false)
  await user.click(screen.getByRole('tab', { name: 'Funds' }))
  // The tab names the panel.
  expect(screen.getByRole('tabpanel', { name: 'Funds' }).textContent).toBe('Panel of funds')
})
