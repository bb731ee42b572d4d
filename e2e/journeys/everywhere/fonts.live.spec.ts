import { expect, test } from '../../fixtures.ts'
import { ready } from '../../support/ready.ts'

test('pages are drawn with the font of the journeys, not with the machine’s', async ({
  page,
  stage,
}) => {
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
