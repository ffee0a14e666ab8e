import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useAddresses, useAddressForm } from '@vanek/react-hooks'
import type { UserAddress } from '@vanek/sdk/account'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { keyOf } from '../testing/back-end.ts'
import { soon } from '../testing/soon.ts'

afterEach(cleanup)

const home: UserAddress = {
  ...{ id: 1, type: 'shipping', name: 'Jana Nová', phone: null, business: null, default: false },
  address: { street: 'Dlouhá 1', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
}
const fields = ['type', 'fullName', 'street', 'city', 'postcode', 'country'] as const

const Page = ({ initial, edited }: { readonly initial?: readonly UserAddress[]; readonly edited?: UserAddress }) => {
  const addresses = useAddresses({ messages: cs, ...(initial && { initial }) })
  const { status, formProps, inputProps, errorProps, issueOf } = useAddressForm({ addresses, address: edited })
  return (
    <>
      {addresses.addresses.map(({ id, name }) => (
        <button key={id} {...addresses.removeButtonProps(id)}>
          {name}
        </button>
      ))}
      <form aria-label="address" {...formProps}>
        {fields.map((name) => {
          const issue = issueOf(name)
          return (
            <p key={name}>
              <input {...inputProps(name)} />
              <span {...errorProps(name)}>{issue && issueText(cs, issue)}</span>
            </p>
          )
        })}
        <output>{addresses.loaded ? status : 'unknown'}</output>
      </form>
    </>
  )
}

function show(props: Parameters<typeof Page>[0] = {}) {
  let stored: UserAddress[] = [home]
  const app = createApp({
    more: ({ method, path, body }) => {
      if (!path.includes('/addresses')) return undefined
      if (method === 'GET') return stored
      const id = method === 'POST' ? 9 : Number(path.split('/').at(-1))
      stored = stored.filter((own) => own.id !== id)
      if (method === 'DELETE') return new Response(null, { status: 204 })
      const made = { ...(body as unknown as UserAddress), id }
      stored = [made, ...stored]
      return made
    },
  })
  render(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
    app,
  )
  return {
    ...app,
    calls: () => app.requests.map(({ method, path }) => `${method} ${path.replace('/api/v1/user/', '')}`),
  }
}
const field = (name: (typeof fields)[number]) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const fill = (values: Partial<Record<(typeof fields)[number], string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name as 'city'), { target: { value } })
}
const submit = () => fireEvent.submit(screen.getByRole('form'))
const status = () => screen.getByRole('status').textContent
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('useAddresses', () => {
  it('C7.41 fetches addresses on mount unless the server passed them', async () => {
    const { calls } = show()
    expect(names()).toEqual([])
    await soon(() => expect(names()).toEqual(['Jana Nová']))
    expect(calls()).toEqual(['GET addresses'])
    cleanup()
    const known = show({ initial: [home] })
    expect([names(), known.calls()]).toEqual([['Jana Nová'], []])
  })

  it('C7.44 removes an address immediately', async () => {
    const { calls, notices } = show({ initial: [home] })
    fireEvent.click(screen.getByText('Jana Nová'))
    expect(names()).toEqual([])
    await soon(() => expect(calls()).toEqual(['DELETE addresses/1', 'GET addresses']))
    expect(notices.getState()).toMatchObject([{ kind: 'success', text: 'Adresu jsme smazali' }])
  })
})

describe('useAddressForm', () => {
  it('C7.42 adds an address and resets the form', async () => {
    const { requests } = show({ initial: [home] })
    fill({ fullName: 'Jan Nový', street: 'Krátká 2', city: 'Praha', postcode: '11000' })
    submit()
    await soon(() => expect(names()).toEqual(['Jan Nový', 'Jana Nová']))
    expect(requests[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/user/addresses' },
      body: {
        ...{ type: 'shipping', name: 'Jan Nový', phone: null, business: null, default: false },
        address: { street: 'Krátká 2', city: 'Praha', postcode: '110 00', country_code: 'CZE' },
      },
    })
    expect(keyOf(requests[0])).not.toBeNull()
    expect([status(), field('fullName').value, field('country').value]).toEqual(['success', '', 'CZE'])
  })

  it('C7.43 updates an address immediately', async () => {
    const { requests } = show({ initial: [home], edited: home })
    expect(field('street').value).toBe('Dlouhá 1')
    fill({ fullName: 'Jana Stará' })
    submit()
    expect(names()).toEqual(['Jana Stará'])
    await soon(() => expect(status()).toBe('success'))
    expect(requests[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/v1/user/addresses/1',
      body: { name: 'Jana Stará' },
    })
    expect(field('fullName').value).toBe('Jana Stará')
  })

  it('shows client and server errors at the field and keeps the input', async () => {
    const { requests, rejectNext } = show({ initial: [home], edited: home })
    fill({ postcode: '1', fullName: '' })
    submit()
    expect([status(), requests.length, screen.queryByText('PSČ musí obsahovat 5 čísel') !== null]).toEqual([
      'error',
      0,
      true,
    ])
    expect(screen.getByText('Vyplňte prosím jméno a příjmení')).toBeTruthy()
    fill({ postcode: '60200', fullName: 'Jana Stará' })
    rejectNext('too_many')
    submit()
    await soon(() => expect(status()).toBe('error'))
    expect([field('fullName').value, names()]).toEqual(['Jana Stará', ['Jana Nová']])
  })
})
