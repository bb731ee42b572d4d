import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-backend.ts'

test('the pictures in order, each with a file', async () => {
  const banners = await testHost().as(null).call('listBanners')
  expect(banners).toEqual([
    { imagePath: '/uploads/withdrawals.svg', title: 'Withdrawals run 6:00 AM to 9:10 AM' },
    { imagePath: '/uploads/pannas.svg', title: 'Panna digits run low to high, 0 last' },
    { imagePath: '/uploads/starline.svg', title: 'A Starline draw every hour, noon to 9 PM' },
  ])
  for (const { imagePath } of banners) {
    const file = new URL(`../../assets/api/banner-settings${imagePath}`, import.meta.url)
    expect(existsSync(fileURLToPath(file))).toBe(true)
  }
})
