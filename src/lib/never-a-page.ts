/**
 * The headers of every answer that isn't a page or worker of the app: files, what a host answers, its
 * pictures, a server's errors. Opened as a page, it runs nothing, belongs to an origin of its own and
 * is framed by nobody.
 */
export const neverAPage = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const
