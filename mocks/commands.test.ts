import { describe, expect, test } from 'vitest'
import { commandNames, commandOf } from './commands.ts'
import { CommandError } from './commands/command.ts'
import { balanceOf } from './store/ledger.ts'
import type { Seed } from './store/models.ts'
import { friday, testHost } from './testing/test-backend.ts'

const accountId = 'new-player'
const waiting: Seed = {
  fundRequest: [
    {
      id: 'fund',
      accountId,
      amount: 500,
      transactionId: 'tx',
      paymentMethod: 'QR',
      createdAt: friday,
    },
  ],
  withdrawal: [
    {
      id: 'out',
      accountId,
      amount: 400,
      method: 'bank',
      accountDetails: 'A bank',
      createdAt: friday,
    },
  ],
  ledgerEntry: [{ accountId, amount: -400, kind: 'withdrawal', ref: 'out', at: friday }],
  passwordChange: [{ id: 'change', accountId, newPassword: 'secret9', createdAt: friday }],
}

/** A host with a deposit, a withdrawal and a password change that wait. Balance: ₹600. */
function open() {
  const { backend, as } = testHost({ extra: waiting })
  const balance = () => balanceOf(backend.db, accountId)
  return { as, balance, backend, db: backend.db, staff: backend.commands }
}

describe('deposits', () => {
  test('an approval adds the money once', () => {
    const { staff, balance, db } = open()
    expect(staff.approveFundRequest({ requestId: 'fund' })).toBe(
      'The deposit of ₹500 is approved, ₹500 added.',
    )
    expect(staff.approveFundRequest({ requestId: 'fund' })).toBe(
      'The deposit of ₹500 was already approved.',
    )
    expect(balance()).toBe(1100)
    expect(db.fundRequest.get('fund').status).toBe('approved')
    expect(() => staff.rejectFundRequest({ requestId: 'fund' })).toThrow('is approved')
  })

  test('a rejection gives the reason and adds nothing', () => {
    const { staff, balance, db } = open()
    staff.rejectFundRequest({ requestId: 'fund', remarks: 'Never arrived' })
    expect(db.fundRequest.get('fund')).toMatchObject({
      status: 'rejected',
      remarks: 'Never arrived',
    })
    expect(balance()).toBe(600)
    expect(() => staff.approveFundRequest({ requestId: 'fund' })).toThrow(CommandError)
  })
})

describe('withdrawals', () => {
  test('approved, sent, completed: no money moves, and the reference is saved', () => {
    const { staff, balance, db } = open()
    staff.approveWithdrawal({ withdrawalId: 'out' })
    staff.processWithdrawal({ withdrawalId: 'out' })
    staff.completeWithdrawal({ withdrawalId: 'out', transactionId: 'UTR1' })
    expect(db.withdrawal.get('out')).toMatchObject({ status: 'completed', transactionId: 'UTR1' })
    expect(balance()).toBe(600)
    expect(() => staff.rejectWithdrawal({ withdrawalId: 'out' })).toThrow(
      'The withdrawal of ₹400 is completed, so it can’t be rejected.',
    )
  })

  test('a rejection returns the money once, or not at all when told so', () => {
    const { staff, balance } = open()
    staff.rejectWithdrawal({ withdrawalId: 'out' })
    staff.rejectWithdrawal({ withdrawalId: 'out' })
    expect(balance()).toBe(1000)
    expect(() => staff.completeWithdrawal({ withdrawalId: 'out' })).toThrow(
      'The withdrawal of ₹400 is rejected, so it can’t be completed.',
    )
    const other = open()
    other.staff.rejectWithdrawal({ withdrawalId: 'out', refund: false })
    expect(other.balance()).toBe(600)
  })

  test('what wasn’t approved can’t be completed', () => {
    const { staff } = open()
    expect(() => staff.completeWithdrawal({ withdrawalId: 'out' })).toThrow(
      'The withdrawal of ₹400 is pending',
    )
  })
})

describe('balances', () => {
  test('are set with an entry for the difference', () => {
    const { staff, balance, db } = open()
    staff.setBalance({ accountId, balance: 12_450 })
    staff.setBalance({ accountId, balance: 640 })
    staff.setBalance({ accountId, balance: 640 })
    expect(balance()).toBe(640)
    const set = db.ledgerEntry
      .findMany({ where: { accountId: { equals: accountId } } })
      .filter(({ kind }) => kind === 'adjustment')
    expect(set.map(({ amount }) => amount)).toEqual([11_850, -11_810])
  })
})

describe('players and support', () => {
  test('a password change is approved once, or rejected', () => {
    const { staff, db } = open()
    staff.approvePasswordChange({ changeId: 'change' })
    expect(db.account.get(accountId).password).toBe('secret9')
    expect(staff.approvePasswordChange({ changeId: 'change' })).toBe(
      'The new password of New Player was already approved.',
    )
    expect(() => staff.rejectPasswordChange({ changeId: 'change' })).toThrow(CommandError)
    const other = open()
    other.staff.rejectPasswordChange({ changeId: 'change' })
    expect(other.db.account.get(accountId).password).toBe('play123')
  })

  test('an enquiry can be answered until it’s closed; the next message opens one, listed first', async () => {
    const { as, staff, db } = open()
    staff.answerEnquiry({ enquiryId: 'enquiry-1', message: 'Done' })
    expect(
      db.enquiryMessage.findMany({ where: { enquiryId: { equals: 'enquiry-1' } } }).at(-1),
    ).toMatchObject({
      sender: 'support',
      message: 'Done',
      at: friday,
    })
    staff.closeEnquiry({ enquiryId: 'enquiry-1' })
    expect(() => staff.answerEnquiry({ enquiryId: 'enquiry-1' })).toThrow('The enquiry is closed.')
    await as('sample').call('sendEnquiryMessage', { body: { message: 'One more question' } })
    await expect(as('sample').call('listMyEnquiries')).resolves.toMatchObject([
      { status: 'open', messages: [{ message: 'One more question' }] },
      { status: 'closed' },
    ])
  })
})

describe('results', () => {
  test('a bet is cancelled and its stake returned once', () => {
    const { staff, backend } = open()
    staff.cancelBet({ betId: 'bet-24' })
    staff.cancelBet({ betId: 'bet-24' })
    expect(backend.db.bet.get('bet-24').status).toBe('cancelled')
    expect(balanceOf(backend.db, 'sample-player')).toBe(12_550)
    expect(() => staff.cancelBet({ betId: 'bet-1' })).toThrow('already lost.')
  })

  test.each([
    ['321', /low to high/],
    ['12', /low to high/],
    ['055', /low to high/],
  ])('%s isn’t a panna that can be drawn', (pana, sentence) => {
    const { staff } = open()
    const args = { gameId: 'konkan-day', session: 'open', pana } as const
    expect(() => staff.declareResult(args)).toThrow(sentence)
  })

  test('a Starline correction is refused, a repeat changes nothing', () => {
    const { staff, backend } = open()
    staff.declareStarline({ gameId: 'starline-14', pana: '128' })
    const after = backend.snapshot()
    staff.declareStarline({ gameId: 'starline-14', pana: '128' })
    expect(() => staff.declareStarline({ gameId: 'starline-14', pana: '129' })).toThrow(
      'can’t be corrected',
    )
    expect(backend.snapshot()).toEqual(after)
  })
})

describe('for tools', () => {
  test('what is offered first to declare is the day’s next draw without a result', () => {
    const { backend, db, staff } = open()
    const likely = () => commandOf('declareResult').likely?.(db, backend.clock.now())
    // At 1:42 PM: the close of Malwa Day, at 2:30 PM, then the open of Konkan Day, at 3 PM.
    expect(likely()).toEqual({ gameId: 'malwa-day', session: 'close' })
    staff.declareResult({ gameId: 'malwa-day', session: 'close', pana: '146' })
    expect(likely()).toEqual({ gameId: 'konkan-day', session: 'open' })
    const starline = () =>
      commandOf('declareStarline').choices?.(db, backend.clock.now()).gameId?.[0]?.value
    expect(starline()).toBe('starline-14')
    staff.declareStarline({ gameId: 'starline-14', pana: '128' })
    expect(starline()).toBe('starline-15')
  })

  test('a command is announced once it has written something', async () => {
    const { backend } = open()
    const causes: string[] = []
    const stop = backend.subscribe((cause) => void causes.push(cause))
    await backend.run('closeEnquiry', { enquiryId: 'enquiry-1' })
    await backend.run('closeEnquiry', { enquiryId: 'enquiry-1' })
    stop()
    await backend.run('addPlayMoney', { accountId })
    expect(causes).toEqual(['closeEnquiry'])
  })

  test('arguments that are missing or too small are named', async () => {
    const { backend } = open()
    await expect(backend.run('setBalance', { accountId })).rejects.toThrow(
      'Balance: Enter whole rupees.',
    )
    await expect(
      backend.run('setRate', { rateId: 'regular:jodiDigit', min: 0, max: '9' }),
    ).rejects.toThrow('Min: Enter more than zero. Max: Enter a number.')
  })

  test('a name without a row is refused in words, and nothing is written', async () => {
    const { backend } = open()
    const before = backend.snapshot()
    await expect(backend.run('setBalance', { accountId: 'ghost', balance: 1 })).rejects.toThrow(
      'There is no account "ghost".',
    )
    await expect(backend.run('setBalance', {})).rejects.toThrow(CommandError)
    expect(backend.snapshot()).toEqual(before)
  })

  test.each(commandNames)('%s has a title and offers only what’s there', (name) => {
    const { db, backend } = open()
    const { title, args, choices } = commandOf(name)
    expect(title).toMatch(/^[A-Z][\w ]+$/)
    for (const [key, values] of Object.entries(choices?.(db, backend.clock.now()) ?? {})) {
      expect(Object.keys(args.shape)).toContain(key)
      for (const { value, label } of values ?? []) expect(value && label).not.toBe('')
    }
  })
})
