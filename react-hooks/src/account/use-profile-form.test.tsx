import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type UseProfileFormOptions, ShopParts, useProfileForm } from '@vanek/react-hooks'
import { profileTextFields, type ProfileTextField, type User } from '@vanek/sdk/account'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import type { SessionStore } from '@vanek/sdk/session'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { soon } from '../testing/soon.ts'

afterEach(cleanup)

const user: User = {
  ...{ id: '7', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Nová', phone: null, groups: [] },
  ...{ variantHash: null, address: null, business: null, newsletter: true, attributes: { custom: {} } },
  ...{ credits: { amount: 0 }, wishList: null, shoppingLists: [] },
}

const Form = (options: Partial<UseProfileFormOptions>) => {
  const { status, error, formProps, inputProps, checkboxProps, issueOf, errorProps } = useProfileForm({
    user,
    ...options,
  })
  return (
    <form aria-label="profile" {...formProps}>
      {profileTextFields.map((name) => {
        const issue = issueOf(name)
        return (
          <p key={name}>
            <input {...inputProps(name)} />
            <span {...errorProps(name)}>{issue && issueText(cs, issue)}</span>
          </p>
        )
      })}
      <input {...checkboxProps('newsletter')} />
      <input {...checkboxProps('isBusiness')} />
      <output>{error?.code ?? status}</output>
    </form>
  )
}

function show(
  options: Partial<UseProfileFormOptions> = {},
  handler: () => unknown = () => ({ ...user, firstName: 'Jo' }),
) {
  const app = createApp({ more: ({ path }) => (path.endsWith('/user') ? handler() : undefined) })
  const [receiveUser, expire] = [vi.fn(), vi.fn()]
  const state = { status: 'customer' as const }
  const session = {
    ...{ receiveUser, expire, getState: () => state, getInitialState: () => state, subscribe: () => () => {} },
  } as unknown as SessionStore
  render(
    <StrictMode>
      <ShopParts session={session}>
        <Form {...options} />
      </ShopParts>
    </StrictMode>,
    app,
  )
  return { ...app, receiveUser, expire }
}
const field = (name: ProfileTextField | 'newsletter') => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const type = (name: ProfileTextField, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form'))
const status = () => screen.getByRole('status').textContent
const errorOf = (name: ProfileTextField) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

describe('useProfileForm', () => {
  it('C7.08 starts with the current profile, submits it and updates the session', async () => {
    const onSuccess = vi.fn()
    const { requests, receiveUser } = show({ onSuccess })
    expect([field('firstName').value, field('newsletter').checked, field('dateOfBirth').type]).toEqual([
      'Jana',
      true,
      'date',
    ])
    type('phone', '777 123 456')
    fireEvent.click(field('newsletter'))
    submit()
    await soon(() => expect(status()).toBe('success'))
    expect(requests).toMatchObject([
      {
        ...{ method: 'PATCH', path: '/api/v1/user' },
        body: { firstName: 'Jana', phone: '+420777123456', newsletter: false, business: null, address: null },
      },
    ])
    expect(receiveUser.mock.calls).toEqual([[{ ...user, firstName: 'Jo' }]])
    expect(onSuccess.mock.calls).toEqual(receiveUser.mock.calls)
    expect(field('phone').value).toBe('777 123 456')
  })

  it('submits nothing while a field is invalid and shows Czech errors at the fields', () => {
    const { requests } = show()
    type('firstName', '')
    type('phone', '12')
    submit()
    expect([status(), requests.length, document.activeElement]).toEqual(['error', 0, field('firstName')])
    expect([errorOf('firstName'), errorOf('phone')]).toEqual([
      'Vyplňte prosím jméno',
      'Nezadali jste správně telefonní číslo',
    ])
  })

  it('C8.18 shows the server error at its field and keeps the input', async () => {
    const title = 'Takové datum nebereme'
    const issue = { code: 'validation', field: 'attributes.custom.dateOfBirth', title }
    show({}, () => Response.json({ requestId: 'r', errors: [issue] }, { status: 422 }))
    type('lastName', 'Stará')
    type('dateOfBirth', '2000-01-01')
    submit()
    await soon(() => expect(status()).toBe('validation'))
    expect([errorOf('dateOfBirth'), field('lastName').value]).toEqual([title, 'Stará'])
    expect(field('dateOfBirth').getAttribute('aria-invalid')).toBe('true')
  })

  it('expires the session after a 401', async () => {
    const { expire } = show({}, () => Response.json({ errors: [{ code: 'unauthorized' }] }, { status: 401 }))
    submit()
    await soon(() => expect(expire).toHaveBeenCalledOnce())
  })

  it('shows the values and errors of a form posted without scripts', () => {
    show({ posted: { errors: { tin: 'tin_invalid' }, values: { firstName: 'Jan', newsletter: false } } })
    expect([field('firstName').value, field('newsletter').checked, errorOf('tin')]).toEqual([
      'Jan',
      false,
      'Nesprávný formát IČ. Zkontrolujte prosím všech osm číslic.',
    ])
  })
})
