import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { User } from '#api/schemas/player.ts'
import { answered, asha, noAnswer, phone, refused } from '#tests/testing/session-phone.ts'
import { tokenKey } from './session.ts'

describe('a start', () => {
  it('shows the player known from an earlier visit when there is no answer', async () => {
    const { session, start } = phone({ remembered: asha })
    await start(noAnswer)
    expect(session.state()).toEqual({ status: 'signed-in', user: asha, unconfirmed: true })
  })

  it('shows the known player if the host is slow, and the fresh profile when it comes', async () => {
    const { session, asked, patienceEnds } = phone({ remembered: asha })
    const started = session.start()
    expect(session.state().status).toBe('loading')
    await patienceEnds()
    expect(session.state()).toMatchObject({ unconfirmed: true })
    asked[0]?.resolve({ ...asha, balance: 250 })
    await started
    expect(session.state()).toEqual({ status: 'signed-in', user: { ...asha, balance: 250 } })
  })

  it('ends silently if another call was refused before the profile came', async () => {
    const { session, asked, storage } = phone()
    const started = session.start()
    session.end('t-asha')
    // Until the profile has come, it isn't known if it was the token.
    expect(session.state().status).toBe('loading')
    asked[0]?.resolve(asha)
    await started
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'never' })
    expect(storage.get(tokenKey)).toBeNull()
  })

  it('signs out silently when the host refuses the token, and forgets the player §4.3', async () => {
    const { session, lastKnown, storage, start } = phone({ remembered: asha })
    await start(refused)
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'never' })
    expect(storage.get(tokenKey)).toBeNull()
    expect(lastKnown.forget).toHaveBeenCalledOnce()
  })
})

describe('a start profile that fails', () => {
  it.each([
    ['400', answered(400)],
    ['401', refused],
    ['403', answered(403)],
    ['404', answered(404)],
    ['422', answered(422)],
    ['500', answered(500)],
    ['501', answered(501)],
    [
      'a success in JSON that isn’t a player',
      new ApiError('getAuthProfile', 'malformed', { status: 200, isHosts: true }),
    ],
  ])('removes the token silently if the host answered: %s', async (_, error) => {
    const { session, storage, start } = phone()
    await start(error)
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'never' })
    expect(storage.get(tokenKey)).toBeNull()
  })

  it.each([
    ['no network', noAnswer],
    ['a part of the app itself couldn’t be loaded', new TypeError('Failed to fetch a module')],
    ['no answer in time', new ApiError('getAuthProfile', 'timeout', {})],
    ['408', answered(408)],
    ['425', answered(425)],
    ['429', answered(429)],
    ['502', answered(502)],
    ['503', answered(503)],
    ['504', answered(504)],
    ['a page', new ApiError('getAuthProfile', 'malformed', { status: 200 })],
    [
      'a page that refuses',
      new ApiError('getAuthProfile', 'refused', { status: 403, isHosts: false }),
    ],
  ])('keeps the token if the host wasn’t reached: %s', async (_, error) => {
    const { session, storage, start } = phone()
    await start(error)
    expect(session.state()).toEqual({ status: 'unreachable' })
    expect(storage.get(tokenKey)).toBe('t-asha')
  })
})

describe('a known but unconfirmed player', () => {
  async function known() {
    const all = phone({ remembered: asha })
    await all.start(noAnswer)
    return all
  }

  it('stays on screen while the host is asked again, once at a time', async () => {
    const { session, asked } = await known()
    const again = session.start()
    await session.start()
    expect(asked).toHaveLength(2)
    expect(session.state()).toMatchObject({ status: 'signed-in', unconfirmed: true })
    asked[1]?.resolve(asha)
    await again
    expect(session.state()).toEqual({ status: 'signed-in', user: asha })
  })

  it('is signed out silently by a late 401 of the start profile', async () => {
    const { session, start } = await known()
    await start(refused)
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'never' })
  })

  it('is signed out silently by the 401 of a screen that was quicker', async () => {
    const { session } = await known()
    session.end('t-asha')
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'never' })
  })

  it('is told so if the session ends after the host confirmed it', async () => {
    const { session, start } = await known()
    await start(asha)
    session.end('t-asha')
    expect(session.state()).toEqual({
      status: 'signed-out',
      reason: 'ended',
      mobileNumber: '5876543210',
    })
  })
})

describe('an admin’s token', () => {
  const admin: User = { ...asha, role: 'admin' }

  it('isn’t kept after a login, nor is the previous player’s', () => {
    const { session, storage } = phone()
    session.signIn({ token: 't-admin', user: admin })
    expect(session.token()).toBe('t-admin')
    expect(storage.get(tokenKey)).toBeNull()
  })

  it('is removed from the device once the host has said whose it is', async () => {
    const { session, storage, start } = phone()
    await start(admin)
    expect(session.state()).toEqual({ status: 'signed-in', user: admin })
    expect(session.token()).toBe('t-asha')
    expect(storage.get(tokenKey)).toBeNull()
  })
})

describe('what’s known about a player', () => {
  it('is forgotten when they sign out, and when someone signs in', async () => {
    const { session, lastKnown } = phone()
    session.signOut()
    expect(lastKnown.forget).toHaveBeenCalledTimes(1)
    session.signIn({ token: 't-new', user: asha })
    expect(lastKnown.forget).toHaveBeenCalledTimes(2)
  })

  it('isn’t shown if they signed out while it was being looked up', async () => {
    const { session, asked, turn } = phone({ remembered: asha })
    const started = session.start()
    asked[0]?.reject(noAnswer)
    session.signOut()
    await started
    await turn()
    expect(session.state()).toEqual({ status: 'signed-out', reason: 'by-choice' })
  })
})
