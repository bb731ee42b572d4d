import type { Handler } from '#mocks/http/handler.ts'

export const listBanners: Handler<'listBanners'> = ({ db }) => ({
  banners: db.banner
    .findMany({ orderBy: { position: 'asc' } })
    .map(({ imagePath, title }) => ({ imagePath, title })),
})
