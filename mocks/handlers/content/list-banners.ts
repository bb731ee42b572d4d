import type { Handler } from '../../handler.ts'

export const listBanners: Handler<'listBanners'> = ({ db }) => ({
  banners: db.banner
    .list()
    .toSorted((a, b) => a.position - b.position)
    .map(({ imagePath, title }) => ({ imagePath, title })),
})
