import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type UseNewsletterFormOptions, useNewsletterForm } from '@vanek/react-hooks'
import { cs } from '@vanek/sdk/i18n/cs'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const Form = (options: Partial<UseNewsletterFormOptions>) => {
  const { formProps, inputProps, buttonProps, status } = useNewsletterForm({
    messages: cs,
    callbackPath: '/aktivovat',
    ...options,
  })
  return (
    <form aria-label="newsletter" {...formProps}>
      <input aria-label="email" {...inputProps} />
      <button {...buttonProps}>{status}</button>
    </form>
  )
}

const show = (options: Partial<UseNewsletterFormOptions> = {}, more?: Parameters<typeof createApp>[0]) => {
  const app = createApp(more)
  render(
    <StrictMode>
      <Form {...options} />
    </StrictMode>,
    app,
  )
  return { ...app, shownNotices: () => app.notices.getState().map(({ kind, title, text }) => ({ kind, title, text })) }
}
const field = () => screen.getByLabelText<HTMLInputElement>('email')
const send = (email: string) => {
  fireEvent.change(field(), { target: { value: email } })
  fireEvent.submit(screen.getByRole('form'))
}
const status = () => screen.getByRole('button').textContent

describe('useNewsletterForm', () => {
  it('C7.58 C6.01 subscribes with the confirmation page, once for two submits', async () => {
    const { requests } = show({ source: 'footer' })
    send(' jana@vanek.test ')
    send('jana@vanek.test')
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests.map(({ body }) => body)).toEqual([
      { email: 'jana@vanek.test', callbackUrl: `${location.origin}/aktivovat`, source: 'footer', terms: true },
    ])
  })

  it('B4.12 goes from idle to pending to success', async () => {
    const { pause } = show()
    const resume = pause()
    expect(status()).toBe('idle')
    send('jana@vanek.test')
    expect(status()).toBe('pending')
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
    resume()
    await waitFor(() => expect(status()).toBe('success'))
  })

  it('B4.12 B4.13 goes to error and keeps the input, and resets the field on success', async () => {
    const { rejectNext } = show()
    rejectNext('validation', 422, 'email')
    send('jana@')
    await waitFor(() => expect(status()).toBe('error'))
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['jana@', 'true'])
    send('jana@vanek.test')
    await waitFor(() => expect(status()).toBe('success'))
    expect(field().value).toBe('')
  })

  it('B5.07 submits nothing without an e-mail and shows a danger notice', async () => {
    const { requests, shownNotices } = show()
    send(' ')
    await waitFor(() =>
      expect(shownNotices()).toEqual([
        { kind: 'danger', title: undefined, text: 'Pokud chcete dostávat novinky, musíte vyplnit e-mail.' },
      ]),
    )
    expect(status()).toBe('error')
    expect(requests).toHaveLength(0)
  })

  it('B8.05 shows the configured text on success', async () => {
    const { shownNotices } = show({ successText: 'Těšte se na novinky.' })
    send('jana@vanek.test')
    await waitFor(() => expect(shownNotices()).toMatchObject([{ kind: 'success', text: 'Těšte se na novinky.' }]))
  })

  it('B7.50 shows the text for the response status if no text is configured', async () => {
    const more = () => ({ status: 'subscribed' })
    const { shownNotices } = show({ messages: () => Promise.resolve(cs) }, { more })
    send('jana@vanek.test')
    await waitFor(() => expect(shownNotices()).toMatchObject([{ kind: 'success', text: cs.newsletter_subscribed }]))
  })

  it('C8.26 B7.50 shows the first title of a 401 as a success notice', async () => {
    const { rejectNext, shownNotices } = show()
    rejectNext('email_refused', 401)
    send('jana@vanek.test')
    await waitFor(() => expect(shownNotices()).toMatchObject([{ kind: 'success', text: 'rejected: email_refused' }]))
    expect([status(), field().value]).toEqual(['error', 'jana@vanek.test'])
  })

  it('C8.27 shows other errors as danger notices, without the name of the only field', async () => {
    const { rejectNext, shownNotices } = show()
    rejectNext('validation', 422, 'email')
    send('jana@')
    await waitFor(() => expect(shownNotices()).toMatchObject([{ kind: 'danger', text: 'rejected: validation' }]))
  })
})
