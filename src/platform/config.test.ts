import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const problemsOf = (env: Record<string, unknown>) => {
  const answer = readConfig(env)
  return answer.ok ? [] : answer.problems
}

describe('configuration', () => {
  it('needs nothing: every variable has a default', () => {
    expect(readConfig({ MODE: 'production', PROD: true })).toEqual({
      ok: true,
      warnings: [],
      config: {
        appName: 'Ank',
        apiHost: '',
        adminUrl: '',
        appLink: '',
        whatsappNumber: '',
        upiId: '',
        upiPayees: '',
        upiPayeeName: '',
        upiMerchantCode: '0000',
        contactEmail: '',
        contactPhone: '',
        helpLines: '',
        contractMonitor: '',
        idempotencyKey: '',
        moneyWait: '',
      },
    })
  })

  it('accepts an API host with a port and drops the slash at its end', () => {
    const answer = readConfig({ VITE_API_HOST: 'http://localhost:4000/' })
    expect(answer).toMatchObject({ ok: true, config: { apiHost: 'http://localhost:4000' } })
  })

  it.each([
    'api.example.com',
    'https://api.example.com/api',
    'ftp://api.example.com',
    'https://',
    'http://api.example.com',
  ])('refuses the API host %s in one sentence', (host) => {
    expect(problemsOf({ VITE_API_HOST: host })).toEqual([
      `VITE_API_HOST must be an https address without a path, such as https://api.example.com. It is "${host}".`,
    ])
  })

  it.each([
    ['VITE_ADMIN_URL', 'javascript:alert(1)'],
    ['VITE_APP_LINK', 'play'],
    ['VITE_APP_LINK', 'http://play.example.com'],
    ['VITE_WHATSAPP_NUMBER', '12345'],
    ['VITE_UPI_ID', 'name-without-bank'],
    ['VITE_UPI_PAYEES', 'name@bank, other'],
    ['VITE_UPI_MERCHANT_CODE', '12'],
    ['VITE_CONTACT_EMAIL', 'help'],
    ['VITE_CONTACT_PHONE', 'call me'],
    ['VITE_HELP_LINES', 'tel:14416'],
    ['VITE_HELP_LINES', '|tel:14416'],
    ['VITE_HELP_LINES', 'Helpline|14416'],
    ['VITE_HELP_LINES', 'Helpline|http://help.example.com'],
    ['VITE_HELP_LINES', 'Helpline|javascript:alert(1)'],
    ['VITE_HELP_LINES', 'Helpline|tel:14416, Chat'],
    ['VITE_CONTRACT_MONITOR', 'yes'],
    ['VITE_MONEY_WAIT', '5'],
    ['VITE_MONEY_WAIT', '-90'],
    ['VITE_MONEY_WAIT', '1.5 minutes'],
  ])('refuses %s=%s', (key, value) => {
    expect(problemsOf({ [key]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${key} must be .+ It is "`)),
    ])
  })

  it('warns about an unknown variable, lists the known ones and goes on', () => {
    expect(readConfig({ VITE_API_HOTS: 'x', VITE_APP_NAME: 'Panna' })).toMatchObject({
      ok: true,
      config: { appName: 'Panna', apiHost: '' },
      warnings: [
        expect.stringMatching(
          /^VITE_API_HOTS is not a variable this app knows\. Known: VITE_APP_NAME, /,
        ),
      ],
    })
  })

  it('reports every malformed variable at once', () => {
    expect(problemsOf({ VITE_API_HOST: 'x', VITE_UPI_ID: 'y', VITE_OTHER: 'z' })).toHaveLength(2)
  })

  it('treats a blank value as missing', () => {
    expect(readConfig({ VITE_APP_NAME: '  ' })).toMatchObject({ config: { appName: 'Ank' } })
  })
})
