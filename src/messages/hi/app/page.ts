import type { pageMessages as english } from '#messages/en/app/page.ts'
import type { Same } from '../../same.ts'

export const pageMessages: Same<typeof english> = {
  description: (app) => `${app}: खेलें, नतीजे देखें और अपना वॉलेट संभालें।`,
  notStarted: (app) => `${app} शुरू नहीं हो पाया। इंटरनेट कनेक्शन देखें और पेज फिर से लोड करें।`,
  noScript: (app) => `${app} के लिए JavaScript चाहिए। अपने ब्राउज़र में उसे चालू करें और पेज फिर से लोड करें।`,
  tooOld: {
    chrome: (app) =>
      `यह ब्राउज़र ${app} के लिए बहुत पुराना है। Chrome या Android System WebView अपडेट करें।`,
    others: (app) => `यह ब्राउज़र ${app} के लिए बहुत पुराना है। इसे या अपने फोन का सॉफ़्टवेयर अपडेट करें।`,
  },
}
