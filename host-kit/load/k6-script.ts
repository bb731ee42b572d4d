import { operationNames, rowOf } from '../../src/api/table/table.ts'

/** The calls of the plan, as the endpoint table has them. */
const calls = Object.fromEntries(
  operationNames.map((name) => {
    const { method, path } = rowOf(name)
    return [name, { method, path }]
  }),
)

/**
 * A load plan for k6 with the client's calls, as often as screens make them: home, its polls, bets and
 * histories. At the end of each visit a player's bets and balance must add up.
 */
export const k6Script = (
  host: string,
): string => `// Made by ank-verify. Each virtual user is a player with play money on a test host, never a live one:
//
//   k6 run -e LOGINS=9876543210:secret,9876543211:secret ank-load.js
//
// VUS is how many players are there at once (as many as logins), MINUTES how long (5), HOST another address.
// PACE 0.1 makes every pause a tenth as long. To spread the load over a cluster, run it with k6's operator.
import http from 'k6/http'
import { check, sleep } from 'k6'

const calls = ${JSON.stringify(calls, null, 2)}
const host = __ENV.HOST || ${JSON.stringify(host)}
const logins = (__ENV.LOGINS || '').split(',').filter(Boolean)
if (logins.length === 0) throw new Error('Set LOGINS to number:password,number:password')
const pace = Number(__ENV.PACE || 1)

export const options = {
  vus: Number(__ENV.VUS || logins.length),
  duration: \`\${Number(__ENV.MINUTES || 5)}m\`,
  thresholds: {
    checks: ['rate==1'],
    http_req_duration: ['p(95)<3000'],
  },
}

let token = null

/** Makes a call as the client does; gives the answer's body, or null where it is no success. */
function call(name, { params = {}, query = {}, body } = {}) {
  const { method, path } = calls[name]
  const asked = Object.keys(query).map((key) => \`\${key}=\${encodeURIComponent(query[key])}\`)
  const target = path.replace(/:(\\w+)/g, (_, key) => encodeURIComponent(params[key]))
  const headers = { accept: 'application/json' }
  if (token !== null) headers.authorization = \`Bearer \${token}\`
  if (body) headers['content-type'] = 'application/json'
  const url = \`\${host}/api\${target}\${asked.length > 0 ? \`?\${asked.join('&')}\` : ''}\`
  const answer = http.request(method, url, body ? JSON.stringify(body) : null, {
    headers,
    tags: { name },
    timeout: '20s',
  })
  check(answer, {
    'the host answers, with a success or a refusal': ({ status }) => status >= 200 && status < 500,
    'nobody is limited': ({ status }) => status !== 429,
  })
  return answer.status < 300 ? answer.json() : null
}

/** A list, bare or under a key. */
const rowsOf = (body, key) => {
  if (Array.isArray(body)) return body
  const inside = (body && (body.data || body)) || {}
  return inside[key] || []
}

const balance = () => {
  const body = call('getUserProfile')
  return body ? (body.user || body).balance : null
}

/** What the bets of a list have cost so far: stakes that weren't returned, less what was won. */
const costOf = (bets) =>
  bets.reduce(
    (sum, { betAmount, winAmount, status }) =>
      status === 'cancelled' ? sum : sum + betAmount - (winAmount || 0),
    0,
  )

const myBets = () => rowsOf(call('listMyBets'), 'bets')
const myStarlineBets = () => {
  const bets = []
  for (let page = 1; ; page += 1) {
    const rows = rowsOf(call('listStarlineBets', { query: { page, limit: 50 } }), 'bets')
    bets.push(...rows)
    if (rows.length < 50) return bets
  }
}

/** Midnight at the start of today in India. */
const today = () => {
  const day = new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10)
  return new Date(\`\${day}T00:00:00+05:30\`).toISOString()
}

/** Home stays open: games and balance every 30 seconds, Starline every 60. */
function poll(rounds) {
  for (let round = 0; round < rounds; round += 1) {
    sleep(30 * pace)
    call('listGames')
    balance()
    if (round % 2 === 1) call('listStarlineGames')
  }
}

/** One visit of a player. */
export default function visit() {
  if (token === null) {
    const [mobileNumber, password] = logins[(__VU - 1) % logins.length].split(':')
    const body = call('login', { body: { mobileNumber, password } })
    token = body && (body.token || (body.data || {}).token)
    if (!token) throw new Error(\`\${mobileNumber} can't log in\`)
  }
  call('getAuthProfile')
  call('listBanners')
  call('getMainSettings')
  const games = rowsOf(call('listGames'), 'games')
  const starline = rowsOf(call('listStarlineGames'), 'games')
  const start = { balance: balance(), bets: myBets(), starline: myStarlineBets() }
  poll(2)

  let accepted = 0
  for (const { _id } of games.slice(0, 2)) {
    call('getGameRates')
    sleep(10 * pace)
    const betNumber = String(Math.floor(Math.random() * 10))
    const bet = { betType: 'single', session: 'close', betNumber, betAmount: 10 }
    const body = { ...bet, gameId: _id, gameDate: today() }
    if (call('placeBet', { body }) !== null) accepted += 1
    call('listMyBets')
  }
  for (const { _id } of starline.filter(({ currentStatus }) => currentStatus === 'open').slice(0, 1)) {
    call('getStarlineRates')
    sleep(10 * pace)
    const body = { gameId: _id, betType: 'singleDigit', betNumber: '7', betAmount: 10 }
    if (call('placeStarlineBet', { body }) !== null) accepted += 1
  }
  poll(2)
  for (const { _id } of games.slice(0, 1)) call('listSessionResults', { query: { gameId: _id } })
  call('listFundRequests')
  call('listWithdrawals')

  const end = { bets: myBets(), starline: myStarlineBets(), balance: balance() }
  const added = end.bets.length + end.starline.length - start.bets.length - start.starline.length
  const cost =
    costOf(end.bets) + costOf(end.starline) - costOf(start.bets) - costOf(start.starline)
  check(end, {
    'every accepted bet is in its list once': () => added === accepted,
    'the balance is what the bets leave': () =>
      Math.abs(start.balance - cost - end.balance) < 0.01,
  })
}
`
