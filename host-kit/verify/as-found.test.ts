import { expect, test } from 'vitest'
import { inFrontOf, mockHost } from './testing/program.ts'
import { verifyHost } from './verify-host.ts'

const mock = await mockHost()
const [mobileNumber = '', password = ''] = mock.login.split(':')

const nothingAt: Readonly<Record<string, () => Response>> = {
  '/api/bets/me': () => Response.json({ bets: [] }),
  '/api/user/bank-details': () => Response.json({ bankDetails: {} }),
  '/api/enquiry/user': () => Response.json({ message: 'None yet' }, { status: 404 }),
  '/api/banner-settings/public': () => Response.json([]),
}

test('a read that found nothing judged nothing: it’s skipped, and named', async () => {
  const paths: string[] = []
  const host = await inFrontOf(mock.url, (path, response) => {
    paths.push(path)
    return (response.ok && nothingAt[path]?.()) || response
  })
  const { code, results } = await verifyHost({ host, login: { mobileNumber, password } })
  expect(Object.keys(nothingAt).filter((path) => !paths.includes(path))).toEqual([])
  const skipped = results.filter(({ reason }) => reason.includes('the host has nothing there'))
  expect(skipped.map(({ outcome, reason }) => `${outcome}: ${reason}`).toSorted()).toEqual([
    'skipped: need something in getBankDetails, but the host has nothing there',
    'skipped: need something in listBanners, but the host has nothing there',
    'skipped: need something in listMyBets, but the host has nothing there',
    'skipped: need something in listMyEnquiries, but the host has nothing there',
  ])
  expect(code).toBe(0)
})

test('an empty list in an answer that is wrong has failed', async () => {
  const host = await inFrontOf(mock.url, (path, response) =>
    path === '/api/bets/me' ? Response.json({ success: false, bets: [] }) : response,
  )
  const { results } = await verifyHost({ host, login: { mobileNumber, password } })
  const [bets] = results.filter(({ operation }) => operation === 'listMyBets')
  expect(bets?.outcome).toBe('failed')
})
