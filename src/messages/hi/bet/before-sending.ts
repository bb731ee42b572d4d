import type { beforeSendingMessages as english } from '#messages/en/bet/before-sending.ts'
import type { Same } from '../../same.ts'

export const beforeSendingMessages: Same<typeof english> = {
  odds: (oneIn) => `करीब ${oneIn} में 1 बार जीत`,
  betBy: (delay, time) => `आपके फोन को ${delay} सेकंड लगते हैं: ${time} तक बेट लगाएं`,
  late: (delay, end) => `शायद देर हो गई: आपके फोन को ${delay} सेकंड लगते हैं और बेट ${end} पर बंद होगी।`,
}
