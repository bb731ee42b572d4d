import type { installedMessages as english } from '#messages/en/app/installed.ts'
import type { Same } from '../../same.ts'

export const installedMessages: Same<typeof english> = {
  title: 'ऐप इंस्टॉल करें',
  detail: 'जल्दी खुलता है',
  byHand: 'Share दबाएं, फिर Add to Home Screen',
  install: 'इंस्टॉल करें',
  later: 'बाद में',
  updateTitle: 'नया वर्शन आ गया',
  updateDetail: 'ऐप फिर से लोड होगा',
  update: 'अपडेट करें',
  version: (app, version) => `${app} ${version}`,
}
