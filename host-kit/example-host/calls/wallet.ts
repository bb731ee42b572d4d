/** Payout details, deposits and withdrawals. */
import {
  active,
  invalid,
  numberOf,
  ok,
  problemsOf,
  refuse,
  signedIn,
  textOf,
  type Call,
  type Reply,
  type Route,
} from '../call.ts'
import { isSunday, now } from '../clock.ts'
import { nextId, type BankDetails, type Player, type Wallet, type World } from '../world.ts'

export const walletRoutes: Route[] = [
  [
    'GET /api/user/bank-details',
    signedIn((_, player) => ok({ bankDetails: player.bankDetails ?? {} })),
  ],
  ['PUT /api/user/bank-details', active(saveBank)],
  [
    'GET /api/user/payment-details',
    signedIn((_, player) => ok({ paymentDetails: Object.fromEntries(player.wallets) })),
  ],
  ['PUT /api/user/payment-details', active(saveWallet)],
  ['POST /api/fund-request/create', active(askForDeposit)],
  ['GET /api/fund-request/history', signedIn(listDeposits)],
  ['POST /api/withdraw/request', active(askForWithdrawal)],
  ['GET /api/withdraw/history', signedIn((_, player) => ok({ withdrawals: player.withdrawals }))],
]

/** Where a withdrawal by a method is paid to, if the player has saved it. */
const accountOf = new Map<string, (player: Player) => string | undefined>([
  ['bank', (player) => player.bankDetails?.accountNumber],
  ['phonepe', (player) => player.wallets.get('phonepe')],
  ['googlepay', (player) => player.wallets.get('googlePay')],
  ['paytm', (player) => player.wallets.get('paytm')],
])

function saveBank({ body }: Call, player: Player): Reply {
  const details: BankDetails = {
    accountHolderName: textOf(body, 'accountHolderName'),
    accountNumber: textOf(body, 'accountNumber'),
    ifscCode: textOf(body, 'ifscCode'),
    bankName: textOf(body, 'bankName'),
  }
  const problems = problemsOf([
    ...Object.entries(details).map(([key, value]): [boolean, string] => [
      value === '',
      `${key} is required`,
    ]),
    [
      details.accountNumber !== textOf(body, 'confirmAccountNumber'),
      'Account numbers do not match',
    ],
  ])
  if (problems.length > 0) return invalid(problems)
  player.bankDetails = details
  return ok()
}

function saveWallet({ body }: Call, player: Player): Reply {
  const wallets: Wallet[] = ['paytm', 'googlePay', 'phonepe']
  const sent = wallets.filter((wallet) => wallet in body)
  const problems = problemsOf([
    [sent.length !== 1, 'Please send one number'],
    [
      sent.some((wallet) => !/^\d{10}$/.test(textOf(body, wallet))),
      'Please enter a valid 10-digit mobile number',
    ],
  ])
  if (problems.length > 0) return invalid(problems)
  for (const wallet of sent) player.wallets.set(wallet, textOf(body, wallet))
  return ok()
}

/** Keeps the request of a deposit under its transaction id, or says why not. */
export function askForDeposit({ world, body }: Call, player: Player): Reply {
  const amount = numberOf(body, 'amount')
  const transactionId = textOf(body, 'transactionId')
  const paymentMethod = textOf(body, 'paymentMethod')
  const minimum = minimumOf(world, 'minimumDeposit')
  const isMethod = paymentMethod === 'UPI' || paymentMethod === 'QR'
  const problems = problemsOf([
    [!(amount >= minimum), `Minimum deposit amount is ${minimum} points`],
    [amount % 1 !== 0, 'The amount must be in whole rupees'],
    [!/^[A-Za-z0-9]{1,35}$/.test(transactionId), 'Please enter a valid transaction id'],
    [!isMethod, 'Unknown payment method'],
  ])
  if (problems.length > 0 || !isMethod) return invalid(problems)
  if (world.deposits.has(transactionId)) {
    return refuse(400, 'A request with this transaction id exists already')
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
  return ok()
}

/** Sets the amount aside and keeps the request, or says why not. */
export function askForWithdrawal({ world, body }: Call, player: Player): Reply {
  const moment = now(world.clockShift)
  const amount = numberOf(body, 'amount')
  const method = textOf(body, 'method')
  const minimum = minimumOf(world, 'minimumWithdraw')
  const problems = problemsOf([
    [!(amount >= minimum), `Minimum withdrawal amount is ₹${minimum}`],
    [!accountOf.has(method), 'Unknown withdrawal method'],
  ])
  if (problems.length > 0) return invalid(problems)
  if (isSunday(moment)) return refuse(400, 'Withdrawals are closed on Sundays')
  const accountDetails = accountOf.get(method)?.(player)
  if (accountDetails === undefined) {
    return refuse(400, 'Please save the details of this withdrawal method first')
  }
  if (amount > player.balance) return refuse(400, 'Insufficient balance')
  player.balance -= amount
  player.withdrawals.unshift({
    _id: nextId(world, 'withdrawal'),
    amount,
    method,
    status: 'pending',
    createdAt: moment.toISOString(),
    accountDetails,
    transactionId: null,
    remarks: null,
  })
  return ok()
}

function listDeposits({ world }: Call, player: Player): Reply {
  const requests = [...world.deposits.values()]
    .filter(({ owner }) => owner === player)
    .map(({ owner: _, ...request }) => request)
    .toReversed()
  return ok({ requests })
}

function minimumOf(world: World, setting: string): number {
  const value = world.settings.get(setting)
  return typeof value === 'number' ? value : 1
}
