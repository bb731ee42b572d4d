import type { deviceMessages as english } from '#words/app/device.ts'
import type { Same } from '../../same.ts'

export const deviceMessages: Same<typeof english> = {
  loginNotKept: 'ब्राउज़र ने आपका लॉगिन सेव नहीं किया। अगली बार फिर से लॉगिन करना होगा।',
}
