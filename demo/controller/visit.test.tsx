import { expect, test } from 'vitest'
import type { StorageKey } from '#platform/storage/keys.ts'
import { localStore, sessionStore } from '#platform/storage/storage.ts'
import { createToasts } from '#ui/overlay/toast-store.ts'
import { beginVisit } from './visit.tsx'

const ofPresenter: StorageKey[] = ['theme', 'ank.language', 'ank.install.later', 'ank.demo.panel']
const ofVisit: StorageKey[] = [
  'token',
  'ank.own.home-games',
  'ank.own.waiting-bets.a',
  'ank.money.placeBet.a',
  'ank.payee',
  'ank.safe-play',
  'ank.safe-play.a',
  'ank.play',
]

test('a visit begins without what an earlier one left: no time-out, no limit, no bet that waits', () => {
  for (const key of [...ofPresenter, ...ofVisit]) localStore.set(key, 'kept')
  localStorage.setItem('other-app', 'kept')
  sessionStore.set('ank.draft.bet.jodi', 'kept')
  beginVisit({ signOut() {} }, createToasts())
  expect(Object.keys({ ...localStorage }).toSorted()).toEqual(
    ['other-app', ...ofPresenter].toSorted(),
  )
  expect(sessionStore.get('ank.draft.bet.jodi')).toBeNull()
})
