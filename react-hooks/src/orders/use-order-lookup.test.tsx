import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type UseOrderLookupFormOptions, useOrderLookupForm } from '@vanek/react-hooks'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { keyOf } from '../testing/back-end.ts'

afterEach(cleanup)

const callbackUrl = 'https://shop.test/sledovani-objednavky/odkaz'

const Form = (options: Partial<UseOrderLookupFormOptions>) => {
  const form = useOrderLookupForm({ callbackUrl, ...options })
  return (
    <form aria-label="form" {...form.formProps}>
      {(['code', 'email'] as const).map((field) => {
        const issue = form.issueOf(field)
        return (
          <label key={field}>
            <input aria-label={field} {...form.inputProps(field)} />
            <span {...form.errorProps(field)}>{issue && issueText(cs, issue)}</span>
          </label>
        )
      })}
      <button {...form.buttonProps}>send</button>
      <p {...form.statusProps}>{form.status}</p>
    </form>
  )
}

const show = (options: Partial<UseOrderLookupFormOptions> = {}) => {
  const app = createApp({ more: () => new Response(null, { status: 202 }) })
  render(
    <StrictMode>
      <Form {...options} />
    </StrictMode>,
    app,
  )
  return app
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}
const submit = () => fireEvent.submit(screen.getByRole('form'))
const status = () => screen.getByRole('status').textContent
const errorAt = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

describe('useOrderLookupForm', () => {
  it('A2.01 A2.10 requests a link once, however often it is submitted', async () => {
    let sent = 0
    const { requests } = show({ onSuccess: () => void (sent += 1) })
    fill({ code: ' č. 26 00001', email: 'jana@vanek.test ' })
    submit()
    submit()
    expect(status()).toBe('pending')
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        ...{ method: 'POST', path: '/api/v1/orders/lookup' },
        body: { code: '2600001', email: 'jana@vanek.test', callbackUrl },
      },
    ])
    expect(sent).toBe(1)
  })

  it('A2.08 shows errors at the fields and submits nothing', () => {
    const { requests } = show()
    fill({ code: ' ', email: 'jana@' })
    submit()
    expect([errorAt('code'), errorAt('email')]).toEqual(['Vyplňte prosím číslo objednávky', cs.email_invalid])
    expect([status(), requests.length, document.activeElement]).toEqual(['error', 0, field('code')])
  })

  it('A2.08 keeps the input after a rejection and retries with the same idempotency key', async () => {
    const { requests, rejectNext } = show()
    fill({ code: '2600001', email: 'jana@vanek.test' })
    rejectNext('rate_limited', 422)
    submit()
    await waitFor(() => expect(status()).toBe('error'))
    expect(field('code').value).toBe('2600001')
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    const [first, second] = requests.map(keyOf)
    expect([typeof first, second === first]).toEqual(['string', true])
  })

  it('A2.08 shows the errors of a form posted without scripts', () => {
    show({ action: '/sledovani-objednavky', posted: { errors: { code: 'required' }, values: { email: 'a@b.cz' } } })
    expect([errorAt('code'), field('email').value]).toEqual(['Vyplňte prosím číslo objednávky', 'a@b.cz'])
    expect(screen.getByRole('form').getAttribute('action')).toBe('/sledovani-objednavky')
  })
})
