import type { errorPageMessages as english } from '#messages/en/app/error-pages.ts'
import type { Same } from '../../same.ts'

export const errorPageMessages: Same<typeof english> = {
  crashTitle: 'यह स्क्रीन नहीं दिख पाई',
  needsConnectionTitle: 'इस स्क्रीन के लिए इंटरनेट चाहिए',
  needsConnection: 'यह अभी आपके फोन में सेव नहीं है। इंटरनेट आते ही खुल जाएगी।',
  notLoadedTitle: 'यह स्क्रीन लोड नहीं हुई',
  notLoaded: 'इंटरनेट चेक करें, फिर दोबारा कोशिश करें।',
  unreachableTitle: 'सर्वर से संपर्क नहीं हो पा रहा',
  unreachable: 'आपका लॉगिन बना हुआ है।',
  adminTitle: 'एडमिन अकाउंट',
  admin: 'यह एडमिन अकाउंट है। प्लेयर ऐप के लिए साइन आउट करें।',
  adminLeaving: 'एडमिन साइट खुल रही है...',
  retry: 'फिर कोशिश करें',
  reload: 'फिर से लोड करें',
  home: 'होम',
  signOut: 'साइन आउट',
}
