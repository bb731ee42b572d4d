import type { deviceMessages as english } from '#messages/en/app/device.ts'
import type { Same } from '../../same.ts'

export const deviceMessages: Same<typeof english> = {
  loginNotStored: 'ब्राउज़र ने आपका लॉगिन सेव नहीं किया। अगली बार फिर से लॉगिन करना होगा।',
  nothingStored:
    'ब्राउज़र इस साइट को कुछ भी सेव नहीं करने देता। पेज दोबारा खुलने पर आप लॉग आउट हो जाएंगे, और जिसकी जांच चल रही है वह याद नहीं रहेगा: दोबारा भेजने से पहले हिस्ट्री देखें।',
}
