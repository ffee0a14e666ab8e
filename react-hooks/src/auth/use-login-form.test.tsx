import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type UseLoginFormOptions, useLoginForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const user = (groups: readonly string[]) => ({ id: 'jana', groups, variantHash: null, credits: { amount: 0 } })

const Form = (options: UseLoginFormOptions) => {
  const { formProps, inputProps, errorProps, issueOf, buttonProps, statusProps, status, error } = useLoginForm(options)
  return (
    <form aria-label="login" {...formProps}>
      {(['email', 'password'] as const).map((field) => {
        const issue = issueOf(field)
        return (
          <label key={field}>
            {field}
            <input {...inputProps(field)} />
            <span {...errorProps(field)}>{issue && issueText(cs, issue)}</span>
          </label>
        )
      })}
      <button {...buttonProps}>in</button>
      <p {...statusProps}>{status}</p>
      {error && <p role="alert">{errorText(cs, error)}</p>}
    </form>
  )
}

const show = (
  options: UseLoginFormOptions = {},
  { groups = [], withSession = true }: { readonly groups?: readonly string[]; readonly withSession?: boolean } = {},
) => {
  const app = createApp({
    withSession,
    more({ path }) {
      if (path.endsWith('/login')) return { data: { access_token: 'T' }, meta: { cart: null } }
      if (path.endsWith('/logout')) return new Response(null, { status: 204 })
      return path.endsWith('/user') ? user(groups) : undefined
    },
  })
  render(
    <StrictMode>
      <Form {...options} />
    </StrictMode>,
    app,
  )
  return app
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const fill = (email: string, password: string) => {
  fireEvent.change(field('email'), { target: { value: email } })
  fireEvent.change(field('password'), { target: { value: password } })
}
const submit = () => fireEvent.submit(screen.getByRole('form'))
const status = () => screen.getByRole('status').textContent

describe('useLoginForm', () => {
  it('C4.03 C2.25 signs in once, however often it is submitted, and returns the redirect path', async () => {
    const paths: string[] = []
    const { session, requests } = show({ redirect: '/uzivatel', onSuccess: ({ path }) => void paths.push(path) })
    fill(' jana@vanek.test ', ' tajné ')
    submit()
    submit()
    expect(status()).toBe('pending')
    await waitFor(() => expect(status()).toBe('success'))
    expect([paths, session.getState().status]).toEqual([['/uzivatel'], 'customer'])
    const logins = requests.filter(({ path }) => path.endsWith('/login'))
    expect(logins.map(({ body }) => body)).toEqual([{ email: 'jana@vanek.test', password: ' tajné ' }])
  })

  it('C8.16 C8.17 passes a rejection to the notices and the form and keeps the input', async () => {
    const { notices, rejectNext } = show()
    fill('jana@vanek.test', 'jine')
    rejectNext('credentials_invalid', 401)
    submit()
    await waitFor(() => expect(status()).toBe('error'))
    expect(screen.getByRole('alert').textContent).toBe('rejected: credentials_invalid')
    expect(notices.getState()).toMatchObject([{ kind: 'danger', code: 'credentials_invalid' }])
    expect([field('email').value, field('password').value]).toEqual(['jana@vanek.test', 'jine'])
  })

  it('C4.09 rejects a restricted customer', async () => {
    const { session } = show({}, { groups: ['omezeni'] })
    fill('omezena@vanek.test', 'x')
    submit()
    await waitFor(() => expect(status()).toBe('error'))
    expect([session.getState().user, screen.getByRole('alert').textContent]).toEqual([null, cs.customer_restricted])
  })

  it('submits nothing while a field is missing and focuses the first invalid field', () => {
    const { requests } = show()
    fill('jana', '')
    submit()
    expect([status(), requests.length, document.activeElement]).toEqual(['error', 0, field('email')])
    const described = document.getElementById(field('password').getAttribute('aria-describedby') ?? '')
    expect([described?.textContent, field('email').getAttribute('aria-invalid')]).toEqual([
      cs['required_password'],
      'true',
    ])
  })

  it('submits natively while the session is not available', () => {
    const { requests } = show({ action: '/prihlasit' }, { withSession: false })
    fill('jana@vanek.test', 'x')
    // true: preventDefault() was not called
    expect(submit()).toBe(true)
    expect(requests).toEqual([])
    expect(screen.getByRole('form').getAttribute('action')).toBe('/prihlasit')
  })

  it('starts with the values posted without scripts', () => {
    const { wrapper: Wrapper } = createApp()
    const posted = { errors: { password: 'required' }, values: { email: 'jana@vanek.test' } }
    const html = renderToString(
      <Wrapper>
        <Form posted={posted} />
      </Wrapper>,
    )
    expect(html).toContain('value="jana@vanek.test"')
    expect(html).toContain('Vyplňte prosím heslo')
    expect(html).toMatch(/<input [^>]*autoComplete="current-password"/)
  })
})
