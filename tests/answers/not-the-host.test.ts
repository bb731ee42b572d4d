import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { operationNames, rowOf, type OperationName } from '#api/table/table.ts'
import { caseOf } from '#contracts/cases/cases.ts'
import { failure } from '#tests/testing/api-client.ts'

// Over real HTTP: what a `fetch` does by itself is what these are about.

const writes = operationNames.filter((operation) => rowOf(operation).method !== 'GET')
const reads = operationNames.filter((operation) => rowOf(operation).method === 'GET')
/** What a host answers to a request that it has carried out. */
const successOf = (operation: OperationName) => JSON.stringify(caseOf(`${operation}: full`).answer)
const page = '<!doctype html><h1>One moment</h1>'

/** How the host answers now, and the path of each request that has come. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
let arrived: string[] = []
const server = createServer((request, response) => {
  arrived.push(request.url ?? '')
  answer(request, response)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

function call(operation: OperationName): Promise<unknown> {
  arrived = []
  const client = createClient({
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => 'token-1',
  })
  return client.call(operation as 'getUserProfile', caseOf(`${operation}: full`).input)
}

/** Neither yes nor no, and nothing about who is signed in. */
const provesNothing = {
  name: 'ApiError',
  isVerdict: false,
  isLastWord: false,
  hostAnswered: false,
}

const redirects = [301, 302, 303, 307, 308]

/** Sends what comes to the API elsewhere, where `body` is answered. */
const redirecting = (status: number, body: string, type = 'application/json') => {
  answer = ({ url }, response) => {
    if (url?.startsWith('/api')) response.writeHead(status, { location: '/elsewhere' }).end()
    else response.writeHead(200, { 'content-type': type }).end(body)
  }
}

describe.each(writes)('%s', (operation) => {
  test.each(redirects)('a %d proves nothing, and nothing is sent elsewhere', async (status) => {
    redirecting(status, successOf(operation))
    expect(await failure(call(operation))).toMatchObject(provesNothing)
    expect(arrived).toHaveLength(1)
  })

  test.each([204, 205, 304, 300])(
    'a %d is a success only where none is specified',
    async (status) => {
      answer = (_, response) => response.writeHead(status).end()
      const isFine = status < 300 && rowOf(operation).success.ignoresBody === true
      if (isFine) expect(await call(operation)).toBeNull()
      else expect(await failure(call(operation))).toMatchObject(provesNothing)
    },
  )

  test.each([200, 401, 403, 404, 407, 408, 421, 425, 429, 451, 500, 503, 511])(
    'a page with %d proves nothing',
    async (status) => {
      answer = (_, response) =>
        response
          .writeHead(status, {
            'content-type': 'text/html',
            ...(status === 401 && { 'www-authenticate': 'Basic realm="wifi"' }),
            ...(status === 407 && { 'proxy-authenticate': 'Basic realm="wifi"' }),
          })
          .end(page)
      expect(await failure(call(operation))).toMatchObject(provesNothing)
    },
  )

  test('what a host sends ahead with 103 changes nothing', async () => {
    answer = (_, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload; as=style' })
      response.writeHead(200, { 'content-type': 'application/json' }).end(successOf(operation))
    }
    expect(await call(operation)).toEqual(caseOf(`${operation}: full`).success?.reads)
  })
})

describe.each(reads)('%s', (operation) => {
  test.each(redirects)('a %d to a page isn’t the host’s answer', async (status) => {
    redirecting(status, page, 'text/html')
    expect(await failure(call(operation))).toMatchObject(provesNothing)
  })

  test('a redirect to the same in JSON is followed', async () => {
    redirecting(307, successOf(operation))
    expect(await call(operation)).toEqual(caseOf(`${operation}: full`).success?.reads)
  })

  test('a refusal at the end of a redirect isn’t the host’s: the token may have stayed behind', async () => {
    answer = ({ url }, response) => {
      if (url?.startsWith('/api')) response.writeHead(302, { location: '/elsewhere' }).end()
      else response.writeHead(401, { 'content-type': 'application/json' }).end('{}')
    }
    expect(await failure(call(operation))).toMatchObject(provesNothing)
  })

  test.each([204, 205, 304, 300])('a %d without a body isn’t its answer', async (status) => {
    answer = (_, response) => response.writeHead(status).end()
    expect(await failure(call(operation))).toMatchObject(provesNothing)
  })
})

test.each([
  ['an opaque answer', 'opaque'],
  ['a redirect that a browser hasn’t followed', 'opaqueredirect'],
])('%s proves nothing', async (_, type) => {
  const opaque = Object.defineProperty(Response.error(), 'type', { value: type })
  const client = createClient({ host: '', token: () => 't', fetch: async () => opaque })
  for (const operation of operationNames) {
    const made = client.call(operation as 'getUserProfile', caseOf(`${operation}: full`).input)
    expect(await failure(made)).toMatchObject(provesNothing)
  }
})
