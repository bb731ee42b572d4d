import type { Handler } from '../../handler.ts'

export const getMainSettings: Handler<'getMainSettings'> = ({ db }) => {
  const { id: _, ...settings } = db.mainSettings.get('main')
  return settings
}
