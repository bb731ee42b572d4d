import type { Page } from '@playwright/test'
import { expect, test, type Stage } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { brokenLine, statusLine } from '../../testing/checks/problems.ts'
import { expectSaid } from '../../testing/said.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const messages = (page: Page) =>
  page.getByRole('list', { name: 'Conversation with support' }).getByRole('listitem')
const sent = async (stage: Stage) =>
  (await stage.log()).filter(({ operation }) => operation === 'sendEnquiryMessage')

test.describe('an open enquiry', () => {
  test('takes a message but no blank one, and shows support’s answer until it’s closed', async ({
    page,
    stage,
  }) => {
    await stage.open('/enquiry')
    await expect(messages(page).first()).toBeVisible()
    const before = await messages(page).count()
    await send(page).click()
    await field(page).fill('   ')
    await send(page).click()
    await field(page).press('Enter')
    expect(await sent(stage)).toEqual([])

    await field(page).fill('The reference is 4821 7730')
    await field(page).press('Enter')
    await expectSaid(page, 'Message sent successfully!')
    await expect(messages(page)).toHaveCount(before + 1)
    await expect(messages(page).last()).toContainText('The reference is 4821 7730')
    await expect(field(page)).toHaveValue('')
    expect(await sent(stage)).toHaveLength(1)

    const answer = 'We have found your payment.'
    await stage.command('answerEnquiry', { enquiryId: 'enquiry-1', message: answer })
    await stage.clock.letPass(11_000)
    await expect(messages(page).last()).toContainText(answer)
    const said = page.getByText(`New message from support: ${answer}`)
    await expect(said).toHaveAttribute('aria-live', 'polite')

    await stage.command('closeEnquiry', { enquiryId: 'enquiry-1' })
    await stage.clock.letPass(11_000)
    await expect(
      page.getByText(
        'This enquiry has been closed. Please start a new enquiry if you need further assistance.',
      ),
    ).toBeVisible()
    await expect(field(page)).toBeHidden()
  })

  test('keeps text that couldn’t be sent, even over a reload, until it’s sent', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    await stage.open('/enquiry')
    await stage.fault({ operation: 'sendEnquiryMessage', fault: { kind: 'network' } })
    await field(page).fill('Is my withdrawal on its way?')
    await send(page).click()
    await expect(page.getByRole('alert').first()).toContainText('we don’t know if this was sent')
    await expect(field(page)).toHaveValue('Is my withdrawal on its way?')
    await page.reload()
    await expect(field(page)).toHaveValue('Is my withdrawal on its way?')
    await stage.clearFaults()
    await send(page).click()
    await expect(messages(page).last()).toContainText('Is my withdrawal on its way?')
    await expect(field(page)).toHaveValue('')
    await page.reload()
    await expect(messages(page).last()).toContainText('Is my withdrawal on its way?')
    await expect(field(page)).toHaveValue('')
  })

  test('a message whose answer was lost appears once', async ({ page, stage, problems }) => {
    problems.allow(brokenLine)
    await stage.open('/enquiry')
    await stage.fault({ operation: 'sendEnquiryMessage', times: 1, fault: { kind: 'lost-answer' } })
    await field(page).fill('Only once, please')
    await send(page).click()
    await expectSaid(page, 'Message sent successfully!')
    await expect(messages(page).filter({ hasText: 'Only once, please' })).toHaveCount(1)
    expect(await sent(stage)).toHaveLength(1)
  })
})

test.describe('a closed enquiry', () => {
  test.use({ scenario: 'enquiry-closed' })

  test('leads to a new one, which the first message creates', async ({ page, stage }) => {
    await stage.open('/enquiry')
    await expect(page.getByText(/^This enquiry has been closed\./)).toBeVisible()
    await expect(field(page)).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start New Enquiry' }).click()
    await expect(messages(page)).toHaveCount(0)
    expect(await sent(stage)).toEqual([])
    await field(page).fill('Please look again')
    await send(page).click()
    await expect(messages(page)).toHaveCount(1)
    await expect(messages(page)).toContainText('Please look again')
    await page.reload()
    await expect(messages(page)).toHaveCount(1)
    await expect(field(page)).toBeVisible()
  })
})

test.describe('without any enquiry', () => {
  test.use({ scenario: 'new-player' })

  test('one begins with the first message', async ({ page, stage, problems }) => {
    // Who never wrote has none.
    problems.allow(statusLine(404))
    await stage.open('/enquiry')
    await page.getByRole('button', { name: 'Start New Enquiry' }).click()
    await expect(messages(page)).toHaveCount(0)
    await expect(page.getByText('Failed to load enquiries')).toBeHidden()
    expect(await sent(stage)).toEqual([])
    await field(page).fill('How do I withdraw?')
    await send(page).click()
    await expectSaid(page, 'Message sent successfully!')
    await expect(messages(page)).toHaveCount(1)
    expect(await sent(stage)).toHaveLength(1)
  })
})
