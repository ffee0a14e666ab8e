import { describe, expect, it } from 'vitest'
import { errorNotice } from '@vanek/sdk/notices'
import { cs } from '@vanek/sdk/i18n/cs'

const issue = (field: string | null, title = 'E-mail není ve správném formátu', code = 'email_invalid') => ({
  code,
  field,
  title,
})

describe('errorNotice', () => {
  it('C8.01 shows the first error as field and title, or only the title', () => {
    const noticeOf = (...issues: ReturnType<typeof issue>[]) =>
      errorNotice(cs, { code: 'validation', status: 422, issues })
    expect(noticeOf(issue('email'), issue('name', 'Jméno'))).toEqual({
      kind: 'danger',
      code: 'validation',
      text: 'email - E-mail není ve správném formátu',
    })
    expect(noticeOf(issue(null))).toMatchObject({ text: 'E-mail není ve správném formátu' })
    expect(noticeOf(issue('email', '', 'out_of_stock'))).toMatchObject({ text: `email - ${cs.out_of_stock}` })
  })

  it('C8.02 shows a general text when no error is listed', () => {
    expect(errorNotice(cs, { code: 'server', status: 500, issues: [] })).toEqual({
      kind: 'danger',
      code: 'server',
      title: 'Něco se porouchalo',
      text: 'Omlouváme se, pokud se problém opakuje, kontaktujte nás.',
    })
  })

  it('suggests a remedy after a network failure', () => {
    expect(errorNotice(cs, { code: 'network', issues: [] })).toMatchObject({
      title: 'Něco se porouchalo',
      text: cs.network,
    })
  })
})
