import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useCouponForm, useCreditsForm } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { cartOf, type RequestHandler } from '../testing/back-end.ts'

afterEach(cleanup)

const coupon = (code: string) => ({ code, title: 'Léto', applies: true, reason: null })

/** A back end with coupons and credits. */
const createHandler = (): RequestHandler => {
  let version = 1
  const cart = { ...cartOf(1, { 1: 2 }), coupon: null as ReturnType<typeof coupon> | null, credits: 0 }
  const cartResponse = () => ({ cart: { ...cart, version: ++version } })
  return ({ method, path, body }) => {
    if (path.endsWith('/credits/amount')) return { amount: 80 }
    if (path.endsWith('/coupon')) {
      cart.coupon = method === 'DELETE' ? null : coupon(String(body['couponCode']))
      return cartResponse()
    }
    if (path.endsWith('/credits')) {
      cart.credits = Number(body['credits'])
      return cartResponse()
    }
    return undefined
  }
}

const Coupon = ({ posted }: { readonly posted?: string }) => {
  const { coupon, isPending, error, remove, ...form } = useCouponForm({
    posted: posted === undefined ? null : { code: 'validation', issues: [{ code: 'validation', title: posted }] },
  })
  return (
    <form {...form.formProps} aria-label="coupon" aria-busy={isPending}>
      {form.hiddenInputs.map((input) => (
        <input key={input.name} {...input} />
      ))}
      <label htmlFor={form.inputProps.id}>Kupón</label>
      <input {...form.inputProps} />
      <p {...form.errorProps}>{error && errorText(csBasics, error)}</p>
      {coupon && (
        <button type="button" onClick={remove}>
          {coupon.code}
        </button>
      )}
    </form>
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = (label: string) => act(async () => void fireEvent.submit(screen.getByRole('form', { name: label })))

describe('useCouponForm', () => {
  it('C7.21 applies the trimmed code, and C7.22 removes it', async () => {
    const { wrapper, requests } = createApp({ lines: { 1: 2 }, more: createHandler() })
    render(<Coupon />, { wrapper })
    type('Kupón', ' LETO10 ')
    await submit('coupon')
    const applied = await screen.findByRole('button', { name: 'LETO10' })
    await act(async () => void fireEvent.click(applied))
    await act(async () => {})
    expect(screen.queryByRole('button')).toBeNull()
    expect(requests.map(({ method, path, body }) => [method, path.slice(-7), body])).toEqual([
      ['POST', '/coupon', { couponCode: 'LETO10' }],
      ['DELETE', '/coupon', undefined],
    ])
  })

  it('C8.24 shows why a coupon was rejected, keeps the input and focuses the field', async () => {
    const { wrapper, rejectNext } = createApp({ lines: { 1: 2 }, more: createHandler() })
    render(<Coupon />, { wrapper })
    rejectNext('coupon_expired')
    type('Kupón', 'STARY')
    await submit('coupon')
    expect((await screen.findByRole('alert')).textContent).toBe('rejected: coupon_expired')
    const field = screen.getByLabelText<HTMLInputElement>('Kupón')
    expect([field.value, document.activeElement === field, field.getAttribute('aria-invalid')]).toEqual([
      'STARY',
      true,
      'true',
    ])
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })

  it('sends nothing for an empty field, and one request for two submits', async () => {
    const { wrapper, requests, pause } = createApp({ lines: { 1: 2 }, more: createHandler() })
    render(<Coupon />, { wrapper })
    await submit('coupon')
    expect(requests).toHaveLength(0)
    const resume = pause()
    type('Kupón', 'LETO10')
    await submit('coupon')
    await submit('coupon')
    resume()
    await screen.findByRole('button', { name: 'LETO10' })
    expect(requests).toHaveLength(1)
  })

  it('is a form that works without scripts and shows the posted error', () => {
    const { wrapper } = createApp({ lines: { 1: 2 } })
    const { container } = render(<Coupon posted="Tento kupón neplatí." />, { wrapper })
    const form = screen.getByRole('form')
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/kosik'])
    expect(container.querySelector<HTMLInputElement>('[type=hidden]')?.value).toBe('coupon')
    expect(screen.getByRole('alert').textContent).toBe('Tento kupón neplatí.')
  })
})

const Credits = ({ functions }: { readonly functions: Readonly<Record<string, boolean>> }) => {
  const { available, applied, error, remove, ...form } = useCreditsForm({ functions })
  return (
    <form {...form.formProps} aria-label="credits">
      <label htmlFor={form.inputProps.id}>Kredity</label>
      <input {...form.inputProps} />
      <output>{`${applied} of ${available}`}</output>
      <p {...form.errorProps}>{error && errorText(csBasics, error)}</p>
      <button type="button" onClick={remove}>
        none
      </button>
    </form>
  )
}

const signedIn = () => {
  const app = createApp({ lines: { 1: 2 }, more: createHandler() })
  app.shop.config.tokens.set('auth', 'a-1')
  return app
}

describe('useCreditsForm', () => {
  it('C7.23 pays partly with credits, and 0 removes them', async () => {
    const { wrapper, requests } = signedIn()
    render(<Credits functions={{ loyalty_credits: true }} />, { wrapper })
    expect(await screen.findByText('0 of 80')).toBeTruthy()
    type('Kredity', '30')
    await submit('credits')
    expect(await screen.findByText('30 of 80')).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByRole('button')))
    expect(await screen.findByText('0 of 80')).toBeTruthy()
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { credits: 30 },
      { credits: 0 },
    ])
  })

  it('C6.10 offers no credits while the feature is off, and none to a guest', async () => {
    const customer = signedIn()
    render(<Credits functions={{}} />, { wrapper: customer.wrapper })
    await waitFor(() => expect(customer.requests).toHaveLength(1))
    await act(async () => {})
    expect(screen.getByRole('status').textContent).toBe('0 of 0')
    cleanup()
    const guest = createApp({ lines: { 1: 2 }, more: createHandler() })
    render(<Credits functions={{ loyalty_credits: true }} />, { wrapper: guest.wrapper })
    await act(async () => {})
    expect(screen.getByRole('status').textContent).toBe('0 of 0')
    expect(guest.requests).toHaveLength(0)
  })

  it('shows why too many credits were rejected and does not send fractions', async () => {
    const { wrapper, requests, rejectNext } = signedIn()
    render(<Credits functions={{ loyalty_credits: true }} />, { wrapper })
    await screen.findByText('0 of 80')
    type('Kredity', '1.5')
    await submit('credits')
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(0)
    rejectNext('credits_insufficient')
    type('Kredity', '900')
    await submit('credits')
    expect((await screen.findByText('rejected: credits_insufficient')).id).toBeTruthy()
  })

  it.each(['-5', 'abc', '1.5', ''])('C6.10 says after another error that %j is no number of credits', async (typed) => {
    const { wrapper, rejectNext } = signedIn()
    render(<Credits functions={{ loyalty_credits: true }} />, { wrapper })
    await screen.findByText('0 of 80')
    rejectNext('credits_insufficient')
    type('Kredity', '900')
    await submit('credits')
    await screen.findByText('rejected: credits_insufficient')
    type('Kredity', typed)
    await submit('credits')
    expect(screen.getByRole('alert').textContent).toBe(csBasics.credits_invalid)
    expect(screen.getByLabelText('Kredity').getAttribute('aria-invalid')).toBe('true')
    type('Kredity', '30')
    await submit('credits')
    expect(await screen.findByText('30 of 80')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})
