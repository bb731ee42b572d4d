/** The host over HTTP: finds a request's route, or the state endpoint. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { refuse, Refused, type Call, type Handler } from './call.ts'
import { accountRoutes } from './calls/account.ts'
import { contentRoutes, welcome, welcomePath } from './calls/content.ts'
import { marketRoutes } from './calls/market.ts'
import { staff } from './calls/staff.ts'
import { starlineRoutes } from './calls/starline.ts'
import { walletRoutes } from './calls/wallet.ts'
import { once } from './once.ts'
import { setUp } from './states.ts'
import { emptyWorld } from './world.ts'

const routes = new Map<string, Handler>([
  ...accountRoutes,
  ...marketRoutes,
  ...walletRoutes,
  ...starlineRoutes,
  ...contentRoutes,
])

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type, accept, idempotency-key',
}

const json = 'application/json; charset=utf-8'

/**
 * Makes a host on a regular day; it listens to nothing yet. `POST /states` puts it into a provider
 * state.
 */
export function exampleHost(): Server {
  let world = setUp('a regular day', {})?.world ?? emptyWorld()

  const changeState = (body: Call['body']): unknown => {
    if (body['action'] === 'teardown') return {}
    const state = String(body['state'])
    if (body['action'] === 'staff') return staff(world, state, Object(body['params']))
    const situation = setUp(state, Object(body['params'])) ?? refuse(404, `No such state: ${state}`)
    world = situation.world
    return situation.values
  }

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const { method = '', url = '/', headers: sent } = request
    if (method === 'OPTIONS') return {}
    const { pathname, searchParams: query } = new URL(url, 'http://host')
    const body = await bodyOf(request)
    const name = `${method} ${pathname}`
    if (name === 'POST /states') return changeState(body)
    const token = /^Bearer (.+)$/i.exec(sent.authorization ?? '')?.[1] ?? ''
    const key = method === 'POST' ? sent['idempotency-key'] : undefined
    const call = { world, token, body, query, id: '' }
    const work = () => dispatch(name, call)
    return key === undefined ? work() : once(call, `${name} ${String(key)}`, work)
  }

  return createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { ...headers, 'content-type': json }).end(JSON.stringify(body))
    if (request.url === `/api/banner-settings${welcomePath}`) {
      response.writeHead(200, { ...headers, 'content-type': 'image/svg+xml' }).end(welcome)
      return
    }
    answer(request)
      .then(
        (body) => send(200, body),
        (error: unknown) =>
          error instanceof Refused
            ? send(error.status, error.body)
            : send(500, { message: String(error) }),
      )
      .catch(() => response.destroy())
  })
}

/** Answers `GET /api/games` and the like; the last part of a path may be an id. */
function dispatch(name: string, call: Call): unknown {
  const [folder = '', id = ''] = name.split(/(?<=^.*\/)(?=[^/]*$)/)
  const handle = routes.get(name) ?? routes.get(`${folder}:id`) ?? refuse(404, 'Not found')
  return handle({ ...call, id: decodeURIComponent(id) })
}

/** The JSON object of a request; an empty one where nothing is sent. */
async function bodyOf(request: IncomingMessage): Promise<Call['body']> {
  const sent = await text(request)
  try {
    const value: unknown = sent === '' ? {} : JSON.parse(sent)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Call['body']
    }
  } catch {
    // Refused below.
  }
  return refuse(400, 'The body is no JSON object')
}
