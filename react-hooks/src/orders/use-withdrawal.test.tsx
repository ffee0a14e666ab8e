import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ShopProvider, useWithdrawalForm, type UseWithdrawalFormOptions } from '@vanek/react-hooks'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { keyOf } from '../testing/back-end.ts'

afterEach(cleanup)

const item = (id: number, amount: number, amountDecimals = 0) =>
  ({ id, amount, amountDecimals, name: `Věc ${id}`, attributes: { discount: false } }) as never

const order = { items: [item(1, 3), item(2, 2.5, 1)] }

function Form(options: Partial<UseWithdrawalFormOptions>) {
  const form = useWithdrawalForm({ order, orderKey: { token: 'current' }, ...options })
  const messageOf = (code: string | null | undefined) => code && issueText(cs, { code })
  const { confirm } = form
  return (
    <>
      <form {...form.formProps} data-testid="choose">
        <label>
          Vše <input {...form.wholeRadioProps} />
        </label>
        <label>
          Část <input {...form.partRadioProps} />
        </label>
        {form.lines.map(({ item: { id, name }, checkboxProps, inputProps, errorProps, issue }) => (
          <div key={id}>
            <label>
              {name} ano <input {...checkboxProps} />
            </label>
            <label>
              {name} <input {...inputProps} />
            </label>
            <p {...errorProps}>{messageOf(issue)}</p>
          </div>
        ))}
        <p role="alert">{messageOf(form.issue)}</p>
      </form>
      <form {...confirm.formProps} data-testid="confirm">
        <label>
          Účet <input {...confirm.inputProps('bankAccount')} />
        </label>
        <p {...confirm.errorProps('bankAccount')}>{messageOf(confirm.errors.bankAccount)}</p>
        <p {...confirm.statusProps}>{confirm.status}</p>
      </form>
    </>
  )
}

function show(options: Partial<UseWithdrawalFormOptions> = {}) {
  const app = createApp({ more: ({ path }) => (path.endsWith('/withdrawals') ? { number: '1-O1' } : undefined) })
  render(
    <StrictMode>
      <app.wrapper>
        <Form {...options} />
      </app.wrapper>
    </StrictMode>,
  )
  return app
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const posts = ({ requests }: ReturnType<typeof createApp>) =>
  requests.filter(({ path }) => path.endsWith('/withdrawals'))

describe('useWithdrawalForm', () => {
  it('A5.01 A5.04 selects the whole order at first, and single lines once one is ticked or its amount is typed', () => {
    show()
    expect([field('Vše').checked, field('Část').checked]).toEqual([true, false])
    // the names that the form posts without scripts
    expect([field('Vše').name, field('Část').name, field('Věc 1 ano').name]).toEqual(['what', 'what', 'line'])
    expect([field('Věc 1').inputMode, field('Věc 2').inputMode]).toEqual(['numeric', 'decimal'])
    expect([field('Věc 1').value, field('Věc 2').value, field('Věc 2 ano').checked]).toEqual(['3', '2,5', false])
    type('Věc 2', '0,5')
    expect([field('Vše').checked, field('Část').checked, field('Věc 2 ano').checked]).toEqual([false, true, true])
    fireEvent.click(field('Vše'))
    expect([field('Vše').checked, field('Věc 2').value]).toEqual([true, '0,5'])
    fireEvent.click(field('Věc 1 ano'))
    fireEvent.click(field('Věc 2 ano'))
    expect([field('Část').checked, field('Věc 1 ano').checked, field('Věc 2 ano').checked]).toEqual([true, true, false])
  })

  it('writes amounts with the decimal separator of the shop', () => {
    const { shop, cart, notices } = createApp()
    const currency = { ...shop.config.currency, decimalPoint: '.' }
    render(
      <ShopProvider {...{ cart, notices }} shop={shop.with({ currency })}>
        <Form />
      </ShopProvider>,
    )
    expect(field('Věc 2').value).toBe('2.5')
  })

  it('A5.04 shows line errors on submit and submits a valid choice', () => {
    show()
    type('Věc 1', '4')
    type('Věc 2', '0,55')
    expect(field('Věc 1').getAttribute('aria-invalid')).toBe('false')
    expect(fireEvent.submit(screen.getByTestId('choose'))).toBe(false)
    expect(document.activeElement).toBe(field('Věc 1'))
    const error = document.getElementById(field('Věc 1').getAttribute('aria-describedby') ?? '')
    expect(error?.textContent).toBe(cs.amount_above_left)
    expect(screen.getByText(cs.amount_off_step)).toBeTruthy()
    fireEvent.click(field('Věc 1 ano'))
    fireEvent.click(field('Věc 2 ano'))
    expect(screen.getByRole('alert').textContent).toBe(cs.withdrawal_empty)
    // there is no field to focus
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault())
    window.addEventListener('error', failed)
    expect([fireEvent.submit(screen.getByTestId('choose')), failed.mock.calls]).toEqual([false, []])
    window.removeEventListener('error', failed)
    type('Věc 1', '2')
    const sent = vi.fn((event: Event) => event.defaultPrevented)
    screen.getByTestId('choose').addEventListener('submit', (event) => event.preventDefault())
    document.addEventListener('submit', sent, { capture: true, once: true })
    fireEvent.submit(screen.getByTestId('choose'))
    expect([sent.mock.results[0]?.value, screen.getByRole('alert').textContent]).toEqual([false, ''])
  })

  it('A5.01 A5.09 sends the withdrawal once, however often it is submitted', async () => {
    const onSuccess = vi.fn()
    const app = show({ choice: { whole: false, chosen: [2], amounts: { 2: '0,5' } }, onSuccess })
    type('Účet', '19-2000145399/0800')
    const resume = app.pause()
    fireEvent.submit(screen.getByTestId('confirm'))
    fireEvent.submit(screen.getByTestId('confirm'))
    resume()
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ number: '1-O1' }))
    expect(posts(app)).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/orders/token/current/withdrawals',
        body: { lines: [{ item: 2, amount: 0.5 }], note: null, bank_account: '19-2000145399/0800' },
      },
    ])
  })

  it('A5.05 A5.09 keeps the input after a rejection and retries with the same idempotency key', async () => {
    const app = show()
    type('Účet', '1')
    fireEvent.submit(screen.getByTestId('confirm'))
    expect(screen.getByText(cs.bank_account_invalid)).toBeTruthy()
    expect(posts(app)).toEqual([])
    type('Účet', '19-2000145399/0800')
    app.rejectNext('withdrawal_expired')
    fireEvent.submit(screen.getByTestId('confirm'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('error'))
    fireEvent.submit(screen.getByTestId('confirm'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('success'))
    const [first, second] = posts(app)
    expect([keyOf(second), second?.body]).toEqual([
      keyOf(first),
      { lines: null, note: null, bank_account: '19-2000145399/0800' },
    ])
    expect(field('Účet').value).toBe('19-2000145399/0800')
  })

  it('A5.04 validates at once what was posted without scripts', () => {
    show({ validates: true, choice: { whole: false, chosen: [1], amounts: { 1: 'x' } } })
    expect([screen.getByText(cs.amount_invalid).textContent, field('Věc 1').value]).toEqual([cs.amount_invalid, 'x'])
  })
})
