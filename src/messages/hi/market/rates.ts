import type { ratesMessages as english } from '#messages/en/market/rates.ts'
import type { Same } from '../../same.ts'

export const ratesMessages: Same<typeof english> = {
  title: 'गेम रेट',
  none: 'गेम रेट सेट नहीं हैं।',
  noneReassurance: 'शायद अभी सेट नहीं हुए या लोड नहीं हो पाए।',
  range: (stake, win) => `${stake} पर ${win}`,
  type: 'बेट टाइप',
  odds: 'जीतने का मौका',
  oneIn: (draws) => `${draws} में 1 बार`,
  returned: 'हर ₹100 पर औसत वापसी',
  notSet: 'सेट नहीं है',
  explained:
    'आपका नंबर आए, तो लगाई गई रकम को रेट से गुणा करके पैसे मिलते हैं। जीतने का मौका एक ड्रॉ में एक नंबर का है (संगम में सबसे ज़्यादा मौके वाला)। औसत वापसी का मतलब: बहुत सारी बेट में हर ₹100 पर कितने वापस आते हैं।',
}
