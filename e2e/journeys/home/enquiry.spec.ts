import type { Page } from '@playwright/test'
import { expect, test, type Stage } from '../../fixtures.ts'
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
})
