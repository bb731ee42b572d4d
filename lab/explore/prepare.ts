import { players } from '#mocks/seed/players.ts'
import type { ScenarioSession } from '#scenarios/define.ts'

const hour = 3_600_000

/** Makes the host's data harder to draw and to tell apart. */
export const prepare = ({ backend, clock }: ScenarioSession): Promise<void> =>
  backend.edit((db) => {
    // Names as long as a host may write them, so that whatever draws them has to make room.
    for (const { id, gameName } of db.market.getAll()) {
      const long = `${gameName} from Thiruvananthapuram to the Western Coast`
      db.market.change(id, { gameName: long })
    }
    // Earlier, the player sent the same from another phone: this one must not take it for its own.
    const earlier = clock.now() - hour
    const bet = {
      accountId: players.sample.id,
      betNumber: '7',
      betAmount: 100,
      rateMin: 10,
      rateMax: 100,
      potentialWin: 1000,
      date: '2026-11-20',
      placedAt: earlier,
    }
    db.bet.create({ ...bet, gameId: 'konkan-day', betType: 'single', session: 'open' })
    db.starlineBet.create({ ...bet, gameId: 'starline-21', betType: 'singleDigit' })
    db.withdrawal.create({
      accountId: players.sample.id,
      amount: 1000,
      method: 'bank',
      accountDetails: 'Deccan Example Bank, 123400004821, ANKX0005943',
      createdAt: earlier,
    })
  })
