import type { Handler } from '#mocks/http/handler.ts'

export const getMainSettings: Handler<'getMainSettings'> = ({ db }) => {
  const { id: _, ...settings } = db.mainSettings.get('main')
  return settings
}
