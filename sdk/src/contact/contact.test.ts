import { describe, expect, it } from 'vitest'
import { validateContactForm, contactMaxLengths, sendContactForm } from '@vanek/sdk/contact'
import { refuse, shopOver } from '../testing/back-end.ts'

const written = { name: ' Jana Nová ', email: ' jana@vanek.test ', phone: '777 123 456', message: ' Dobrý den ' }

describe('sendContactForm', () => {
  it('C7.59 C6.02 writes to the shop, without any account', async () => {
    const { shop, seen } = shopOver(() => ({ status: 'sent' }))
    expect(await sendContactForm(shop, written, { idempotencyKey: 'k-1' })).toEqual({ ok: true, data: 'sent' })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/contact-form',
      body: { name: 'Jana Nová', email: 'jana@vanek.test', phone: '+420777123456', message: 'Dobrý den' },
    })
    expect([seen[0]?.headers.get('Idempotency-Key'), seen[0]?.headers.has('Authorization')]).toEqual(['k-1', false])
  })

  it('sends no phone as null, and a key of its own for each message', async () => {
    const { shop, seen } = shopOver(() => ({ status: 'sent' }))
    const { phone: _, ...withoutPhone } = written
    await sendContactForm(shop, withoutPhone)
    await sendContactForm(shop, { ...written, phone: ' ' })
    expect(seen.map(({ body }) => (body as { phone: unknown }).phone)).toEqual([null, null])
    expect(new Set(seen.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
  })

  it('answers what was wrong', async () => {
    const { shop } = shopOver(() => refuse(422, 'validation', 'email'))
    expect(await sendContactForm(shop, written)).toMatchObject({ ok: false, error: { issues: [{ field: 'email' }] } })
  })
})

describe('validateContactForm', () => {
  it('finds nothing wrong with a form that may be sent', () => {
    expect(validateContactForm(written, 'CZE')).toEqual({})
    expect(validateContactForm({ ...written, phone: '' })).toEqual({})
  })

  it('requires a name, an e-mail and a message', () => {
    expect(validateContactForm({ name: ' ', email: '', message: '\n' })).toEqual({
      name: 'required',
      email: 'required',
      message: 'required',
    })
  })

  it.each(['777123456', '777 123 456', '+420 777 123 456', '00420777123456', '+49 (0)30 123456'])(
    'takes the phone %s',
    (phone) => expect(validateContactForm({ ...written, phone }, 'CZE')).toEqual({}),
  )

  it.each(['123', 'zavolejte', '77712345x'])('does not take the phone %s', (phone) => {
    expect(validateContactForm({ ...written, phone }, 'CZE')).toEqual({ phone: 'phone_invalid' })
  })

  it('says what is too long or no e-mail', () => {
    const long = 'a'.repeat(contactMaxLengths.message + 1)
    expect(validateContactForm({ ...written, email: 'jana@', message: long }, 'CZE')).toEqual({
      email: 'email_invalid',
      message: 'too_long',
    })
  })
})
