/* Goes before MSW's script in the demo's worker; the two share their globals. */
/* global activeClientIds */

/**
 * A browser stops an idle worker, and MSW's then knows its pages only from a cache, which may be gone:
 * it would pass a call of the demo on to the web space. This listener comes first and says so instead; the
 * page then answers by itself. What is not a call of the demo passes. The header is that of
 * `browser.ts`.
 */
addEventListener('fetch', (event) => {
  const isCall = event.request.headers.get('x-demo-transport') === 'page'
  if (!isCall || activeClientIds.has(event.clientId)) return
  event.stopImmediatePropagation()
  event.respondWith(new Response(null, { status: 204, headers: { 'x-demo-transport': 'asleep' } }))
})
