import { privacyMessages } from '#messages/player/privacy.ts'
import { expect, test } from '../../fixtures.ts'

test.describe('how to play', () => {
  test('draws headings, bold, italic and lists from the host’s text', async ({ page, stage }) => {
    await stage.open('/how-to-play', { as: null })
    const guide = page.getByRole('article')
    await expect(guide.getByRole('heading', { level: 2 }).first()).toHaveText('How to play')
    await expect(guide.locator('strong').first()).toHaveText('open')
    await expect(guide.locator('em').first()).toHaveText('panna')
    await expect(guide.getByRole('listitem').first()).toContainText('128-12-345')
    await expect(guide).not.toContainText('**')
    await expect(guide).not.toContainText('##')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/auth')
  })
})

/** What the policy must speak of (sentences 2.35 to 2.38), as a reader would look for it. */
const points = {
  'mobile number': /Your mobile number/,
  name: /first and last name/,
  'usage data': /Usage data/,
  use: /Your data is used to/,
  retention: /We keep your data for as long as/,
  transfer: /may be transferred to/,
  deletion: /delete your account and the data/,
  disclosure: /We don’t sell your data/,
  'nobody under 18': /is not for anyone under the age of 18/,
}

test.describe('the privacy policy', () => {
  test('covers every point, is dated today, and says how to reach us', async ({ page, stage }) => {
    await stage.open('/privacy-policy', { as: null })
    const policy = page.getByRole('article')
    for (const text of Object.values(points)) await expect(policy).toContainText(text)
    const titles = privacyMessages.sections.map(({ title }) => title)
    await expect(policy.getByRole('heading', { level: 2 })).toHaveText([...titles, 'Contact'])
    await expect(policy.getByText('Last updated: 20 November 2026')).toBeVisible()
    await expect(policy.getByRole('link', { name: 'support@ank.example' })).toBeVisible()
    await expect(policy.getByRole('link', { name: '5000000002' })).toHaveAttribute(
      'href',
      'tel:5000000002',
    )
    await expect(policy.getByRole('link', { name: '5000000001' })).toHaveAttribute(
      'href',
      'https://wa.me/915000000001',
    )
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/auth')
  })
})
