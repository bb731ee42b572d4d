/** The public content of the site, and the support conversation. */
import {
  invalid,
  ok,
  refuse,
  signedIn,
  textOf,
  type Call,
  type Reply,
  type Route,
} from '../call.ts'
import { now } from '../clock.ts'
import type { Enquiry, Player } from '../world.ts'

/** The path of the one picture, below `/api/banner-settings`. */
export const welcomePath = '/uploads/welcome.svg'
const welcome =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 7"><rect width="16" height="7"/></svg>'

export const contentRoutes: Route[] = [
  ['GET /api/banner-settings/public', ({ world }) => ok({ banners: world.banners })],
  [`GET /api/banner-settings${welcomePath}`, () => ({ ...ok(welcome), type: 'image/svg+xml' })],
  ['GET /api/main-settings/public', ({ world }) => ok(Object.fromEntries(world.settings))],
  ['GET /api/how-to-play', ({ world }) => ok({ content: world.guide })],
  ['GET /api/contact-settings', ({ world }) => ok(Object.fromEntries(world.contact))],
  ['GET /api/enquiry/user', signedIn(listEnquiries)],
  ['POST /api/enquiry/user', signedIn(sendMessage)],
]

/** Adds the message to the open enquiry of the player, or opens one with it. */
export function sendMessage({ world, body }: Call, player: Player): Reply {
  const message = textOf(body, 'message')
  if (message === '') return invalid(['Message is required'])
  const timestamp = now(world.clockShift).toISOString()
  let enquiry: Enquiry | undefined = player.enquiries.find(({ status }) => status === 'open')
  if (enquiry === undefined) {
    enquiry = { status: 'open', createdAt: timestamp, messages: [] }
    player.enquiries.unshift(enquiry)
  }
  enquiry.messages.push({ sender: 'user', message, timestamp })
  return ok({ enquiry })
}

function listEnquiries(_: Call, player: Player): Reply {
  return player.enquiries.length === 0 ? refuse(404, 'No enquiries found') : ok(player.enquiries)
}
