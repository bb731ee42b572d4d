import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { storePublicAnswers } from '#data/kept/public-answers.ts'
import { noConnection } from '#tests/testing/answers.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { atOnce, memoryItemStore, storeOn } from '#tests/testing/memory-item-store.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

const now = Date.UTC(2026, 10, 20, 8, 12)
const contact = () => Response.json({ mobileNumber: '9000012345', email: 'help@ank.example' })
const guide = () => Response.json({ content: '# How a bet wins\n\nRead me.' })

/** A visit in one browser by someone without an account. */
function browser() {
  const [mine, publicItems] = [memoryItemStore(), memoryItemStore()]
  return {
    mine,
    publicItems,
    visit: (path: string, options: RenderAppOptions & { version?: string } = {}) => {
      const { version = '1.0.0', ...rest } = options
      return renderApp(path, {
        now,
        storeAnswers: async (parts) => {
          const { itemStore } = publicItems
          storePublicAnswers({ ...parts, itemStore, version, schedule: atOnce })
          return storeOn(mine.itemStore, version)(parts)
        },
        ...rest,
      })
    },
  }
}

/** Opens the guide and the contact page with a connection; leaves when both are kept. */
async function readBoth({ visit, publicItems }: ReturnType<typeof browser>): Promise<void> {
  for (const [path, text] of [
    ['/how-to-play', 'Read me.'],
    // An address may break after its @.
    ['/contact-us', 'ank.example'],
  ] as const) {
    const answers = { getHowToPlay: guide, getContactSettings: contact }
    const { unmount } = visit(path, { answers })
    await screen.findByText(text)
    unmount()
  }
  await waitFor(() =>
    expect(publicItems.items().map(({ id }) => id)).toEqual([
      '["getHowToPlay",{}]',
      '["getContactSettings",{}]',
    ]),
  )
}

beforeEach(idleAtOnce)

test('without a connection and an account, a guide that was read before opens again, with its time; not in another version', async () => {
  const phone = browser()
  await readBoth(phone)
  const { unmount } = phone.visit('/how-to-play', { answers: noConnection, now: now + 60 * 60_000 })
  expect(await screen.findByText('Read me.')).toBeTruthy()
  expect(await screen.findByText('Offline. Showing 1:42 PM')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  phone.visit('/how-to-play', { answers: noConnection, version: '2.0.0' })
  expect(await screen.findByText(/^Failed to load How to Play content/)).toBeTruthy()
  expect(screen.queryByText('Read me.')).toBeNull()
})

test('what’s stored for everyone says nothing about a player', async () => {
  const phone = browser()
  phone.visit('/wallet')
  await screen.findByText('Updated 1:42 PM')
  await waitFor(() => expect(phone.mine.items().length).toBeGreaterThan(1))
  expect(
    phone.publicItems.items().filter(({ id }) => !/Settings|Banners|HowToPlay/.test(id)),
  ).toEqual([])
})
