/**
 * The page's own content policy cannot know which API host an operator names: once that is known,
 * a second policy restricts the page to this host. Policies can only be added.
 * @param apiHost an origin, '' for the page's own
 */
export function narrowPolicy(apiHost: string): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `connect-src 'self' ${apiHost}; img-src 'self' ${apiHost}`
  document.head.append(meta)
}
