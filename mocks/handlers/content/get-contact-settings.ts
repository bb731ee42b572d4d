import type { Handler } from '../../handler.ts'

export const getContactSettings: Handler<'getContactSettings'> = ({ db }) => {
  const { id: _, ...settings } = db.contactSettings.get('contact')
  return settings
}
