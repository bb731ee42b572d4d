import { expect, test } from '../../fixtures.ts'

/** Every text that stood on the screen, in the order it came, on each page of the tab. */
const watchTexts = () => {
  const texts = JSON.parse(sessionStorage.getItem('e2e-texts') ?? '[]') as string[]
  const note = () => {
    const root = document.getElementById('root')
    const text = root && getComputedStyle(root).display !== 'none' ? root.innerText.trim() : ''
    if (text === texts.at(-1)) return
    texts.push(text)
    sessionStorage.setItem('e2e-texts', JSON.stringify(texts))
  }
  new MutationObserver(note).observe(document, { childList: true, subtree: true })
}

for (const form of ['Login', 'Sign up'] as const) {
  test(`${form}: the other language is there at once, with what was typed`, async ({
    page,
    control,
  }) => {
    await control.open('/auth', { as: null })
    await expect(page.locator('#root[data-rendered]')).toBeAttached()
    if (form === 'Sign up') {
      await page.getByText('Sign up', { exact: true }).click()
      await page.getByLabel('Name').fill('Asha')
    }
    await page.getByLabel('Mobile number').fill('98765 4321')
    await page.addInitScript(watchTexts)
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('987654321')
    if (form === 'Sign up') await expect(page.getByLabel('नाम')).toHaveValue('Asha')
    await expect(page).toHaveURL('/auth')
    const texts = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('e2e-texts') ?? '[]') as string[],
    )
    const drawn = texts.filter((text) => text !== '')
    expect(drawn.length).toBeGreaterThan(0)
    for (const text of drawn) expect(text).toContain('मोबाइल नंबर')
    expect(texts.join()).not.toMatch(/Loading/)
  })
}
