import type { Handler } from '#mocks/http/handler.ts'

export const getContactSettings: Handler<'getContactSettings'> = ({ db }) => {
  const { id: _, ...settings } = db.contactSettings.get('contact')
  return settings
}
