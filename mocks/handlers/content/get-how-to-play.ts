import type { Handler } from '#mocks/http/handler.ts'

export const getHowToPlay: Handler<'getHowToPlay'> = ({ db }) => ({
  content: db.guide.get('how-to-play').content,
})
