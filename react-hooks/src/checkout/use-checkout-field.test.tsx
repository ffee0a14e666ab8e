import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import {
  useCheckout,
  useCheckoutActions,
  useCheckoutField,
  useCheckoutCheckbox,
  useCompanyLookup,
} from '@vanek/react-hooks'
import {
  emptyCheckoutInputs,
  serializeCheckoutInputs,
  type CheckoutTextField,
  type CheckoutCheckboxField,
} from '@vanek/sdk/checkout'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { StrictMode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createCheckout, type TestCheckout } from '../testing/checkout.tsx'

const roots: Root[] = []
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
  cleanup()
})

const renders = { count: 0 }

function Field({ name }: { readonly name: CheckoutTextField }) {
  const { inputProps, errorProps, error } = useCheckoutField(name)
  useEffect(() => {
    renders.count += 1
  })
  return (
    <div>
      <label htmlFor={inputProps.id}>{name}</label>
      <input {...inputProps} />
      <span aria-label={`${name} error`} {...errorProps}>
        {error && issueText(cs, { code: error, field: name })}
      </span>
    </div>
  )
}

function Checkbox({ name }: { readonly name: CheckoutCheckboxField }) {
  const { inputProps, checked, error } = useCheckoutCheckbox(name)
  return (
    <label>
      {name}
      <input {...inputProps} />
      <output aria-label={`${name} state`}>{`${checked} ${error ?? ''}`}</output>
    </label>
  )
}

function Missing() {
  return <output aria-label="missing">{useCheckout((state) => state.missing.length)}</output>
}

function Form() {
  const { attempt } = useCheckoutActions()
  const { buttonProps, statusProps, status } = useCompanyLookup()
  return (
    <form>
      <Field name="email" />
      <Field name="city" />
      <Field name="tin" />
      <Checkbox name="terms" />
      <Checkbox name="isBusiness" />
      <Field name="businessName" />
      <button {...buttonProps}>find</button>
      <p aria-label="company" {...statusProps}>
        {status}
      </p>
      <button type="button" onClick={attempt}>
        try
      </button>
      <Missing />
    </form>
  )
}

const page = ({ wrapper: Wrapper }: TestCheckout) => (
  <StrictMode>
    <Wrapper>
      <Form />
    </Wrapper>
  </StrictMode>
)

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const error = (name: string) => input(`${name} error`).textContent

/** Hydrates the server-rendered page; `before` runs between rendering and hydration. */
async function hydrate(onServer: TestCheckout, inBrowser: TestCheckout, before: () => void = () => {}) {
  const errors: unknown[] = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(onServer))
  before()
  await act(async () => {
    roots.push(hydrateRoot(container, page(inBrowser), { onRecoverableError: (fault) => errors.push(fault) }))
  })
  return errors
}

describe('useCheckoutField', () => {
  it('C5.16 C5.18 is validated on blur, then on every change, and announces the error to screen readers', () => {
    render(page(createCheckout()))
    const email = input('email')
    fireEvent.blur(email)
    expect([error('email'), email.getAttribute('aria-invalid')]).toEqual(['', 'false'])
    type('email', 'jana')
    expect(error('email')).toBe('')
    fireEvent.blur(email)
    expect(error('email')).toBe('E-mail není ve správném formátu')
    expect([email.getAttribute('aria-invalid'), email.getAttribute('aria-describedby')]).toEqual([
      'true',
      'email-error',
    ])
    type('email', 'jana@vanek.test')
    expect([error('email'), email.getAttribute('aria-describedby')]).toEqual(['', null])
  })

  it('shows all missing fields after a submit attempt', () => {
    const { store, ...app } = createCheckout()
    render(page({ store, ...app }))
    fireEvent.click(screen.getByText('try'))
    expect([error('email'), error('city')]).toEqual(['Vyplňte prosím e-mail', 'Vyplňte prosím město'])
    expect(input('terms state').textContent).toBe('false terms_required')
    fireEvent.click(input('terms'))
    expect(input('terms state').textContent).toBe('true ')
    expect(input('missing').textContent).toBe(`${store.getState().missing.length}`)
  })

  it('does not rerender while the user types', () => {
    render(page(createCheckout()))
    renders.count = 0
    for (const text of ['B', 'Br', 'Brn', 'Brno']) type('city', text)
    expect(renders.count).toBe(0)
  })

  it('shows the company that the store looked up (C7.11)', async () => {
    const company = {
      ...{ tin: '27082440', vatin: null, business_name: 'Vánek s.r.o.', active: true },
      address: { street: 'Široká 3', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
    }
    render(page(createCheckout({}, { more: ({ path }) => (path.endsWith('/ares/ico') ? company : undefined) })))
    type('tin', '270 82 440')
    fireEvent.click(screen.getByText('find'))
    expect(input('company').textContent).toBe('pending')
    await expect.poll(() => input('businessName').value).toBe('Vánek s.r.o.')
    expect([input('tin').value, input('isBusiness').checked]).toEqual(['27082440', true])
    expect(input('company').textContent).toBe('found')
  })
})

describe('a server-rendered checkout', () => {
  it('hydrates without a mismatch and keeps what was typed before hydration', async () => {
    const inputs = { ...emptyCheckoutInputs, email: 'jana@vanek.test', city: 'Praha' }
    const own = createCheckout({ inputs })
    const errors = await hydrate(createCheckout({ inputs }), own, () => {
      input('city').value = 'Brno'
      input('terms').checked = true
    })
    expect(errors).toEqual([])
    expect([input('email').value, input('city').value, input('terms').checked]).toEqual([
      'jana@vanek.test',
      'Brno',
      true,
    ])
    expect(own.store.getState().inputs).toMatchObject({ email: 'jana@vanek.test', city: 'Brno', terms: true })
  })

  it('C4.72 restores stored inputs after a reload, but not over what was typed since', async () => {
    const stored = { ...emptyCheckoutInputs, email: 'eva@vanek.test', city: 'Plzeň', isBusiness: true }
    const port = { read: () => serializeCheckoutInputs(stored), write: () => {} }
    const own = createCheckout({}, { kept: port })
    await hydrate(createCheckout(), own, () => {
      input('city').value = 'Brno'
    })
    expect([input('email').value, input('city').value]).toEqual(['eva@vanek.test', 'Brno'])
    expect(input('isBusiness').checked).toBe(true)
  })

  it('requires a provider', () => {
    const withoutProvider = () => renderToString(<Form />)
    expect(withoutProvider).toThrow('<CheckoutProvider>')
  })
})
