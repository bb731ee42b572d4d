import type { Handler } from '../../handler.ts'

export const getContactSettings: Handler<'getContactSettings'> = ({ db }) => {
  const { id: _, ...settings } = db.contactSettings.findFirst({
    where: { id: { equals: 'contact' } },
    strict: true,
  })
  return settings
}
