import * as z from 'zod/mini'

export const banner = z.object({ imagePath: z.string(), title: z.nullish(z.string()) })

export const mainSettings = z.object({
  appLink: z.nullish(z.string()),
  whatsappNumber: z.nullish(z.string()),
  upiId: z.nullish(z.string()),
  minimumDeposit: z.nullish(z.number()),
  minimumWithdraw: z.nullish(z.number()),
  withdrawalOpenTime: z.nullish(z.string()),
  withdrawalCloseTime: z.nullish(z.string()),
})
export type MainSettings = z.infer<typeof mainSettings>

export const contactSettings = z.object({
  mobileNumber: z.nullish(z.string()),
  email: z.nullish(z.string()),
  whatsappNumber: z.nullish(z.string()),
})
export type ContactSettings = z.infer<typeof contactSettings>

export const howToPlay = z.object({ content: z.string() })
