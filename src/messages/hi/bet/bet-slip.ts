import type { betSlipMessages as english } from '#messages/en/bet/bet-slip.ts'
import type { Same } from '../../same.ts'

export const betSlipMessages: Same<typeof english> = {
  title: 'बेट स्लिप',
  add: 'एक और नंबर जोड़ें',
  twice: (number) => `${number} आपकी स्लिप में पहले से है।`,
  sum: (count, rupees) => `${count} बेट, ${rupees}`,
  total: 'कुल',
  cantWin: (lost, all) => `${all} में से ${lost} नहीं जीत ${lost === 1 ? 'सकती' : 'सकतीं'}`,
  place: (count) => `${count} बेट लगाएं`,
  placing: 'आपकी बेट लग रही हैं...',
  remove: (bet) => `${bet} हटाएं`,
  clear: 'खाली करें',
  again: 'फिर से खेलें',
  state: {
    unsent: 'बाकी है',
    started: 'लग रही है...',
    unknown: 'लगी या नहीं, चेक हो रहा है',
    lost: 'दोबारा लगाने से पहले मेरी बेट में देखें',
    placed: 'लग गई',
    refused: 'नहीं लगी',
  },
  receipt: {
    title: (placed, all) => (placed === all ? `${all} बेट लग गईं` : `${all} में से ${placed} बेट लगीं`),
    sum: (rupees) => `कुल ${rupees}`,
  },
  stopped: {
    unknown: 'एक बेट का जवाब नहीं मिला, इसलिए रुकना पड़ा। बाकी बेट नहीं भेजी गईं।',
    refused: 'यहां रुकना पड़ा। बाकी बेट नहीं भेजी गईं।',
    away: 'ऐप से बाहर जाने पर काम रुक गया। बाकी बेट नहीं भेजी गईं।',
    offline: 'आप ऑफलाइन हैं। बाकी बेट नहीं भेजी गईं।',
  },
}
