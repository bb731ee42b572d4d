import { expect, test } from '../../fixtures.ts'

const messages = Array.from({ length: 300 }, (_, at) => ({
  sender: at % 3 === 0 ? 'user' : 'support',
  message: `Message ${at}. ${'A sentence of some length. '.repeat(at % 4)}`,
  timestamp: new Date(Date.UTC(2026, 9, 1) + at * 3_600_000).toISOString(),
}))

for (const anchoring of ['auto', 'none']) {
  test(`a long chat opens at its end and stays there while older messages come above it, scroll anchoring ${anchoring}`, async ({
    page,
    control,
  }) => {
    await page.addInitScript((value) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.setProperty('overflow-anchor', value)
      })
    }, anchoring)
    await page.route('**/api/enquiry/user', (route) =>
      route.fulfill({
        json: [{ status: 'open', createdAt: '2026-10-01T00:00:00.000Z', messages }],
      }),
    )
    await control.open('/enquiry')
    const list = page.getByRole('list', { name: 'Conversation with support' })
    await expect(list.locator('> li')).toHaveCount(300)
    await expect(list.getByText(/^Message 299\./)).toBeInViewport()
    // What is read stays while something is typed, too.
    const read = list.getByText(/^Message 150\./)
    await read.scrollIntoViewIfNeeded()
    const field = page.getByRole('textbox', { name: 'Message' })
    await field.focus()
    const before = await read.boundingBox()
    await field.pressSequentially('Hello')
    await expect(field).toHaveValue('Hello')
    expect(await read.boundingBox()).toEqual(before)
  })
}
