import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useNewsletterForm } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const Form = () => {
  const { formProps, inputProps, messageProps, state } = useNewsletterForm({ source: 'footer' })
  return (
    <form aria-label="newsletter" {...formProps}>
      <input aria-label="email" {...inputProps} />
      <p {...messageProps}>{state.status === 'refused' ? state.error.code : state.status}</p>
    </form>
  )
}

const show = () => {
  const app = createApp()
  render(
    <StrictMode>
      <Form />
    </StrictMode>,
    app,
  )
  return app
}
const send = (email: string) => {
  fireEvent.change(screen.getByLabelText('email'), { target: { value: email } })
  fireEvent.submit(screen.getByRole('form'))
}
const message = () => screen.getByRole('status').textContent

describe('useNewsletterForm', () => {
  it('C7.58 asks for the newsletter with the page that confirms it', async () => {
    const { seen } = show()
    send(' jana@vanek.test ')
    send('jana@vanek.test')
    expect(message()).toBe('sending')
    await waitFor(() => expect(message()).toBe('pending'))
    expect(seen.map(({ body }) => body)).toEqual([
      { email: 'jana@vanek.test', callbackUrl: `${location.origin}/aktivovat`, source: 'footer', terms: true },
    ])
  })

  it('B5.07 sends nothing without an e-mail and says so at the field', () => {
    const { seen } = show()
    send(' ')
    expect(message()).toBe('empty')
    const field = screen.getByLabelText('email')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
    expect(seen).toHaveLength(0)
  })

  it('tells why it was refused', async () => {
    const { refuseNext } = show()
    refuseNext('validation')
    send('jana')
    await waitFor(() => expect(message()).toBe('validation'))
  })
})
