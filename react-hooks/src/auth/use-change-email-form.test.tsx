import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useChangeEmailForm } from '@vanek/react-hooks'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const callbackUrl = 'https://shop.test/potvrdit-email'

function Form({ onSuccess }: { readonly onSuccess?: () => void }) {
  const form = useChangeEmailForm({ callbackUrl, ...(onSuccess && { onSuccess }) })
  const issue = form.issueOf('currentPassword')
  return (
    <form aria-label="form" {...form.formProps}>
      <input aria-label="email" {...form.inputProps('email')} />
      <input aria-label="currentPassword" {...form.inputProps('currentPassword')} />
      <p role="alert">{issue && issueText(cs, issue)}</p>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
function send(email: string, password: string) {
  fireEvent.change(field('email'), { target: { value: email } })
  fireEvent.change(field('currentPassword'), { target: { value: password } })
  fireEvent.submit(screen.getByRole('form'))
}

describe('useChangeEmailForm', () => {
  it('A7.01 requests the confirmation links', async () => {
    const onSuccess = vi.fn()
    const change = { email: 'nova@vanek.test', expires: '', oldConfirmed: false, newConfirmed: false }
    const app = createApp({ more: () => Response.json(change, { status: 202 }) })
    render(<Form onSuccess={onSuccess} />, app)
    send('nova@vanek.test', ' tajné ')
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(change))
    expect(app.requests[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/user/email' },
      body: { email: 'nova@vanek.test', password: ' tajné ', callbackUrl },
    })
  })

  it('A7.10 shows at its field that the password is wrong and keeps the e-mail', async () => {
    const body = { errors: [{ code: 'credentials_invalid', field: 'password', title: 'x' }] }
    const app = createApp({ more: () => Response.json(body, { status: 422 }) })
    const expire = vi.spyOn(app.session, 'expire')
    render(<Form />, app)
    send('nova@vanek.test', 'jine')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Heslo nesouhlasí. Zkuste to prosím znovu.'))
    expect([field('email').value, expire.mock.calls]).toEqual(['nova@vanek.test', []])
    app.rejectNext('unauthorized', 401)
    fireEvent.submit(screen.getByRole('form'))
    await waitFor(() => expect(expire).toHaveBeenCalledOnce())
  })
})
