import { expect, test } from '../../fixtures.ts'

for (const lacked of ['timeout of AbortSignal', 'CompressionStream']) {
  test(`a browser without ${lacked} is too old: it says so and loads nothing`, async ({ page }) => {
    await page.addInitScript((name) => {
      if (name === 'CompressionStream') Reflect.deleteProperty(globalThis, name)
      else Reflect.deleteProperty(AbortSignal, 'timeout')
    }, lacked)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(page.locator('body')).toContainText(
      'This browser is too old for Ank. Update Chrome or Android System WebView.',
    )
    await expect(page.locator('body')).toContainText('बहुत पुराना है')
    await expect(page.locator('#root')).toHaveCount(0)
    expect(asked.filter((path) => /\.(js|css)$|^\/api/.test(path))).toEqual([])
  })
}
