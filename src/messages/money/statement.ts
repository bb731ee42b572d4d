import { betTypes, readBetType } from '#domain/bet/bet-types.ts'
import type { StatementEntry, StatementRowBet } from '#domain/money/statement/statement.ts'
import { statementMessages as words } from '#messages/en/money/statement.ts'
import { nameBetType, nameStarlineBetType } from '../bet/bet-types.ts'
import { namePayoutMethod } from './payout-methods.ts'

function formatRegularBet({ betType, betNumber, session }: StatementRowBet): string {
  const type = readBetType(betType)
  const noSession = type?.id === betTypes.fullSangam.id
  return words.bet(nameBetType(betType), betNumber, noSession ? null : session)
}

function formatStarlineBet({ betType, betNumber }: StatementRowBet): string {
  return words.bet(words.starline(nameStarlineBetType(betType)), betNumber, null)
}

/** What a row is: 'Deposit', 'Single Digit 1, open', 'Starline Single Pana 123'. */
export function formatEntry(entry: StatementEntry): string {
  switch (entry.kind) {
    case 'fund':
      return words.fundRequest
    case 'withdrawal':
      return words.withdrawal
    case 'bet':
    case 'win':
      return formatRegularBet(entry)
    case 'starline-bet':
    case 'starline-win':
      return formatStarlineBet(entry)
  }
}

/** Where a row belongs: 'QR', 'Bank, ends 4821', 'Malwa Day', 'Winnings, Malwa Day'. */
export function formatEntryDetail(entry: StatementEntry): string {
  switch (entry.kind) {
    case 'fund':
      return entry.paymentMethod
    case 'withdrawal': {
      const title = namePayoutMethod(entry.method)
      return entry.accountEnding === '' ? title : words.accountEnds(title, entry.accountEnding)
    }
    case 'bet':
    case 'starline-bet':
      return entry.gameName
    case 'win':
    case 'starline-win':
      return words.winnings(entry.gameName)
  }
}
