import type { signupLimitMessages as english } from '#messages/en/player/signup-limit.ts'
import type { Same } from '../../same.ts'

export const signupLimitMessages: Same<typeof english> = {
  title: 'जमा लिमिट लगाएं (ज़रूरी नहीं)',
  help: 'साइन अप होते ही लागू, सिर्फ इस फोन पर। खाली छोड़ने पर कोई लिमिट नहीं।',
}
