import { describe, expect, it } from 'vitest'
import type { User } from '#api/schemas/player.ts'
import { asha, phone, refused } from '#tests/testing/session-phone.ts'
import { tokenKey } from './session.ts'

describe('another tab that has signed in since, before this one hears of it', () => {
  const ravi: User = { name: 'Ravi', mobileNumber: '5876543212' }

  it('keeps its token if this tab’s is refused, and this tab takes it over', async () => {
    const { session, storage, asked, start } = phone()
    await start(asha)
    storage.set(tokenKey, 't-ravi')
    session.end('t-asha')
    expect([storage.get(tokenKey), session.token()]).toEqual(['t-ravi', 't-ravi'])
    asked.at(-1)?.resolve(ravi)
    await expect.poll(() => session.state()).toEqual({ status: 'signed-in', user: ravi })
  })

  it.each([
    ['the host refuses the older token', refused],
    ['the host knows the older token’s player', asha],
  ])('keeps its token if a start ends later: %s', async (_, answer) => {
    const { session, storage, asked } = phone()
    const started = session.start()
    storage.set(tokenKey, 't-ravi')
    if (answer instanceof Error) asked[0]?.reject(answer)
    else asked[0]?.resolve(answer)
    await started
    expect([storage.get(tokenKey), session.token()]).toEqual(['t-ravi', 't-ravi'])
    asked[1]?.resolve(ravi)
    await expect.poll(() => session.state()).toEqual({ status: 'signed-in', user: ravi })
  })

  it('keeps its token if another call was refused before the profile came', async () => {
    const { session, storage, asked } = phone()
    const started = session.start()
    session.end('t-asha')
    storage.set(tokenKey, 't-ravi')
    asked[0]?.resolve(asha)
    await started
    expect([storage.get(tokenKey), session.token()]).toEqual(['t-ravi', 't-ravi'])
  })

  it('keeps its token if an admin’s, which only this tab has, is refused', async () => {
    const { session, storage } = phone()
    session.signIn({ token: 't-admin', user: { ...asha, role: 'admin' } })
    storage.set(tokenKey, 't-ravi')
    session.end('t-admin')
    expect([storage.get(tokenKey), session.token()]).toEqual(['t-ravi', 't-ravi'])
  })

  it('is signed out with this one by Sign Out, which is for the whole browser', async () => {
    const { session, storage, start } = phone()
    await start(asha)
    storage.set(tokenKey, 't-ravi')
    session.signOut()
    expect(storage.get(tokenKey)).toBeNull()
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'by-choice' })
  })
})

describe('another tab that signed out', () => {
  it('isn’t signed in again by a start that ends later', async () => {
    const { session, storage, asked } = phone()
    const started = session.start()
    storage.remove(tokenKey)
    asked[0]?.resolve(asha)
    await started
    expect(storage.get(tokenKey)).toBeNull()
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'by-choice' })
  })

  it('has left nothing for this tab’s refused token to remove', async () => {
    const { session, storage, start } = phone()
    await start(asha)
    storage.remove(tokenKey)
    session.end('t-asha')
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'ended' })
  })

  it('is followed, and what this tab wrote last is forgotten too', () => {
    const { session, storage, lastKnown } = phone()
    storage.remove(tokenKey)
    session.adoptStoredToken()
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'by-choice' })
    expect(lastKnown.forget).toHaveBeenCalledOnce()
  })
})
