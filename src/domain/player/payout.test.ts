import { describe, expect, it } from 'vitest'
import vectors from '#tests/testing/matka-vectors.json' with { type: 'json' }
import {
  looksLikeIfsc,
  maskAccount,
  offeredMethods,
  toBankPayload,
  validateBankDetails,
  walletNumberProblem,
} from './payout.ts'

const bank = {
  accountHolderName: 'Asha Patil',
  accountNumber: '50100234564821',
  ifscCode: 'HDFC0001234',
  bankName: 'HDFC Bank',
}

describe('the methods a player may choose', () => {
  const ids = (user: Parameters<typeof offeredMethods>[0]) =>
    offeredMethods(user).map(({ id }) => id)

  it('none without details §2.90', () => {
    expect(ids({})).toEqual([])
    expect(ids({ bankDetails: null, paymentDetails: null })).toEqual([])
    expect(ids({ bankDetails: {}, paymentDetails: { paytm: '', phonepe: null } })).toEqual([])
  })

  it('each with details, in the order bank, PhonePe, Google Pay, Paytm §3.5 §3.33', () => {
    const paymentDetails = { paytm: '9876543210', googlePay: '9876543211', phonepe: '9876543212' }
    expect(offeredMethods({ bankDetails: bank, paymentDetails })).toEqual([
      { id: 'bank', detail: null, account: '•••• 4821' },
      { id: 'phonepe', detail: 'phonepe', account: '•••• 3212' },
      { id: 'googlepay', detail: 'googlePay', account: '•••• 3211' },
      { id: 'paytm', detail: 'paytm', account: '•••• 3210' },
    ])
  })

  it.each(['accountHolderName', 'accountNumber', 'ifscCode', 'bankName'] as const)(
    'not the bank without its %s §2.91',
    (field) => {
      expect(ids({ bankDetails: { ...bank, [field]: ' ' } })).toEqual([])
      expect(ids({ bankDetails: { ...bank, [field]: undefined } })).toEqual([])
    },
  )
})

it.each([
  ['50100234564821', '•••• 4821'],
  ['9876 543 210', '•••• 3210'],
  ['12', '•••• 2'],
  ['', ''],
])('the account "%s" is shown as "%s"', (number, shown) => {
  expect(maskAccount(number)).toBe(shown)
})

describe('the bank form', () => {
  const form = { ...bank, confirmAccountNumber: '50100234564821' }

  it('refuses two account numbers that differ §5.32', () => {
    expect(validateBankDetails({ ...form, confirmAccountNumber: '50100234564822' })).toEqual({
      confirmAccountNumber: { code: 'account-numbers-differ' },
    })
  })

  it('compares and sends numbers and codes without blanks and what can’t be seen', () => {
    const typed = {
      ...form,
      accountNumber: '5010 0234 5648 21\u200B',
      confirmAccountNumber: '\u200E50100234564821',
      ifscCode: 'HDFC 000\u20601234',
    }
    expect(looksLikeIfsc(typed.ifscCode)).toBe(true)
    expect(validateBankDetails(typed)).toEqual({})
    expect(toBankPayload(typed)).toEqual(form)
  })

  it('takes nothing that can’t be seen for a text', () => {
    const unseen = { ...form, accountHolderName: '\u200B', ifscCode: '\u2800', bankName: '\u3164' }
    expect(Object.keys(validateBankDetails(unseen))).toEqual([
      'accountHolderName',
      'ifscCode',
      'bankName',
    ])
  })

  it('reads digits of any script in its account number and IFSC code', () => {
    const typed = {
      ...form,
      accountNumber: '५०१००२३४५६४८२१',
      ifscCode: 'hdfc૦૦૦૧૨૩૪',
    }
    expect(looksLikeIfsc(typed.ifscCode)).toBe(true)
    expect(validateBankDetails(typed)).toEqual({})
    expect(toBankPayload(typed)).toEqual(form)
  })
})

it.each(vectors.ifsc)('$v looks like an IFSC code: $ok', ({ v, ok }) => {
  expect(looksLikeIfsc(v)).toBe(ok)
})

describe('a wallet number', () => {
  const invalid = { code: 'mobile-invalid' }

  it.each(vectors.mobile)(
    '$v has ten digits: $specOk_10digits §3.29 §5.36 §9.33',
    ({ v, specOk_10digits }) => {
      expect(walletNumberProblem(v)).toEqual(specOk_10digits ? null : invalid)
    },
  )

  it.each([
    ['', { code: 'mobile-required' }],
    ['   ', { code: 'mobile-required' }],
    ['\u200B', { code: 'mobile-required' }],
    ['98765432101', invalid],
    ['+971 50 123 4567', invalid],
    ['+1 415 555 2671', invalid],
    ['+919876543210', invalid],
    [' 9876543210 ', null],
  ])('"%s": %o §5.35', (typed, problem) => {
    expect(walletNumberProblem(typed)).toEqual(problem)
  })
})
