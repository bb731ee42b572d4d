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

export type Bet = {
  _id: string
  betType: string
  gameId: string
  gameName: string
  session: Session | null
  betNumber: string
  betAmount: number
  potentialWin: number | null
  winAmount: number | null
  status: BetStatus
  betDate: string
  resultDate: string | null
}

export type StarlineBet = Omit<Bet, 'gameName' | 'session'> & { result: string | null }

export type Withdrawal = {
  _id: string
  amount: number
  method: string
  status: Status
  createdAt: string
  accountDetails: string
  transactionId: string | null
  remarks: string | null
}

export type Enquiry = {
  status: 'open' | 'closed'
  createdAt: string
  messages: { sender: string; message: string; timestamp: string }[]
}

export type Player = ReturnType<typeof newPlayer>

export type Deposit = {
  owner: Player
  requestId: string
  amount: number
  transactionId: string
  paymentMethod: string
  status: Status
  createdAt: string
  remarks: string | null
}

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
    /** Of all players, by transaction id. */
    deposits: new Map<string, Deposit>(),
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
    bets: [] as Bet[],
    starlineBets: [] as StarlineBet[],
    withdrawals: [] as Withdrawal[],
    enquiries: [] as Enquiry[],
  }
}
