/** Payout details, deposits and withdrawals. */
import {
  active,
  check,
  numberOf,
  refuse,
  signedIn,
  textOf,
  type Call,
  type Route,
} from '../call.ts'
import { isSunday, now } from '../clock.ts'
import { nextId, ownOf, type BankDetails, type Player, type Wallet, type World } from '../world.ts'

export const walletRoutes: Route[] = [
  [
    'GET /api/user/bank-details',
    signedIn((_, player) => ({ bankDetails: player.bankDetails ?? {} })),
  ],
  ['PUT /api/user/bank-details', active(saveBank)],
  [
    'GET /api/user/payment-details',
    signedIn((_, player) => ({ paymentDetails: Object.fromEntries(player.wallets) })),
  ],
  ['PUT /api/user/payment-details', active(saveWallet)],
  ['POST /api/fund-request/create', active(askForDeposit)],
  ['GET /api/fund-request/history', signedIn(listDeposits)],
  ['POST /api/withdraw/request', active(askForWithdrawal)],
  ['GET /api/withdraw/history', signedIn(listWithdrawals)],
]

/** Where a withdrawal by a method is paid to, if the player has saved it. */
const accountOf = new Map<string, (player: Player) => string | undefined>([
  ['bank', (player) => player.bankDetails?.accountNumber],
  ['phonepe', (player) => player.wallets.get('phonepe')],
  ['googlepay', (player) => player.wallets.get('googlePay')],
  ['paytm', (player) => player.wallets.get('paytm')],
])

function saveBank({ body }: Call, player: Player) {
  const details: BankDetails = {
    accountHolderName: textOf(body, 'accountHolderName'),
    accountNumber: textOf(body, 'accountNumber'),
    ifscCode: textOf(body, 'ifscCode'),
    bankName: textOf(body, 'bankName'),
  }
  check([
    ...Object.entries(details).map(([key, value]): [boolean, string] => [
      value === '',
      `${key} is required`,
    ]),
    [
      details.accountNumber !== textOf(body, 'confirmAccountNumber'),
      'Account numbers do not match',
    ],
  ])
  player.bankDetails = details
  return {}
}

function saveWallet({ body }: Call, player: Player) {
  const wallets: Wallet[] = ['paytm', 'googlePay', 'phonepe']
  const sent = wallets.filter((wallet) => wallet in body)
  check([
    [sent.length !== 1, 'Please send one number'],
    [
      sent.some((wallet) => !/^\d{10}$/.test(textOf(body, wallet))),
      'Please enter a valid 10-digit mobile number',
    ],
  ])
  for (const wallet of sent) player.wallets.set(wallet, textOf(body, wallet))
  return {}
}

/** Keeps the request of a deposit under its transaction id, or says why not. */
export function askForDeposit({ world, body }: Call, player: Player) {
  const amount = numberOf(body, 'amount')
  const transactionId = textOf(body, 'transactionId')
  const paymentMethod = textOf(body, 'paymentMethod')
  const minimum = minimumOf(world, 'minimumDeposit')
  check([
    [!(amount >= minimum), `Minimum deposit amount is ${minimum} points`],
    [amount % 1 !== 0, 'The amount must be in whole rupees'],
    [!/^[A-Za-z0-9]{1,35}$/.test(transactionId), 'Please enter a valid transaction id'],
    [!['UPI', 'QR'].includes(paymentMethod), 'Unknown payment method'],
  ])
  if (world.deposits.has(transactionId)) {
    refuse(400, 'A request with this transaction id exists already')
  }
  world.deposits.set(transactionId, {
    owner: player,
    requestId: nextId(world, 'FR'),
    amount,
    transactionId,
    paymentMethod,
    status: 'pending',
    createdAt: now(world.clockShift).toISOString(),
    remarks: null,
  })
  return {}
}

/** Sets the amount aside and keeps the request, or says why not. */
export function askForWithdrawal({ world, body }: Call, player: Player) {
  const moment = now(world.clockShift)
  const amount = numberOf(body, 'amount')
  const method = textOf(body, 'method')
  const minimum = minimumOf(world, 'minimumWithdraw')
  check([
    [!(amount >= minimum), `Minimum withdrawal amount is ₹${minimum}`],
    [!accountOf.has(method), 'Unknown withdrawal method'],
  ])
  if (isSunday(moment)) refuse(400, 'Withdrawals are closed on Sundays')
  const accountDetails =
    accountOf.get(method)?.(player) ??
    refuse(400, 'Please save the details of this withdrawal method first')
  if (amount > player.balance) refuse(400, 'Insufficient balance')
  player.balance -= amount
  const _id = nextId(world, 'withdrawal')
  world.withdrawals.set(_id, {
    _id,
    owner: player,
    amount,
    method,
    status: 'pending',
    createdAt: moment.toISOString(),
    accountDetails,
    transactionId: null,
    remarks: null,
  })
  return {}
}

function listDeposits({ world }: Call, player: Player) {
  return { requests: ownOf(world.deposits, player) }
}

function listWithdrawals({ world }: Call, player: Player) {
  return { withdrawals: ownOf(world.withdrawals, player) }
}

function minimumOf(world: World, setting: string): number {
  const value = world.settings.get(setting)
  return typeof value === 'number' ? value : 1
}
