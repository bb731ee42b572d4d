/** What the host remembers. A world is made empty and filled by `states.ts`. */

export type Status = 'pending' | 'approved' | 'rejected' | 'processing' | 'completed'
export type BetStatus = 'pending' | 'won' | 'lost' | 'cancelled'
export type Session = 'open' | 'close'
export type Wallet = 'paytm' | 'googlePay' | 'phonepe'
/** A stake of `min` pays `max`. */
export type Rate = { min: number; max: number }

export type BankDetails = {
  accountHolderName: string
  accountNumber: string
  ifscCode: string
  bankName: string
}

/** What the bets of markets and of Starline have in common. */
export type Stake = {
  _id: string
  owner: Player
  gameId: string
  betType: string
  betNumber: string
  betAmount: number
  potentialWin: number | null
  winAmount: number | null
  status: BetStatus
  betDate: string
  resultDate: string | null
}

export type Bet = Stake & { gameName: string; session: Session | null }
export type StarlineBet = Stake & { result: string | null }

/** What deposits and withdrawals have in common. */
export type Request = {
  owner: Player
  amount: number
  status: Status
  createdAt: string
  remarks: string | null
}

export type Deposit = Request & { requestId: string; transactionId: string; paymentMethod: string }
export type Withdrawal = Request & {
  _id: string
  method: string
  accountDetails: string
  transactionId: string | null
}

export type Enquiry = {
  status: 'open' | 'closed'
  createdAt: string
  messages: { sender: string; message: string; timestamp: string }[]
}

export type Player = ReturnType<typeof newPlayer>

/** The panas of one day of a market, as far as they are declared. */
export type DayResult = Partial<Record<Session, string>>

export type Market = {
  id: string
  name: string
  openTime: string
  closeTime: string
  results: Map<string, DayResult>
}

export type StarlineGame = {
  id: string
  name: string
  openTime: string
  minBet: number
  maxBet: number
  results: Map<string, { pana: string; declaredAt: string }>
}

export type World = ReturnType<typeof emptyWorld>

/** A host that was just installed. */
export function emptyWorld() {
  return {
    clockShift: 0,
    serial: 0,
    /** By mobile number. */
    players: new Map<string, Player>(),
    /** By token. */
    sessions: new Map<string, Player>(),
    /** The responses for each `Idempotency-Key`, by player, call and key. */
    answered: new Map<string, { sent: string; answer: unknown }>(),
    /** Of all players, by id; deposits by transaction id. */
    bets: new Map<string, Bet>(),
    starlineBets: new Map<string, StarlineBet>(),
    deposits: new Map<string, Deposit>(),
    withdrawals: new Map<string, Withdrawal>(),
    markets: new Map<string, Market>(),
    rates: new Map<string, Rate>(),
    starlineGames: new Map<string, StarlineGame>(),
    starlineRates: new Map<string, Rate>(),
    banners: [] as { imagePath: string; title: string }[],
    settings: new Map<string, string | number>(),
    contact: new Map<string, string>(),
    guide: '',
  }
}

/** An id that this world has not used yet. */
export function nextId(world: World, kind: string): string {
  world.serial += 1
  return `${kind}-${world.serial}`
}

/** What a player has of these, the newest first, without whose they are. */
export function ownOf<Owned extends { owner: Player }>(all: Map<string, Owned>, player: Player) {
  return [...all.values()]
    .filter(({ owner }) => owner === player)
    .map(({ owner: _, ...own }) => own)
    .toReversed()
}

/** An account without money, details or history. */
export function newPlayer(name: string, mobileNumber: string, password: string) {
  return {
    name,
    mobileNumber,
    password,
    email: null as string | null,
    balance: 0,
    isActive: true,
    bankDetails: null as BankDetails | null,
    wallets: new Map<Wallet, string>(),
    enquiries: [] as Enquiry[],
  }
}
