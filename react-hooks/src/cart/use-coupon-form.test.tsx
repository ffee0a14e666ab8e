import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useCouponForm, useCreditsForm } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { cartOf, type MoreAnswers } from '../testing/back-end.ts'

afterEach(cleanup)

const coupon = (code: string) => ({ code, title: 'Léto', applies: true, reason: null })

/** A back end that knows coupons and credits. */
const answers = (): MoreAnswers => {
  let version = 1
  const cart = { ...cartOf(1, { 1: 2 }), coupon: null as ReturnType<typeof coupon> | null, credits: 0 }
  const answer = () => ({ cart: { ...cart, version: ++version } })
  return ({ method, path, body }) => {
    if (path.endsWith('/credits/amount')) return { amount: 80 }
    if (path.endsWith('/coupon')) {
      cart.coupon = method === 'DELETE' ? null : coupon(String(body['couponCode']))
      return answer()
    }
    if (path.endsWith('/credits')) {
      cart.credits = Number(body['credits'])
      return answer()
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
  it('C7.21 applies what was typed without the spaces around it, and C7.22 takes it off again', async () => {
    const { wrapper, requests } = createApp({ lines: { 1: 2 }, more: answers() })
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

  it('C8.24 says why a coupon was refused, keeps what was typed and gives the field the focus', async () => {
    const { wrapper, refuseNext } = createApp({ lines: { 1: 2 }, more: answers() })
    render(<Coupon />, { wrapper })
    refuseNext('coupon_expired')
    type('Kupón', 'STARY')
    await submit('coupon')
    expect((await screen.findByRole('alert')).textContent).toBe('refused: coupon_expired')
    const field = screen.getByLabelText<HTMLInputElement>('Kupón')
    expect([field.value, document.activeElement === field, field.getAttribute('aria-invalid')]).toEqual([
      'STARY',
      true,
      'true',
    ])
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })

  it('sends nothing for an empty field and nothing twice', async () => {
    const { wrapper, requests, pause } = createApp({ lines: { 1: 2 }, more: answers() })
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

  it('is a form that posts without scripts and shows what was refused there', () => {
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
  const app = createApp({ lines: { 1: 2 }, more: answers() })
  app.shop.config.tokens.set('auth', 'a-1')
  return app
}

describe('useCreditsForm', () => {
  it('C7.23 pays a part by credits, and 0 takes them off', async () => {
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

  it('C6.10 has no credits while the function is off, and none for a visitor', async () => {
    const customer = signedIn()
    render(<Credits functions={{}} />, { wrapper: customer.wrapper })
    await waitFor(() => expect(customer.requests).toHaveLength(1))
    await act(async () => {})
    expect(screen.getByRole('status').textContent).toBe('0 of 0')
    cleanup()
    const visitor = createApp({ lines: { 1: 2 }, more: answers() })
    render(<Credits functions={{ loyalty_credits: true }} />, { wrapper: visitor.wrapper })
    await act(async () => {})
    expect(screen.getByRole('status').textContent).toBe('0 of 0')
    expect(visitor.requests).toHaveLength(0)
  })

  it('says why more credits than there are were refused, and sends no half ones', async () => {
    const { wrapper, requests, refuseNext } = signedIn()
    render(<Credits functions={{ loyalty_credits: true }} />, { wrapper })
    await screen.findByText('0 of 80')
    type('Kredity', '1.5')
    await submit('credits')
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(0)
    refuseNext('credits_insufficient')
    type('Kredity', '900')
    await submit('credits')
    expect((await screen.findByText('refused: credits_insufficient')).id).toBeTruthy()
  })
})
