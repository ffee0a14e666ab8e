import { validateContactForm } from '@vanek/sdk/contact'
import { validateClaimForm } from '@vanek/sdk/orders'
import { validateQuestionForm, validateReviewForm } from '@vanek/sdk/reviews'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCheckoutInputs } from '../checkout/rules/inputs.ts'
import { normalizeCheckoutInputs } from '../checkout/rules/normalize.ts'
import { isEmail } from './email.ts'
import { trimmed } from './spaces.ts'

const zeroWidth = '\u200b'
const invisible = fc
  .array(fc.constantFrom(' ', '\n', '\u00a0', zeroWidth, '\u00ad', '\u2060', '\ufeff', '\u200e'))
  .map((all) => all.join(''))

describe('text that cannot be seen', () => {
  it('is missing in every form', () => {
    const review = { stars: 5, name: zeroWidth.repeat(2), text: '', pros: '', cons: '' }
    expect(validateReviewForm(review)).toEqual([{ field: 'name', code: 'required' }])
    const question = { name: zeroWidth, email: 'a@b.cz', question: `${zeroWidth} ${zeroWidth}` }
    expect(validateQuestionForm(question)).toEqual({ name: 'required', question: 'required' })
    const message = { name: zeroWidth, email: zeroWidth, message: zeroWidth }
    expect(validateContactForm(message)).toEqual({ name: 'required', email: 'required', message: 'required' })
    const claim = { item: '1', amount: '1', description: zeroWidth.repeat(12), wish: 'repair' }
    expect(validateClaimForm(claim, [])).toMatchObject({ description: 'required' })
  })

  it('inside an e-mail is left out, as when it was copied from a page', () => {
    const email = `jana${zeroWidth}@example.cz `
    expect(validateQuestionForm({ name: 'Jana', email, question: 'Jak hlučný je?' })).toEqual({})
    expect(validateContactForm({ name: 'Jana', email, message: 'Dobrý den' })).toEqual({})
  })

  it('is not white space inside an e-mail, which may stand for a missing character', () => {
    const email = ' eva mala@example.com'
    expect(validateQuestionForm({ name: 'Eva', email, question: 'Jak hlučný je?' })).toEqual({ email: 'email_invalid' })
    expect(validateContactForm({ name: 'Eva', email, message: 'Dobrý den' })).toEqual({ email: 'email_invalid' })
    const inputs = normalizeCheckoutInputs({ ...emptyCheckoutInputs, email })
    expect(inputs.email).toBe('eva mala@example.com')
    expect(isEmail(inputs.email)).toBe(false)
  })

  it('is trimmed around a text and kept inside it, as in joined emoji', () => {
    fc.assert(
      fc.property(invisible, invisible, (before, after) => {
        expect(trimmed(`${before}👩\u200d🔧 a${zeroWidth}b${after}`)).toBe(`👩\u200d🔧 a${zeroWidth}b`)
        expect(trimmed(before + after)).toBe('')
      }),
    )
  })
})
