import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

test('pages use the journeys’ own font, not the machine’s', async ({ page, stage }) => {
  await stage.open('/auth', { as: null })
  await ready(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  // Only on Linux does Chromium read e2e/fonts.conf.
  const expected = process.platform === 'linux' ? 'DejaVu Sans' : expect.any(String)
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expected])
})

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
