import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type UseContactFormOptions, useContactForm } from '@vanek/react-hooks'
import type { ContactField } from '@vanek/sdk/contact'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { keyOf } from '../testing/back-end.ts'

afterEach(cleanup)

const fields: readonly ContactField[] = ['name', 'email', 'phone', 'message']

const Form = (options: UseContactFormOptions) => {
  const { status, errors, formProps, inputProps, errorProps, buttonProps, statusProps } = useContactForm(options)
  return (
    <form aria-label="contact" {...formProps}>
      {fields.map((field) => (
        <label key={field}>
          {field}
          <input {...inputProps(field)} />
          <span {...errorProps(field)}>{errors[field] && issueText(cs, { code: errors[field], field })}</span>
        </label>
      ))}
      <button {...buttonProps}>write</button>
      <p {...statusProps}>{status}</p>
    </form>
  )
}

const show = (options: UseContactFormOptions = {}) => {
  const app = createApp({ more: ({ path }) => (path.endsWith('/contact-form') ? { status: 'sent' } : undefined) })
  render(
    <StrictMode>
      <Form {...options} />
    </StrictMode>,
    app,
  )
  return app
}
const field = (name: ContactField) => screen.getByRole('form').querySelector<HTMLInputElement>(`[name="${name}"]`)!
const fill = (values: Partial<Record<ContactField, string>>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name as ContactField), { target: { value } })
}
const submit = () => fireEvent.submit(screen.getByRole('form'))
const status = () => screen.getByRole('status').textContent
const valid = { name: 'Jana Nová', email: 'jana@vanek.test', message: 'Dobrý den' }

describe('useContactForm', () => {
  it('C7.59 C6.02 sends the message, confirms it and resets the form', async () => {
    let sent = 0
    const { requests } = show({ onSuccess: () => void (sent += 1) })
    fill({ ...valid, phone: '777 123 456' })
    submit()
    submit()
    expect(status()).toBe('pending')
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/api/v1/contact-form', body: { ...valid, phone: '+420777123456' } },
    ])
    expect([sent, field('message').value]).toEqual([1, ''])
  })

  it('submits nothing while a field is missing and focuses the first invalid field', () => {
    const { requests } = show()
    fill({ name: 'Jana', email: 'jana@' })
    submit()
    expect([status(), requests.length]).toEqual(['error', 0])
    expect(document.activeElement).toBe(field('email'))
    const error = document.getElementById(field('email').getAttribute('aria-describedby') ?? '')
    expect([field('email').getAttribute('aria-invalid'), error?.textContent]).toEqual(['true', cs.email_invalid])
    expect(field('message').getAttribute('aria-invalid')).toBe('true')
    expect(field('name').hasAttribute('aria-describedby')).toBe(false)
  })

  it('keeps the input after a rejection and retries with the same idempotency key', async () => {
    const { requests, rejectNext } = show()
    fill(valid)
    rejectNext('rate_limited', 422)
    submit()
    await waitFor(() => expect(status()).toBe('error'))
    expect(field('message').value).toBe(valid.message)
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    fill({ ...valid, message: 'Ještě něco' })
    submit()
    await waitFor(() => expect(requests).toHaveLength(3))
    const [first, second, third] = requests.map(keyOf)
    expect(first).toBeTruthy()
    expect([second === first, third === first]).toEqual([true, false])
  })

  it('sends the same content again after a success with another idempotency key', async () => {
    let sent = 0
    const { requests } = show({ onSuccess: () => void (sent += 1) })
    for (const times of [1, 2]) {
      fill(valid)
      submit()
      await waitFor(() => expect(sent).toBe(times))
    }
    expect(requests[1]?.body).toEqual(requests[0]?.body)
    expect(new Set(requests.map(keyOf)).size).toBe(2)
  })

  it('shows the errors of a form posted without scripts', () => {
    show({ posted: { errors: { email: 'required' } }, action: '/kontakt' })
    expect(field('email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Vyplňte prosím e-mail')).toBeTruthy()
    expect(screen.getByRole('form').getAttribute('action')).toBe('/kontakt')
  })
})
