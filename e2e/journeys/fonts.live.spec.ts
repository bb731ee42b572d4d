import { expect, test } from '../fixtures.ts'

test('a page is drawn with the font of the journeys, not with the machine’s', async ({
  page,
  stage,
}) => {
  test.skip(
    process.platform !== 'linux',
    'Only on Linux does Chromium read fonts.conf: here the journeys run on the machine’s own fonts.',
  )
  await stage.open('/auth', { as: null })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName)).toEqual(['DejaVu Sans'])
})
