import { errorNotice } from '@vanek/sdk/notices'
import { basicMessages } from '#market/messages'
import { describe, expect, it } from 'vitest'
import { messageText, noticeText } from './message-text.ts'
import { withNamedField } from './named-field.ts'

const rejected = (field: string | null, title = 'Tolik skladem nemáme.') => ({
  code: 'validation',
  status: 422,
  issues: [{ code: 'out_of_stock', field, title }],
})

describe('a failure', () => {
  it.each([
    ['amount', 'Množství - Tolik skladem nemáme.'],
    ['address.country_code', 'Země - Tolik skladem nemáme.'],
    ['moon', 'moon - Tolik skladem nemáme.'],
    [null, 'Tolik skladem nemáme.'],
  ])('C8.01 of the field %s is shown as the name of the field and the title', (field, text) => {
    expect(noticeText(rejected(field))).toBe(text)
    expect(errorNotice(basicMessages, withNamedField(rejected(field)))).toMatchObject({ kind: 'danger', text })
  })

  it('C8.01 is shown without the field at the field itself', () => {
    expect(messageText(rejected('amount'))).toBe('Tolik skladem nemáme.')
  })

  it('C8.02 without a list of errors has one text, and a title in a notice', () => {
    const failed = { code: 'server', status: 500, issues: [] }
    expect(noticeText(failed)).toBe('Něco se porouchalo. Omlouváme se, pokud se problém opakuje, kontaktujte nás.')
    expect(errorNotice(basicMessages, withNamedField(failed))).toMatchObject({
      title: 'Něco se porouchalo',
      text: 'Omlouváme se, pokud se problém opakuje, kontaktujte nás.',
    })
  })
})
