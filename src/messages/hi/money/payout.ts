import type { PayoutProblem } from '#domain/player/payout.ts'
import { makeFormatter } from '#domain/problem.ts'
import type { payoutMessages as english } from '#messages/en/money/payout.ts'
import type { Same } from '../../same.ts'

export const formatPayoutProblem = makeFormatter<PayoutProblem>({
  'account-holder-name-required': 'खाताधारक का नाम डालें',
  'account-number-required': 'खाता नंबर डालें',
  'account-number-unconfirmed': 'खाता नंबर दोबारा डालें',
  'account-numbers-differ': 'दोनों खाता नंबर एक जैसे नहीं हैं',
  'ifsc-code-required': 'IFSC कोड डालें',
  'bank-name-required': 'बैंक का नाम डालें',
  'mobile-required': 'अपना मोबाइल नंबर डालें',
  'mobile-invalid': '10 अंकों का सही मोबाइल नंबर डालें',
})

export const payoutMessages: Same<typeof english> = {
  ifscHint: 'IFSC कोड में कुल 11 अक्षर और अंक होते हैं: चार अक्षर, एक ज़ीरो, फिर छह और',
  savedAccount: (masked) => `सेव है: ${masked}। बदलाव सेव करने के लिए इसे फिर से डालें।`,
  bankUpdated: 'बैंक की जानकारी अपडेट हो गई!',
  bankFailed: 'बैंक की जानकारी अपडेट नहीं हुई',
  walletUpdated: (wallet) => `${wallet} नंबर अपडेट हो गया!`,
  walletFailed: (wallet) => `${wallet} नंबर अपडेट नहीं हुआ`,
  unknown:
    'साफ जवाब नहीं मिला, इसलिए पता नहीं कि यह सेव हुआ या नहीं। आपका लिखा हुआ यहीं है, फिर से सेव किया जा सकता है।',
  bankTitle: 'बैंक की जानकारी',
  accounts: 'आपके खाते',
  intro: 'आपकी निकासी के पैसे यहीं आते हैं।',
  loadFailedHint: 'जानकारी फिर भी डाली जा सकती है।',
  label: {
    accountHolderName: 'खाताधारक का नाम',
    accountNumber: 'खाता नंबर',
    confirmAccountNumber: 'खाता नंबर दोबारा डालें',
    ifscCode: 'IFSC कोड',
    bankName: 'बैंक का नाम',
  },
  walletNumber: (wallet) => `${wallet} मोबाइल नंबर`,
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
}
