/** The host over HTTP: finds a request's route, or the state endpoint. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { ok, refuse, type Call, type Handler, type Reply } from './call.ts'
import { accountRoutes } from './calls/account.ts'
import { contentRoutes } from './calls/content.ts'
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

  const changeState = (body: Call['body']): Reply => {
    if (body['action'] === 'teardown') return ok()
    if (body['action'] === 'staff')
      return staff(world, String(body['state']), Object(body['params']))
    const situation = setUp(String(body['state']), Object(body['params']))
    if (situation === undefined) return refuse(404, `No such state: ${String(body['state'])}`)
    world = situation.world
    return ok(situation.values)
  }

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { method = '', url = '/', headers: sent } = request
    if (method === 'OPTIONS') return ok()
    const { pathname, searchParams: query } = new URL(url, 'http://host')
    const body = await bodyOf(request)
    if (body === undefined) return refuse(400, 'The body is no JSON object')
    const name = `${method} ${pathname}`
    if (name === 'POST /states') return changeState(body)
    const token = /^Bearer (.+)$/i.exec(sent.authorization ?? '')?.[1] ?? ''
    const key = method === 'POST' ? sent['idempotency-key'] : undefined
    const call = { world, token, body, query, id: '' }
    const work = () => dispatch(name, call)
    return key === undefined ? work() : once(call, `${name} ${String(key)}`, work)
  }

  return createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => refuse(500, String(error)))
      .then(({ status, body, type }) => {
        response.writeHead(status, { ...headers, 'content-type': type ?? json })
        return response.end(type === undefined ? JSON.stringify(body) : String(body))
      })
      .catch(() => response.destroy())
  })
}

/** Answers `GET /api/games` and the like; the last part of a path may be an id. */
function dispatch(name: string, call: Call): Reply {
  const [folder = '', id = ''] = name.split(/(?<=^.*\/)(?=[^/]*$)/)
  const handle = routes.get(name) ?? routes.get(`${folder}:id`)
  return handle ? handle({ ...call, id: decodeURIComponent(id) }) : refuse(404, 'Not found')
}

/** The JSON object of a request; an empty one where nothing is sent. */
async function bodyOf(request: IncomingMessage): Promise<Call['body'] | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Call['body']) : undefined
  } catch {
    return undefined
  }
}
