/** The public content of the site, and the support conversation. */
import { check, refuse, signedIn, textOf, type Call, type Route } from '../call.ts'
import { now } from '../clock.ts'
import type { Enquiry, Player } from '../world.ts'

/** The path of the one picture, below `/api/banner-settings`. */
export const welcomePath = '/uploads/welcome.svg'
export const welcome =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 7"><rect width="16" height="7"/></svg>'

export const contentRoutes: Route[] = [
  ['GET /api/banner-settings/public', ({ world }) => ({ banners: world.banners })],
  ['GET /api/main-settings/public', ({ world }) => Object.fromEntries(world.settings)],
  ['GET /api/how-to-play', ({ world }) => ({ content: world.guide })],
  ['GET /api/contact-settings', ({ world }) => Object.fromEntries(world.contact)],
  ['GET /api/enquiry/user', signedIn(listEnquiries)],
  ['POST /api/enquiry/user', signedIn(sendMessage)],
]

/** Adds the message to the open enquiry of the player, or opens one with it. */
export function sendMessage({ world, body }: Call, player: Player) {
  const message = textOf(body, 'message')
  check([[message === '', 'Message is required']])
  const timestamp = now(world.clockShift).toISOString()
  let enquiry: Enquiry | undefined = player.enquiries.find(({ status }) => status === 'open')
  if (enquiry === undefined) {
    enquiry = { status: 'open', createdAt: timestamp, messages: [] }
    player.enquiries.unshift(enquiry)
  }
  enquiry.messages.push({ sender: 'user', message, timestamp })
  return { enquiry }
}

function listEnquiries(_: Call, player: Player) {
  return player.enquiries.length === 0 ? refuse(404, 'No enquiries found') : player.enquiries
}
