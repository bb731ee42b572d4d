import { describe, expect, test } from 'vitest'
import { hostOf, run } from '../testing/program.ts'
import { optionsOf } from './options.ts'

const host = '--host=http://127.0.0.1:9'
const secrets = {
  env: { ANK_TOKEN: 'a-token', ANK_STATES_SECRET: 'a&b' },
  firstLine: () => '9876543210:from-input',
}

describe('credentials', () => {
  test('come from the environment if none are typed', () => {
    expect(optionsOf([host], secrets)?.token).toBe('a-token')
    expect(optionsOf([host, '--login=1:b'], secrets)?.token).toBeUndefined()
  })

  test('come from standard input', () => {
    expect(optionsOf([host, '--login', '-'], secrets)?.login).toEqual({
      mobileNumber: '9876543210',
      password: 'from-input',
    })
  })

  test('for the states endpoint belong to its address', () => {
    const options = optionsOf([host, '--states=http://127.0.0.1:9/s'], secrets)
    expect(options?.states).toBe('http://127.0.0.1:9/s?secret=a%26b')
    expect(options?.token).toBeUndefined()
  })

  test('appear in no report, however they’re cut or escaped', async () => {
    const token = 'a"<&>secret-that-is-long-enough-to-be-cut-somewhere-in-the-middle'
    const url = await hostOf(({ path }) =>
      path.endsWith('/auth/profile')
        ? Response.json({ user: { name: 'A', mobileNumber: '1' } })
        : Response.json({ message: `${'x'.repeat(20)}${token}` }, { status: 500 }),
    )
    const { said } = await run(['--host', url, '--token', token, '--level', 'wish'])
    expect(said).toContain('•••')
    expect(said).not.toContain('secret-that')
  })
})
