import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useWatcherForm } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const Form = () => {
  const { formProps, inputProps, buttonProps, statusProps, status, error } = useWatcherForm({
    productId: 5,
    variantId: 7,
  })
  return (
    <form aria-label="watcher" {...formProps}>
      <input aria-label="email" {...inputProps} />
      <button {...buttonProps}>watch</button>
      <p {...statusProps}>{error?.code ?? status}</p>
    </form>
  )
}

const show = () => {
  const app = createApp({ more: ({ path }) => (path.endsWith('/watchers') ? { status: 'ok' } : undefined) })
  render(
    <StrictMode>
      <Form />
    </StrictMode>,
    app,
  )
  return app
}
const field = () => screen.getByLabelText<HTMLInputElement>('email')
const send = (value: string) => {
  fireEvent.change(field(), { target: { value } })
  fireEvent.submit(screen.getByRole('form'))
}
const message = () => screen.getByRole('status').textContent

describe('useWatcherForm', () => {
  it('C7.53 requests a mail about the variant once', async () => {
    const { requests } = show()
    send(' jana@vanek.test ')
    send('jana@vanek.test')
    expect(message()).toBe('pending')
    await waitFor(() => expect(message()).toBe('success'))
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/v1/products/5/watchers', body: { email: 'jana@vanek.test', variantId: 7 } },
    ])
  })

  it('C3.46 requires an e-mail and shows the error at its field', () => {
    const { requests } = show()
    send(' ')
    expect(message()).toBe('required_email')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
    expect(requests).toHaveLength(0)
  })

  it('shows why it was rejected and keeps the input', async () => {
    const { rejectNext } = show()
    rejectNext('validation', 422)
    send('jana@vanek')
    await waitFor(() => expect(message()).toBe('validation'))
    expect(field().value).toBe('jana@vanek')
  })
})
