import { payoutAccountOf, resultId, starlineResultId } from '../../mocks/http/wire.ts'
import { contentSeed } from '../../mocks/seed/content.ts'
import { daysBefore } from '../../mocks/seed/days.ts'
import { players, playerSeed } from '../../mocks/seed/players.ts'
import { models } from '../../mocks/store/models.ts'
import type { Answer, OperationName } from '../../src/api/table/table.ts'
import { pannaDigit } from '../../src/domain/market/panna.ts'
import { parseResult } from '../../src/domain/market/result/result.ts'
import { sessions, type Session } from '../../src/domain/market/session.ts'
import { dayKey } from '../../src/domain/time/dates.ts'
import { parseDate } from '../../src/domain/time/parse-date.ts'
import { otherWords } from './private-words.ts'
import { accountId, numbered, put, tableOf, whole, type Context } from './rows.ts'

const { mobileNumber } = players.sample
const [sample] = playerSeed(daysBefore(0)).account
const person = models.account.parse({ ...sample, paytm: mobileNumber, googlePay: mobileNumber })
const [settings] = contentSeed.mainSettings
const [contact] = contentSeed.contactSettings

/** `ours` where the host has something: what was filled in still is. */
const instead = <Ours, Nothing>(theirs: unknown, ours: Ours, nothing: Nothing) =>
  theirs ? ours : nothing
const timeOf = (text: string) => text.padStart(5, '0')
/** Our own columns in place of those that the host has filled. */
const standIns = (theirs: object | null | undefined, ours: object, nothing: '' | null) =>
  Object.fromEntries(
    Object.entries(theirs ?? {}).map(([key, value]) => [
      key,
      instead<unknown, unknown>(value, Reflect.get(ours, key), nothing),
    ]),
  )
const details = (theirs: object | null | undefined) => standIns(theirs, person, null)

function putUser(user: Answer<'getUserProfile'>, context: Context): void {
  const { email, role, isActive, balance, bankDetails, paymentDetails } = user
  context.told(balance, user.mobileNumber)
  put(context, 'account', {
    id: accountId,
    role: role ?? 'player',
    isActive: isActive !== false,
    email: instead(email, person.email, null),
    ...details(bankDetails),
    ...details(paymentDetails),
  })
}

const putDetails = (theirs: object, context: Context): void =>
  put(context, 'account', { id: accountId, ...details(theirs) })

const putRates =
  (family: 'regular' | 'starline') =>
  (rates: object, context: Context): void => {
    const table = tableOf(context, 'rate')
    for (const id of [...table.keys()]) if (id.startsWith(`${family}:`)) table.delete(id)
    for (const [name, rate] of Object.entries(rates)) {
      if (rate) put(context, 'rate', { id: `${family}:${name}`, family, name, ...(rate as object) })
    }
  }

function putPana(context: Context, key: [string, string, Session], pana: string, at: number): void {
  const [gameId, date, session] = key
  const draw = { gameId, date, session, pana, digit: pannaDigit(pana), declaredAt: at }
  put(context, 'result', { id: resultId(gameId, date, session), ...draw })
}

/** The draws that a text like '128-12-345' names. */
function putResult(context: Context, gameId: string, text: string | null, date: string): void {
  const { openPana, closePana } = parseResult(text)
  for (const [index, pana] of [openPana, closePana].entries()) {
    if (pana) putPana(context, [gameId, date, sessions[index] as Session], pana, context.at)
  }
}

function putDraw(context: Context, gameId: string, drawn: unknown, day: number, at: number): void {
  if (!/^\d{3}$/.test(String(drawn ?? ''))) return
  const date = dayKey(day)
  const draw = { gameId, date, winningNumber: drawn, declaredAt: at }
  put(context, 'starlineResult', { id: starlineResultId(gameId, date), ...draw })
}

function putStarlineGame(game: Answer<'getStarlineGame'>, context: Context): void {
  const { gameName, gameNameHindi, openTime, isActive, result, minBet, maxBet } = game
  const id = context.idOf('starlineGame', game._id)
  put(context, 'starlineGame', {
    id,
    gameName: context.hide(gameName),
    gameNameHindi: gameNameHindi ? context.hide(gameNameHindi) : null,
    openTime: timeOf(openTime),
    isActive: isActive !== false,
    minBet: minBet ?? undefined,
    maxBet: maxBet ?? undefined,
  })
  putDraw(context, id, result, context.at, context.at)
}

/** What both families of bets have. */
function betOf(
  bet: Answer<'listMyBets'>[number] | Answer<'listStarlineBets'>['bets'][number],
  family: 'bet' | 'starlineBet',
  { at, idOf, hide }: Context,
) {
  const { betAmount, betNumber, betType, status, gameId, winAmount } = bet
  const game = (typeof gameId === 'object' ? gameId?._id : gameId) ?? ''
  const placedAt = parseDate(bet.betDate) ?? at
  const potentialWin = bet.potentialWin ?? winAmount ?? 0
  return {
    id: idOf(family, bet._id),
    accountId,
    gameId: idOf(family === 'bet' ? 'market' : 'starlineGame', game),
    betType,
    betNumber: hide(betNumber),
    betAmount,
    rateMin: 10,
    rateMax: (Math.max(potentialWin, 1) / betAmount) * 10,
    potentialWin,
    winAmount: winAmount ?? 0,
    status,
    date: dayKey(placedAt),
    placedAt,
    settledAt: status === 'pending' ? null : (parseDate(bet.resultDate) ?? placedAt),
  }
}

/** What deposits and withdrawals have in common. */
function requestOf(
  request: Answer<'listFundRequests'>[number] | Answer<'listWithdrawals'>[number],
  { at }: Context,
) {
  const { amount, status, remarks, createdAt } = request
  const words = remarks ? otherWords(remarks) : null
  return { accountId, amount, status, remarks: words, createdAt: parseDate(createdAt) ?? at }
}

/** What each answer says about rows. Names, numbers and words of people are replaced. */
export const readers: { [Op in OperationName]?: (answer: Answer<Op>, context: Context) => void } = {
  login: ({ user }, context) => putUser(user, context),
  signup: ({ user }, context) => putUser(user, context),
  getUserProfile: putUser,
  getAuthProfile: putUser,
  getBankDetails: putDetails,
  getPaymentDetails: putDetails,
  getGameRates: putRates('regular'),
  getStarlineRates: putRates('starline'),
  listGames(games, context) {
    tableOf(context, 'market').clear()
    for (const { _id, gameName, openTime, closeTime, result } of games) {
      const id = context.idOf('market', _id)
      const times = { openTime: timeOf(openTime), closeTime: timeOf(closeTime) }
      put(context, 'market', { id, gameName: context.hide(gameName), ...times })
      putResult(context, id, result, dayKey(context.at))
    }
  },
  listSessionResults(results, context) {
    for (const { gameDate, session, pana } of results) {
      const day = parseDate(gameDate) ?? context.at
      putPana(context, [context.gameId, dayKey(day), session], pana, day)
    }
  },
  listMyBets(bets, context) {
    for (const bet of whole(context, 'bet', bets)) {
      const row = { ...betOf(bet, 'bet', context), session: bet.session ?? null }
      put(context, 'bet', row)
      putResult(context, row.gameId, bet.result ?? null, row.date)
    }
  },
  listStarlineGames(games, context) {
    tableOf(context, 'starlineGame').clear()
    for (const game of games) putStarlineGame(game, context)
  },
  getStarlineGame: putStarlineGame,
  listStarlineResults(results, context) {
    for (const { gameDate, winningNumber, declaredAt } of results) {
      const day = parseDate(gameDate) ?? context.at
      putDraw(context, context.gameId, winningNumber, day, parseDate(declaredAt) ?? day)
    }
  },
  listStarlineBets({ bets }, context) {
    for (const bet of bets.toReversed()) {
      const row = betOf(bet, 'starlineBet', context)
      put(context, 'starlineBet', row)
      putDraw(context, row.gameId, bet.result, row.placedAt, row.settledAt ?? row.placedAt)
    }
  },
  listFundRequests(requests, context) {
    for (const [index, each] of whole(context, 'fundRequest', requests).entries()) {
      const id = context.idOf('fundRequest', each.requestId)
      const transactionId = String(400_000_000_001 + index)
      const { paymentMethod } = each
      put(context, 'fundRequest', { id, paymentMethod, transactionId, ...requestOf(each, context) })
    }
  },
  listWithdrawals(withdrawals, context) {
    for (const [index, each] of whole(context, 'withdrawal', withdrawals).entries()) {
      put(context, 'withdrawal', {
        id: context.idOf('withdrawal', each._id),
        method: each.method,
        accountDetails: payoutAccountOf(person, each.method as 'bank'),
        transactionId: instead(each.transactionId, String(500_000_000_001 + index), null),
        ...requestOf(each, context),
      })
    }
  },
  listMyEnquiries(enquiries, context) {
    tableOf(context, 'enquiryMessage').clear()
    for (const [index, each] of whole(context, 'enquiry', enquiries).entries()) {
      const id = numbered('enquiry', index + 1)
      const createdAt = parseDate(each.createdAt) ?? context.at
      put(context, 'enquiry', { id, accountId, status: each.status, createdAt })
      for (const [number, { sender, message, timestamp }] of each.messages.entries()) {
        put(context, 'enquiryMessage', {
          id: numbered(id, number + 1),
          enquiryId: id,
          sender: sender === 'user' ? 'user' : 'support',
          message: otherWords(message),
          at: parseDate(timestamp) ?? createdAt,
        })
      }
    }
  },
  listBanners(banners, context) {
    tableOf(context, 'banner').clear()
    for (const [index, { title }] of banners.entries()) {
      const { imagePath } = contentSeed.banner[index % 3] ?? contentSeed.banner[0]
      const id = numbered('banner', index + 1)
      put(context, 'banner', {
        id,
        imagePath,
        title: context.hide(title || 'Banner'),
        position: index,
      })
    }
  },
  getMainSettings(theirs, context) {
    const { appLink, whatsappNumber, upiId, withdrawalOpenTime, withdrawalCloseTime } = theirs
    put(context, 'mainSettings', {
      id: settings.id,
      ...standIns({ appLink, whatsappNumber, upiId }, settings, ''),
      minimumDeposit: theirs.minimumDeposit ?? 0,
      minimumWithdraw: theirs.minimumWithdraw ?? 0,
      withdrawalOpenTime: context.hide(withdrawalOpenTime ?? ''),
      withdrawalCloseTime: context.hide(withdrawalCloseTime ?? ''),
    })
  },
  getContactSettings({ mobileNumber, email, whatsappNumber }, context) {
    const theirs = { mobileNumber, email, whatsappNumber }
    put(context, 'contactSettings', { id: contact.id, ...standIns(theirs, contact, '') })
  },
  getHowToPlay: ({ content }, context) =>
    put(context, 'guide', { id: 'how-to-play', content: context.hide(content) }),
}
