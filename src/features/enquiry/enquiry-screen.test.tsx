import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { refusedAnswer } from '#tests/testing/answers.ts'
import { countsOf } from '#tests/testing/browser.ts'
import { renderApp } from '#tests/testing/render-app.tsx'
import { manualSchedule } from '#tests/testing/time/manual-schedule.ts'

const message = (sender: string, text: string, timestamp = '2026-11-20T04:35:00.000Z') => ({
  sender,
  message: text,
  timestamp,
})
const enquiry = (status: string, messages: object[] = []) => ({
  status,
  createdAt: '2026-11-20T04:35:00.000Z',
  messages,
})
const list = (...enquiries: object[]) => ({ listMyEnquiries: () => Response.json(enquiries) })
const refuse = () => Response.json({}, { status: 400 })
const field = () => screen.findByRole('textbox', { name: 'Message' })
const bubbles = () =>
  within(screen.getByRole('list', { name: 'Conversation with support' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent)

describe('with none', () => {
  test.each([
    ['404', () => Response.json({ message: 'No enquiry' }, { status: 404 })],
    ['an empty list', () => Response.json([])],
  ])(
    '(%s) Start New Enquiry opens an empty chat, and the first send creates it §2.124 §8.23 §8.53',
    async (_, none) => {
      const { user, toastTexts, calls, backend, answers } = renderApp('/enquiry', {
        scenario: 'new-player',
        answers: { listMyEnquiries: none },
      })
      await user.click(await screen.findByRole('button', { name: 'Start New Enquiry' }))
      expect(calls).not.toContain('sendEnquiryMessage')
      expect(bubbles()).toEqual([])
      delete answers.listMyEnquiries
      await user.type(await field(), 'When will it show?')
      // Two quick presses send once.
      await user.dblClick(screen.getByRole('button', { name: 'Send message' }))
      expect(await screen.findByText('When will it show?')).toBeTruthy()
      await waitFor(() => expect(toastTexts()).toEqual(['Message sent successfully!']))
      expect(calls.filter((call) => call === 'sendEnquiryMessage')).toHaveLength(1)
      expect(
        backend.db.enquiry.findMany({ where: { accountId: { equals: 'new-player' } } }),
      ).toHaveLength(1)
      expect(await screen.findByText('Open')).toBeTruthy()
      expect((await field()).textContent).toBe('')
    },
  )
})

test.each([
  ['429', refusedAnswer(429, {})],
  ['a page with 404', () => new Response('<h1>Not Found</h1>', { status: 404 })],
])('a refusal isn’t taken for none, only the host’s 404 says that: %s', async (_, refuse) => {
  renderApp('/enquiry', { answers: { listMyEnquiries: refuse } })
  expect(await screen.findByRole('heading', { name: 'Failed to load enquiries' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start New Enquiry' })).toBeNull()
})

describe('open', () => {
  test('shows both sides, day and time §2.45', async () => {
    const messages = [
      message('user', 'I added ₹2,000.', '2026-11-19T08:12:00.000Z'),
      message('support', 'It is with our team.', '2026-11-20T08:12:00.000Z'),
    ]
    renderApp('/enquiry', { answers: list(enquiry('open', messages)) })
    expect(await screen.findByText('It is with our team.')).toBeTruthy()
    expect(screen.getByText('Today')).toBeTruthy()
    expect(screen.getByText('Yesterday')).toBeTruthy()
    expect(screen.getByText(/^Open since 20 Nov/)).toBeTruthy()
  })

  test.each([
    ['no messages', null, 0],
    ['a message without its time', [{ ...message('user', 'Hello'), timestamp: null }], 1],
    ['a message without its sender', [{ message: 'Hello', timestamp: null }], 1],
    ['a message without its text', [message('user', 'Hello'), { sender: 'support' }], 2],
  ])('with %s it’s still the player’s chat', async (_, messages, count) => {
    renderApp('/enquiry', {
      answers: list({ status: null, createdAt: '2024-03-05T04:35:00.000Z', messages }),
    })
    // Of another year, so the year is named.
    expect(await screen.findByText(/^Open since 5 Mar 2024/)).toBeTruthy()
    expect(await field()).toBeTruthy()
    expect(bubbles()).toHaveLength(count)
  })

  test('Enter sends, Shift and Enter starts a line; a blank message is ignored §1.12 §2.122 §5.37', async () => {
    const { user, api, backend, toastTexts } = renderApp('/enquiry')
    const call = vi.spyOn(api.client, 'call')
    await user.click(await field())
    await user.paste(' \u200B\u2800')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await user.type(await field(), '{Enter}')
    // Not even handed to the client, which would refuse it.
    expect(call).not.toHaveBeenCalledWith('sendEnquiryMessage', expect.anything())
    expect(toastTexts()).toEqual([])
    await user.clear(await field())
    await user.type(await field(), 'One{Shift>}{Enter}{/Shift}two{Enter}')
    await waitFor(() =>
      expect(backend.db.enquiryMessage.getAll().at(-1)).toMatchObject({ message: 'One\ntwo' }),
    )
  })

  test('support’s answer appears by itself within ten seconds and is announced politely §3.27', async () => {
    const { api, answers } = renderApp('/enquiry', {
      answers: list(enquiry('open', [message('user', 'Hello?')])),
    })
    await screen.findByText('Hello?')
    const more = [message('user', 'Hello?'), message('support', 'Good morning')]
    Object.assign(answers, list(enquiry('open', more)))
    const query = api.queryClient.getQueryCache().find({ queryKey: ['listMyEnquiries', {}] })
    const every = query?.observers[0]?.options.refetchInterval
    expect(typeof every === 'function' && every(query as never)).toBe(10_000)
    await api.queryClient.refetchQueries({ queryKey: ['listMyEnquiries'] })
    expect(await screen.findByText('Good morning')).toBeTruthy()
    const news = await screen.findByText('New message from support: Good morning')
    expect(news.getAttribute('aria-live')).toBe('polite')
  })
})

describe('a message that can’t be sent', () => {
  test('says so, and the text stays, even over a reload §8.33', async () => {
    const first = renderApp('/enquiry', {
      answers: { ...list(enquiry('open')), sendEnquiryMessage: refuse },
    })
    await first.user.type(await field(), 'My UPI reference is 7318')
    await first.user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(first.toastTexts()).toEqual(['Failed to send message']))
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'My UPI reference is 7318')
    first.unmount()

    const again = renderApp('/enquiry', { answers: list(enquiry('open')) })
    expect(await field()).toHaveProperty('value', 'My UPI reference is 7318')
    again.unmount()

    renderApp('/enquiry', { scenario: 'new-player', answers: list(enquiry('open')) })
    expect(await field()).toHaveProperty('value', '')
  })

  test('counts as sent if it arrived although the answer was lost', async () => {
    const { user, toastTexts, backend } = renderApp('/enquiry')
    await user.type(await field(), 'Only once')
    backend.faults.next('sendEnquiryMessage', { kind: 'lost-answer' })
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Message sent successfully!']))
    expect(
      backend.db.enquiryMessage.getAll().filter((row) => row.message === 'Only once'),
    ).toHaveLength(1)
    expect(await field()).toHaveProperty('value', '')
  })
})

test('a message that a gateway’s page was the answer to isn’t said to have failed', async () => {
  const { schedule, pass } = manualSchedule()
  const { user, toastTexts, backend, answers } = renderApp('/enquiry', { schedule })
  await user.type(await field(), 'Only once')
  answers.sendEnquiryMessage = () => new Response('<html>Timeout</html>', { status: 504 })
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => {
    if (toastTexts().length === 0) pass(500)
    expect(toastTexts()).toEqual([
      'We didn’t get a clear reply, so we don’t know if this was sent. See if it appears above.',
    ])
  })
  expect(await field()).toHaveProperty('value', 'Only once')
  expect(backend.db.enquiryMessage.getAll().some((row) => row.message === 'Only once')).toBe(false)
})

describe('closed', () => {
  const closed = enquiry('closed', [message('support', 'Done.')])
  const sentence =
    'This enquiry has been closed. Please start a new enquiry if you need further assistance.'

  test('hides the input and starts a new enquiry §2.123 §3.26 §7.22', async () => {
    const { user, answers } = renderApp('/enquiry', { answers: list(closed) })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Start New Enquiry' }))
    expect(screen.queryByText(sentence)).toBeNull()
    expect(bubbles()).toEqual([])
    answers.sendEnquiryMessage = () =>
      Response.json({ enquiry: enquiry('open', [message('user', 'One more thing')]) })
    Object.assign(answers, list(enquiry('open', [message('user', 'One more thing')]), closed))
    await user.type(await field(), 'One more thing{Enter}')
    expect(await screen.findByText('One more thing', { ignore: 'textarea' })).toBeTruthy()
    expect(screen.queryByText('Done.')).toBeNull()
  })

  test('while something is being typed: the text waits for the next enquiry', async () => {
    const { user, api, answers } = renderApp('/enquiry', {
      answers: list(enquiry('open')),
    })
    await user.type(await field(), 'And one')
    Object.assign(answers, list(closed))
    await api.queryClient.refetchQueries({ queryKey: ['listMyEnquiries'] })
    expect(await screen.findByText(sentence)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Start New Enquiry' }))
    expect(await field()).toHaveProperty('value', 'And one')
  })
})

test('of sixty messages the newest come first, the older ones above them', async () => {
  const messages = Array.from({ length: 60 }, (_, at) => message('support', `Message ${at}`))
  const counts = countsOf('ol > li')
  renderApp('/enquiry', { answers: list(enquiry('open', messages)) })
  expect(await screen.findByText('Message 59')).toBeTruthy()
  await waitFor(() => expect(counts.at(-1)).toBe(60))
  expect(counts[0]).toBe(12)
  expect(bubbles()[0]).toContain('Message 0')
})
