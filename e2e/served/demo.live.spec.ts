import { expect, test } from '@playwright/test'
import { watch } from '../testing/checks/problems.ts'
import { serveBehind } from '../testing/host/web-server.ts'
import { anyServer, needsServer, walk } from './walk.ts'

// Each server sends the same headers (headers.live.spec.ts): one is enough to walk behind.
test(`every screen of the demo works behind ${anyServer}, with its build’s headers`, async ({
  page,
  context,
}) => {
  needsServer(anyServer)
  test.slow()
  // Nothing answers /api: the demo's host is in the page.
  const site = await serveBehind(anyServer, 'dist-demo', 9)
  try {
    const problems = watch(context, site.origin)
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Sample Player/ }).click()
    await expect(page).toHaveURL(`${site.origin}/dashboard`)
    await walk(page, site.origin)
    expect(problems.found()).toEqual([])
  } finally {
    await site.close()
  }
})
