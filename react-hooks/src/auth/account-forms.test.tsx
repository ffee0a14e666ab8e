import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import {
  type FieldForm,
  useChangePasswordForm,
  useForgottenPasswordForm,
  useRegistrationForm,
  useResetPasswordForm,
} from '@vanek/react-hooks'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

/** Any of the forms, with the given fields. */
function Fields<Text extends string, Checkbox extends string>({
  form,
  texts,
  checkboxes = [],
  children,
}: {
  readonly form: FieldForm<Text, Checkbox>
  readonly texts: readonly Text[]
  readonly checkboxes?: readonly Checkbox[]
  readonly children?: ReactNode
}) {
  const error = (field: Text | Checkbox) => {
    const issue = form.issueOf(field)
    return <span {...form.errorProps(field)}>{issue && issueText(cs, issue)}</span>
  }
  return (
    <form aria-label="form" {...form.formProps}>
      {children}
      {texts.map((field) => (
        <label key={field}>
          <input aria-label={field} {...form.inputProps(field)} />
          {error(field)}
        </label>
      ))}
      {checkboxes.map((field) => (
        <label key={field}>
          <input aria-label={field} {...form.checkboxProps(field)} />
          {error(field)}
        </label>
      ))}
      <button {...form.buttonProps}>send</button>
      <p {...form.statusProps}>{form.error?.code ?? form.status}</p>
    </form>
  )
}

const Registration = () => (
  <Fields
    form={useRegistrationForm()}
    texts={['firstName', 'lastName', 'email', 'phone', 'businessName', 'tin', 'password', 'passwordConfirmation']}
    checkboxes={['isBusiness', 'newsletter', 'terms']}
  />
)
const Forgotten = () => (
  <Fields form={useForgottenPasswordForm({ callbackUrl: 'https://shop.test/resetovat-heslo' })} texts={['email']} />
)
const Reset = () => {
  const form = useResetPasswordForm({ email: 'jana@vanek.test', token: 'T' })
  return (
    <Fields form={form} texts={['password', 'passwordConfirmation']}>
      {form.hiddenInputs.map((input) => (
        <input key={input.name} {...input} />
      ))}
    </Fields>
  )
}
const Change = () => (
  <Fields form={useChangePasswordForm()} texts={['oldPassword', 'password', 'passwordConfirmation']} />
)

const noContent = () => new Response(null, { status: 204 })
const show = (form: ReactNode, more: Parameters<typeof createApp>[0] = { more: noContent }) => {
  const app = createApp(more)
  render(form, app)
  return app
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (values: Readonly<Record<string, string | boolean>>) => {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') fireEvent.click(field(name))
    else fireEvent.change(field(name), { target: { value } })
  }
}
const submit = () => fireEvent.submit(screen.getByRole('form'))
const status = () => screen.getByRole('status').textContent
const errorAt = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

const person = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@vanek.test' }
const passwords = { password: 'vetrak-2026', passwordConfirmation: 'vetrak-2026' }

describe('useRegistrationForm', () => {
  it('C7.04 requests an account and resets the form', async () => {
    const { requests } = show(<Registration />)
    fill({ ...person, ...passwords, phone: '777 123 456', newsletter: true, terms: true })
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v1/register'])
    expect(requests[0]?.body).toMatchObject({
      ...{ ...person, password: 'vetrak-2026', password_confirmation: 'vetrak-2026', phone: '+420777123456' },
      ...{ business: null, newsletter: true, terms: true },
    })
    expect([field('password').value, field('terms').checked]).toEqual(['', false])
  })

  it('C5.31 shows at the field that the passwords differ and submits nothing', () => {
    const { requests } = show(<Registration />)
    fill({ ...person, ...passwords, passwordConfirmation: 'jine-heslo', terms: true })
    submit()
    expect(errorAt('passwordConfirmation')).toBe('Nepodařilo se vám heslo napsat 2× správně.')
    expect([status(), requests.length, document.activeElement]).toEqual(['error', 0, field('passwordConfirmation')])
  })

  it('C8.18 shows the server error at its field and keeps all values', async () => {
    show(<Registration />, {
      more: () =>
        Response.json(
          { requestId: 'r', errors: [{ code: 'tin_invalid', field: 'business.TIN', title: 'Toto IČO neexistuje' }] },
          { status: 422 },
        ),
    })
    fill({ ...person, ...passwords, isBusiness: true, businessName: 'Vánek', tin: '6947', terms: true })
    submit()
    await waitFor(() => expect(status()).toBe('tin_invalid'))
    expect([errorAt('tin'), document.activeElement]).toEqual([cs.tin_invalid, field('tin')])
    expect([field('firstName').value, field('terms').checked]).toEqual(['Jana', true])
  })

  it('requires the terms to be accepted', () => {
    show(<Registration />)
    fill({ ...person, ...passwords })
    submit()
    expect([errorAt('terms'), field('terms').required]).toEqual(['Odsouhlaste prosím obchodní podmínky', true])
  })
})

describe('useForgottenPasswordForm', () => {
  it('C7.05 requests the reset mail', async () => {
    const { requests } = show(<Forgotten />)
    fill({ email: 'jana@vanek.test' })
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    const body = { email: 'jana@vanek.test', callbackUrl: 'https://shop.test/resetovat-heslo' }
    expect(requests).toMatchObject([{ path: '/api/v1/forgot-password', body }])
  })
})

describe('useResetPasswordForm', () => {
  it('C7.06 sets the password with the token from a hidden field', async () => {
    const { requests } = show(<Reset />)
    expect(new FormData(screen.getByRole('form')).get('token')).toBe('T')
    fill(passwords)
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests[0]).toMatchObject({
      path: '/api/v1/reset-password',
      body: { email: 'jana@vanek.test', token: 'T', password: 'vetrak-2026', password_confirmation: 'vetrak-2026' },
    })
  })

  it('C8.18 reports that the link was already used', async () => {
    const { rejectNext } = show(<Reset />)
    fill(passwords)
    rejectNext('token_invalid', 422)
    submit()
    await waitFor(() => expect(status()).toBe('token_invalid'))
    expect(field('password').value).toBe('vetrak-2026')
  })
})

describe('useChangePasswordForm', () => {
  it('C7.09 changes the password', async () => {
    const { requests } = show(<Change />)
    fill({ oldPassword: ' stare ', ...passwords })
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests[0]).toMatchObject({
      ...{ method: 'PATCH', path: '/api/v1/user/password' },
      body: { old_password: ' stare ', password: 'vetrak-2026', password_confirmation: 'vetrak-2026' },
    })
  })

  it('C8.18 shows at its field that the current password is wrong', async () => {
    show(<Change />, {
      more: () =>
        Response.json(
          { errors: [{ code: 'credentials_invalid', field: 'old_password', title: 'x' }] },
          { status: 422 },
        ),
    })
    fill({ oldPassword: 'jine', ...passwords })
    submit()
    await waitFor(() => expect(errorAt('oldPassword')).toBe('Dosavadní heslo nesouhlasí. Zkuste to prosím znovu.'))
    expect(document.activeElement).toBe(field('oldPassword'))
  })

  it('C4.17 expires the session after a 401 and keeps the input', async () => {
    const { session, rejectNext } = show(<Change />)
    const expire = vi.spyOn(session, 'expire')
    rejectNext('credentials_invalid', 422)
    fill({ oldPassword: 'stare', ...passwords })
    submit()
    await waitFor(() => expect(status()).toBe('credentials_invalid'))
    expect(expire).not.toHaveBeenCalled()
    rejectNext('unauthorized', 401)
    submit()
    await waitFor(() => expect(status()).toBe('unauthorized'))
    expect([expire.mock.calls.length, field('password').value]).toEqual([1, 'vetrak-2026'])
  })
})
