import { describe, expect, it } from 'vitest'
import { validateContactForm, contactMaxLengths, sendContactForm } from '@vanek/sdk/contact'
import { refuse, shopOver } from '../testing/back-end.ts'

const validForm = { name: ' Jana Nová ', email: ' jana@vanek.test ', phone: '777 123 456', message: ' Dobrý den ' }

describe('sendContactForm', () => {
  it('C7.59 C6.02 sends the message without an account', async () => {
    const { shop, seen } = shopOver(() => ({ status: 'sent' }))
    expect(await sendContactForm(shop, validForm, { idempotencyKey: 'k-1' })).toEqual({ ok: true, data: 'sent' })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/contact-form',
      body: { name: 'Jana Nová', email: 'jana@vanek.test', phone: '+420777123456', message: 'Dobrý den' },
    })
    expect([seen[0]?.headers.get('Idempotency-Key'), seen[0]?.headers.has('Authorization')]).toEqual(['k-1', false])
  })

  it('sends a missing phone as null, and a new key for each message', async () => {
    const { shop, seen } = shopOver(() => ({ status: 'sent' }))
    const { phone: _, ...withoutPhone } = validForm
    await sendContactForm(shop, withoutPhone)
    await sendContactForm(shop, { ...validForm, phone: ' ' })
    expect(seen.map(({ body }) => (body as { phone: unknown }).phone)).toEqual([null, null])
    expect(new Set(seen.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
  })

  it('returns the issues of a rejection', async () => {
    const { shop } = shopOver(() => refuse(422, 'validation', 'email'))
    expect(await sendContactForm(shop, validForm)).toMatchObject({ ok: false, error: { issues: [{ field: 'email' }] } })
  })
})

describe('validateContactForm', () => {
  it('accepts a valid form', () => {
    expect(validateContactForm(validForm, 'CZE')).toEqual({})
    expect(validateContactForm({ ...validForm, phone: '' })).toEqual({})
  })

  it('requires a name, an e-mail and a message', () => {
    expect(validateContactForm({ name: ' ', email: '', message: '\n' })).toEqual({
      name: 'required',
      email: 'required',
      message: 'required',
    })
  })

  it.each(['777123456', '777 123 456', '+420 777 123 456', '00420777123456', '+49 (0)30 123456'])(
    'accepts the phone %s',
    (phone) => expect(validateContactForm({ ...validForm, phone }, 'CZE')).toEqual({}),
  )

  it.each(['123', 'zavolejte', '77712345x'])('rejects the phone %s', (phone) => {
    expect(validateContactForm({ ...validForm, phone }, 'CZE')).toEqual({ phone: 'phone_invalid' })
  })

  it('reports an invalid e-mail and a message that is too long', () => {
    const long = 'a'.repeat(contactMaxLengths.message + 1)
    expect(validateContactForm({ ...validForm, email: 'jana@', message: long }, 'CZE')).toEqual({
      email: 'email_invalid',
      message: 'too_long',
    })
  })
})
