import { timingSafeEqual } from 'node:crypto'

/**
 * The provider states for an Express host. Mount it in test and staging builds only:
 *
 *   import express from 'express'
 *   import { providerStates } from './provider-states.mjs'
 *   app.post('/_pact/states', express.json(), providerStates(host))
 *
 * It wipes the host's data: it won't start without ANK_STATES_SECRET in the environment, and it
 * refuses requests without that as ?secret=… (ank-verify.mjs sends it).
 *
 * `host` is yours, a dozen functions over your own database. Each may be async.
 *
 *   reset()               Empties players, bets and requests. A filled site: banners, guide, settings, contact,
 *                         rates; a game and a Starline game that take bets now and have past results; no Sunday;
 *                         the real time.
 *   setTime(time)         Sets the host's clock to a time of day in India, such as '00:30:00'. Without it, what
 *                         happens at midnight and when betting closes can't be checked.
 *   addOthers()           Makes another player with a bet, a Starline bet, a fund request, a withdrawal and an
 *                         enquiry: without them, a list that shows everybody's rows looks right.
 *   makePlayer(player)    Makes an active player and gives a token. `player` may hold: balance, isActive, email,
 *                         mobileNumber, password, payout ('all', 'bank' or 'none'; left out, 'none').
 *   removePlayer(number)  Removes the account of a mobile number, if there is one.
 *   makeSunday(), closeMarkets(), finishStarline(), emptySite(games)
 *   addBet(token, status), addStarlineBet(token, status), addFundRequest(token, status),
 *   addWithdrawal(token, status), addEnquiry(token, status)
 *   gameId, starlineGameId, today(), day()   See "Provider states" in api.md.
 *   declare(gameId, session, pana), declareStarline(starlineGameId, pana), approveDeposit(transactionId),
 *   rejectDeposit(transactionId), completeWithdrawal(id), rejectWithdrawal(id), deactivate(mobileNumber)
 *                         What the staff do; each gives false where it was done before or can't be done.
 */
const setups = (host) => {
  const { gameId, starlineGameId } = host
  const games = async () => ({ gameId, starlineGameId, today: await host.today() })
  return {
    'nobody is signed in': async ({ freeNumber }) => {
      await host.removePlayer(freeNumber)
      return { token: 'token-that-ended' }
    },
    'a regular day': async () => {
      const mobileNumber = '5876543210'
      const password = 'play123'
      const email = 'sample.player@example.com'
      const player = { mobileNumber, password, email, balance: 12450, payout: 'all' }
      return { token: await host.makePlayer(player), mobileNumber, password, ...(await games()) }
    },
    'a player who has just signed up': async () => ({
      token: await host.makePlayer({ balance: 1000, payout: 'none' }),
    }),
    'a player who is not active': async () => ({
      token: await host.makePlayer({ balance: 1000, isActive: false }),
      ...(await games()),
    }),
    'it is Sunday': async () => {
      await host.makeSunday()
      return { token: await host.makePlayer({ balance: 1000, payout: 'bank' }) }
    },
    'every market of the day has closed': async () => {
      await host.closeMarkets()
      const token = await host.makePlayer({ balance: 1000 })
      return { token, gameId, today: await host.today() }
    },
    'a player with a balance of 640 rupees': async () => ({
      token: await host.makePlayer({ balance: 640, payout: 'bank' }),
      ...(await games()),
    }),
    'a player without a saved payout account': async () => ({
      token: await host.makePlayer({ balance: 1000, payout: 'none' }),
    }),
    'every Starline game of the day is over': async () => {
      await host.finishStarline()
      return { token: await host.makePlayer({ balance: 1000 }), starlineGameId }
    },
    'a player with one bet': async ({ status }) => {
      const token = await host.makePlayer({ balance: 1000 })
      await host.addBet(token, status)
      return { token }
    },
    'a player with one Starline bet': async ({ status }) => {
      const token = await host.makePlayer({ balance: 1000 })
      await host.addStarlineBet(token, status)
      return { token, starlineGameId, day: await host.day() }
    },
    'a player with one fund request': async ({ status }) => {
      const token = await host.makePlayer({ balance: 1000 })
      await host.addFundRequest(token, status)
      return { token }
    },
    'a player with one withdrawal': async ({ status }) => {
      const token = await host.makePlayer({ balance: 2000 })
      await host.addWithdrawal(token, status)
      return { token }
    },
    'a player with one enquiry': async ({ status }) => {
      const token = await host.makePlayer({ balance: 1000 })
      await host.addEnquiry(token, status)
      return { token }
    },
    'a site that was just set up': async ({ games }) => {
      await host.emptySite(games)
      return { token: await host.makePlayer({ balance: 1000 }), gameId, starlineGameId }
    },
  }
}

/** What the staff do; nothing else is changed. */
const staffActions = (
  host,
  { gameId, session, pana, starlineGameId, transactionId, withdrawalId, mobileNumber },
) => ({
  'declare a result': () => host.declare(gameId, session, pana),
  'declare a Starline result': () => host.declareStarline(starlineGameId, pana),
  'approve a deposit': () => host.approveDeposit(transactionId),
  'reject a deposit': () => host.rejectDeposit(transactionId),
  'complete a withdrawal': () => host.completeWithdrawal(withdrawalId),
  'reject a withdrawal': () => host.rejectWithdrawal(withdrawalId),
  'make a player inactive': () => host.deactivate(mobileNumber),
})

const isSame = (given, wanted) => {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Answers what the verifier sends before each call. */
export const providerStates = (host, secret = process.env.ANK_STATES_SECRET) => {
  if (!secret) throw new Error('ANK_STATES_SECRET is not set, so there is no state endpoint.')
  return async (request, response) => {
    if (!isSame(request.query.secret ?? '', secret)) {
      return response.status(403).json({ message: 'The secret is missing or wrong.' })
    }
    const { state, params = {}, action } = request.body
    if (action === 'teardown') return response.json({})
    const known = action === 'staff' ? staffActions(host, params) : setups(host)
    if (!Object.hasOwn(known, state)) {
      return response.status(404).json({ message: `There is no state "${state}".` })
    }
    if (action === 'staff') {
      if (await known[state]()) return response.json({})
      return response.status(409).json({ message: 'It was done before, or cannot be done.' })
    }
    await host.reset()
    if (params.time) await host.setTime(params.time)
    await host.addOthers()
    return response.json(await known[state](params))
  }
}
