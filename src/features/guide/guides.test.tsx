import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { down, endless, hostile } from '#tests/testing/answers.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

const guide = (content: unknown) => ({ getHowToPlay: () => Response.json({ content }) })
const contact = (settings: object) => ({ getContactSettings: () => Response.json(settings) })

describe('/how-to-play', () => {
  test('draws headings, bold, italic and lists §2.40 §2.41 §3.25', async () => {
    const content = '# Start\n\n**Bold** and *italic*\n\n- first\n- second\n\n1. one'
    renderApp('/how-to-play', { as: null, answers: guide(content) })
    expect(await screen.findByRole('heading', { level: 2, name: 'Start' })).toBeTruthy()
    expect(screen.getByText('Bold').tagName).toBe('STRONG')
    expect(screen.getByText('italic').tagName).toBe('EM')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
      'first',
      'second',
      'one',
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'How to Play' })).toBeTruthy()
    expect(document.title).toBe('How to Play · Ank')
  })

  test('draws whatever else an administrator may write, or its text', async () => {
    const content = [
      'Terms &amp; conditions: \\*none\\*  \nfrom us',
      '> A rule\n>\n> 5. of\n> five',
      '- outer\n  - inner\n\n- apart',
      '`128-12-345`\n\n#### Deep\n\n| no | table |',
      'Rates\n```\nan_own_name\n```\n***\n**Jodi: *90*** 2 * 3 * 4 ***both***\\',
    ].join('\n\n')
    renderApp('/how-to-play', { as: null, answers: guide(content) })
    const article = await screen.findByRole('article')
    for (const text of [
      'Terms & conditions: *none*',
      'A rule',
      '2 * 3 * 4',
      '128-12-345',
      '| no | table |',
    ]) {
      expect(article.textContent).toContain(text)
    }
    const [ordered] = within(article).getAllByRole<HTMLOListElement>('list')
    expect(ordered?.start).toBe(5)
    expect(within(article).getByRole('heading', { level: 3, name: 'Deep' })).toBeTruthy()
    for (const text of ['Rates', 'an_own_name']) {
      expect(within(article).getByText(text).tagName).toBe('P')
    }
    expect(within(article).getByText('90').closest('strong')?.textContent).toBe('Jodi: 90')
    expect(within(article).getByText('both').closest('strong em, em strong')).toBeTruthy()
    const items = within(article).getAllByRole('listitem')
    const texts = items.map((item) => item.textContent)
    expect(texts).toEqual(['offive', 'outer', 'inner', 'apart'])
    expect(items[0]?.querySelectorAll('br')).toHaveLength(1)
  })

  test('every line break stays, and only the start of a guide that’s far too long is drawn', async () => {
    const content = `Line one\nline two\r\nline three\n${'more '.repeat(60_000)}`
    renderApp('/how-to-play', { as: null, answers: guide(content) })
    const article = await screen.findByRole('article')
    expect(article.querySelectorAll('p br')).toHaveLength(3)
    expect(article.textContent).toHaveLength(256 * 1024 - 4)
    expect(
      screen.getByText('The guide is too long to show in full. This is the first part.'),
    ).toBeTruthy()
  })

  test('raw HTML stays text, pictures are not fetched, links lead to the web only', async () => {
    const content = [
      hostile.script,
      '',
      '![a picture](https://example.com/a.png)',
      '',
      '[web](https://example.com/) [script](javascript:alert(1)) [mail](mailto:a@example.com) [data](data:text/html,x) [own](/wallet) [false](https://bank.example@example.com/)',
    ].join('\n')
    const { container } = renderApp('/how-to-play', { as: null, answers: guide(content) })
    await screen.findByText('web')
    expect(container.querySelector('script, img, iframe')).toBeNull()
    expect(screen.getByText(/<script>/)).toBeTruthy()
    const links = within(screen.getByRole('article')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/'])
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.getByText('own').tagName).toBe('SPAN')
    expect(screen.getByText('false').tagName).toBe('SPAN')
  })

  test('an answer that no phone can hold isn’t read, and says so', async () => {
    renderApp('/how-to-play', { as: null, answers: { getHowToPlay: () => endless().answer } })
    expect(
      await screen.findByText('The server sent more than a phone can hold. Contact support.'),
    ).toBeTruthy()
  })

  test('an empty guide says so', async () => {
    renderApp('/how-to-play', { as: null, answers: guide(' \n') })
    expect(await screen.findByText('No guide yet')).toBeTruthy()
  })
})

describe('/contact-us', () => {
  const settings = {
    mobileNumber: '+91 50000 00002',
    email: 'help@example.com',
    whatsappNumber: '5000000001',
  }

  test('links to phone, mail and WhatsApp §1.13 §2.43 §3.24', async () => {
    renderApp('/contact-us', { as: null, answers: contact(settings) })
    const call = await screen.findByRole('link', { name: /Mobile number.*\+91 50000 00002/ })
    expect(call.getAttribute('href')).toBe('tel:+915000000002')
    const mail = screen.getByRole('link', { name: /Email.*help@example\.com/ })
    expect(mail.getAttribute('href')).toBe('mailto:help@example.com')
    const chat = screen.getByRole('link', { name: /WhatsApp.*5000000001/ })
    expect(chat.getAttribute('href')).toBe('https://wa.me/915000000001')
    expect(chat.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('what can’t be a link is shown as text', async () => {
    const values = {
      mobileNumber: 'javascript:alert(1)',
      email: hostile.script,
      whatsappNumber: hostile.rtl,
    }
    const { container } = renderApp('/contact-us', { as: null, answers: contact(values) })
    expect(await screen.findByText('javascript:alert(1)')).toBeTruthy()
    expect(screen.getByText(hostile.script)).toBeTruthy()
    expect(screen.getByText(hostile.rtl)).toBeTruthy()
    expect(container.querySelectorAll('main a')).toHaveLength(0)
  })

  test('without any value it says so', async () => {
    renderApp('/contact-us', { as: null, answers: contact({ email: '', mobileNumber: null }) })
    expect(await screen.findByText('No contact details yet')).toBeTruthy()
  })
})

describe('/privacy-policy', () => {
  test('covers every point, dated today §2.35-2.37 §2.39', async () => {
    renderApp('/privacy-policy', { as: null, answers: { getContactSettings: down } })
    expect(await screen.findByText('Last updated: 20 November 2026')).toBeTruthy()
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    expect(headings.join(', ')).toBe(
      'Data collected, Use, Retention, Transfer, Deletion, Disclosure, Children under 18, Contact',
    )
    expect(await screen.findByText(/contact us from inside the app/)).toBeTruthy()
    expect(screen.queryByText('Email')).toBeNull()
    const collected = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(collected.slice(0, 2)).toEqual(['Your mobile number', 'Your first and last name'])
    expect(collected[2]).toMatch(/^Usage data/)
    expect(screen.getByText(/is not for anyone under the age of 18/)).toBeTruthy()
  })

  test('names the contacts of the host, else the build’s §2.38', async () => {
    const { unmount } = renderApp('/privacy-policy', {
      as: null,
      answers: contact({
        email: 'help@example.com',
        mobileNumber: '5000000002',
        whatsappNumber: '5000000001',
      }),
      config: { contactEmail: 'build@example.com' },
    })
    const mail = await screen.findByRole('link', { name: 'help@example.com' })
    expect(mail.getAttribute('href')).toBe('mailto:help@example.com')
    const terms = screen.getAllByRole('term').map((term) => term.textContent)
    expect(terms).toEqual(['Email', 'Phone', 'WhatsApp'])
    unmount()
    renderApp('/privacy-policy', {
      as: null,
      answers: { getContactSettings: down },
      config: { contactEmail: 'build@example.com', contactPhone: '+915000000009' },
    })
    expect(await screen.findByRole('link', { name: 'build@example.com' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '+915000000009' })).toBeTruthy()
  })
})

test.each(['/how-to-play', '/contact-us', '/privacy-policy'])(
  '%s leads back to where the visitor came from, as a first page to /auth §2.34',
  async (path) => {
    const answers = { ...guide('# Start'), ...contact({}) }
    for (const visited of [['/auth'], []]) {
      const app = renderApp(path, { as: null, answers, visited })
      await app.user.click(await screen.findByRole('button', { name: 'Back' }))
      expect(app.path()).toBe('/auth')
      app.unmount()
    }
  },
)
