import type { resultSheetMessages as english } from '#messages/en/market/result-sheet.ts'
import type { Same } from '../../same.ts'

export const resultSheetMessages: Same<typeof english> = {
  won: (rupees) => `आपने ${rupees} जीते`,
  wonSomething: 'आपकी जीत हुई',
  wonOn: (what, games) => `${games.join(' और ')} पर ${what}`,
  lostOne: (number) => `${number} पर आपकी बेट नहीं जीती`,
  lostMany: (count) => `आपकी ${count} बेट नहीं जीतीं`,
  draw: (game, number, digit) => `${game} का नतीजा ${[number, digit].filter(Boolean).join(', ')}`,
  all: (sentences) => sentences.join('। '),
  bets: 'जीती हुई बेट',
  bet: (title, number, rupees) => `${title} ${number}, ${rupees}`,
  balance: 'बैलेंस',
  history: 'जीत की हिस्ट्री',
  starlineHistory: 'स्टारलाइन हिस्ट्री',
  see: 'देखें',
  hide: 'यह नतीजा छिपाएं',
  region: 'नतीजा',
}
