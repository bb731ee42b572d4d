import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

test('in the widest font home’s tiles have one height, and a state is next to its market’s name', async ({
  page,
  stage,
}) => {
  await stage.open('/dashboard')
  await ready(page)
  const tiles = page.getByRole('list', { name: 'Shortcuts' }).getByRole('listitem').locator('> *')
  const heights = await tiles.evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect().height),
  )
  expect(heights).toHaveLength(4)
  expect(new Set(heights).size).toBe(1)
  const card = page.getByRole('listitem').filter({ hasText: 'Deccan Morning' })
  const name = await card.getByRole('heading').boundingBox()
  const state = await card.getByText('Market Closed').boundingBox()
  expect(state?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
})
