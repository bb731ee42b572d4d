/** Accounts: signing in and up, the profile, the password. */
import { randomUUID } from 'node:crypto'
import { check, refuse, signedIn, textOf, type Call, type Route } from '../call.ts'
import { newPlayer, type Player, type World } from '../world.ts'

export const accountRoutes: Route[] = [
  ['POST /api/auth/login', login],
  ['POST /api/auth/signup', signup],
  ['GET /api/auth/profile', signedIn((_, player) => ({ user: profileOf(player) }))],
  ['GET /api/user/profile', signedIn((_, player) => ({ user: profileOf(player) }))],
  ['PUT /api/user/profile', signedIn(updateProfile)],
  ['PUT /api/user/change-password', askForPassword],
]

const welcomeBalance = 1000
const isMobile = (text: string): boolean => /^\d{10}$/.test(text)
const isPassword = (text: string): boolean => text.length >= 6
const shortPassword = 'Password must be at least 6 characters long'

/** Starts a session for the player and returns its token. */
export function openSession(world: World, player: Player): string {
  const token = randomUUID()
  world.sessions.set(token, player)
  return token
}

function login({ world, body }: Call) {
  const mobileNumber = textOf(body, 'mobileNumber')
  const password = textOf(body, 'password')
  check([
    [mobileNumber === '', 'Mobile number is required'],
    [password === '', 'Password is required'],
  ])
  const player = world.players.get(mobileNumber)
  if (player?.password !== password) refuse(401, 'Invalid mobile number or password')
  return { token: openSession(world, player), user: profileOf(player) }
}

function signup({ world, body }: Call) {
  const name = textOf(body, 'name')
  const mobileNumber = textOf(body, 'mobileNumber')
  const password = textOf(body, 'password')
  check([
    [name === '', 'Name is required'],
    [!isMobile(mobileNumber), 'Mobile number must have 10 digits'],
    [!isPassword(password), shortPassword],
  ])
  if (world.players.has(mobileNumber)) refuse(400, 'This mobile number is already registered')
  const player = newPlayer(name, mobileNumber, password)
  player.balance = welcomeBalance
  world.players.set(mobileNumber, player)
  return { token: openSession(world, player), user: profileOf(player) }
}

/** Without an email, the saved one stays; an empty one removes it. */
function updateProfile({ body }: Call, player: Player) {
  const name = textOf(body, 'name')
  const email = textOf(body, 'email')
  check([
    [name === '', 'Name is required'],
    [
      email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
      'Please enter a valid email address',
    ],
  ])
  player.name = name
  if ('email' in body) player.email = email === '' ? null : email
  return {}
}

function askForPassword({ world, body }: Call) {
  check([[!isPassword(textOf(body, 'newPassword')), shortPassword]])
  const mobileNumber = textOf(body, 'mobileNumber')
  return world.players.has(mobileNumber) ? {} : refuse(400, 'No account has this mobile number')
}

function profileOf(player: Player): object {
  const { name, mobileNumber, email, balance, isActive, bankDetails, wallets } = player
  const paymentDetails = wallets.size === 0 ? null : Object.fromEntries(wallets)
  const role = 'player'
  return { name, mobileNumber, email, role, balance, isActive, bankDetails, paymentDetails }
}
