import type { Handler } from '#mocks/http/handler.ts'

export const getHowToPlay: Handler<'getHowToPlay'> = ({ db }) => ({
  content: db.guide.findFirst({ where: { id: { equals: 'how-to-play' } }, strict: true }).content,
})
