import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import * as hooks from '@vanek/react-hooks'
import {
  CheckoutProvider,
  useBranchSearch,
  useCartUrlAdd,
  useChangeEmailForm,
  useCheckout,
  useCheckoutCheckbox,
  useCheckoutField,
  useClaimForm,
  useCompanyLookup,
  useDeliveryTimes,
  useFreshProduct,
  useAddressValidation,
  useNewCheckout,
  usePayments,
  useSavedAddresses,
  useSearchField,
  useShippers,
  useShop,
  useShopQuery,
  useWithdrawalForm,
} from '@vanek/react-hooks'
import { readFileSync } from 'node:fs'
import { type Product, productQuery } from '@vanek/sdk/product'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidResponses } from '../../sdk/testing/hostile/mutate.ts'
import { cartOf, type RequestHandler } from '../src/testing/back-end.ts'
import { createCheckout, payments, point, shippers } from '../src/testing/checkout.tsx'
import { Everything } from '../src/testing/everything.tsx'

const product = { id: 5, tags: [], alternatives: [], variants: [], prices: {}, visibility: {} } as unknown as Product
const toGroup = (entities: readonly object[]) => ({ entities, total: entities.length })

/** The valid responses, before `changeResponse` changes them. */
const validResponses: RequestHandler = ({ path, method }) => {
  if (method === 'POST') return undefined
  if (path.endsWith('/branches')) return { data: [point(1)], meta: { pagination: { total: 1, page: 1, perPage: 20 } } }
  if (path.endsWith('/shippers')) return shippers
  if (path.endsWith('/payments')) return payments
  if (path.endsWith('/gifts')) return []
  if (path.includes('/companies/'))
    return {
      ...{ tin: '27082440', vatin: null, business_name: 'Alza', active: true },
      address: { street: 'Jankovcova 1', city: 'Praha', postcode: '170 00', country_code: 'CZE' },
    }
  if (path.startsWith('/api/v1/products/'))
    return { data: { id: 5, saleable: true, availability: { stock: 1 }, prices: { unitWithTax: 1 } } }
  if (path.includes('/search'))
    return {
      products: toGroup([{ id: 1, name: 'Větrník', slug: 'vetrnik' }]),
      articles: toGroup([{ slug: 'jak', title: 'Jak vybrat' }]),
      ...{ menuItems: toGroup([]), virtual_categories: toGroup([]), faq_questions: toGroup([]) },
    }
  if (path === '/recommender/products') return { productIds: [1] }
  return undefined
}

/** Uses the hooks that `Everything` does not use. */
function More() {
  const [branches, shown] = [useBranchSearch(2), useFreshProduct(product, { staleTime: 0 })]
  const read = useShopQuery(productQuery(useShop(), { slug: 'air-500' }))
  const company = useCompanyLookup()
  const { slots } = useDeliveryTimes()
  const search = useSearchField({ initialQuery: '' })
  const claim = useClaimForm({ order: { id: 'o-1' }, claimable: [] })
  const withdrawal = useWithdrawalForm({ order: { items: [] }, orderKey: { token: 'current' } })
  const email = useChangeEmailForm({ callbackUrl: 'https://shop.test/potvrdit-email' })
  const [field, box] = [useCheckoutField('email'), useCheckoutCheckbox('terms')]
  const own = useNewCheckout({ initial: useCheckoutStart() })
  useAddressValidation('email')
  useSavedAddresses('shipping')
  useCartUrlAdd('?product=air-500&amount=1', () => {})
  const all = [
    own.getState().missing,
    branches.data,
    shown.data,
    read,
    slots,
    useShippers(),
    usePayments(),
    useCheckout(({ cart }) => cart),
  ]
  return (
    <form aria-label="more">
      <input aria-label="e-mail" {...field.inputProps} />
      <input aria-label="terms" {...box.inputProps} />
      <i>{[claim, withdrawal.confirm, email].map(({ status }) => status)}</i>
      <input aria-label="where" {...branches.inputProps} />
      <input aria-label="searched" {...search.inputProps} />
      <ul>{search.groups.flatMap((group) => group.options.map(({ index }) => <li key={index}>{group.kind}</li>))}</ul>
      <button aria-label="company" {...company.buttonProps} />
      <button type="button" aria-label="more points" onClick={branches.more} />
      <button type="button" aria-label="again" onClick={() => void branches.refetch()} />
      <button type="button" aria-label="fresh" onClick={() => void shown.refetch()} />
      <output>{JSON.stringify(all)?.length}</output>
    </form>
  )
}

/** The initial values of another checkout. */
const useCheckoutStart = () => {
  const { inputs, choice, context } = useCheckout((state) => state)
  return { inputs, choice, context, shippers, payments, cart: cartOf(1, { 1: 1 }) }
}

class Boundary extends Component<{ readonly children: ReactNode; readonly onError: (error: unknown) => void }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

const failures: string[] = []
const note = (reason: unknown) => void failures.push(`uncaught ${String(reason)}`)
const onError = ({ error, message }: ErrorEvent) => note(error ?? message)

beforeEach(() => {
  process.on('unhandledRejection', note)
  window.addEventListener('error', onError)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  failures.length = 0
  process.off('unhandledRejection', note)
  window.removeEventListener('error', onError)
  vi.restoreAllMocks()
})

const turns = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

/** Fills in every field, clicks every button, submits every form, and returns the failures. */
async function useAll(changeResponse: (response: unknown) => unknown): Promise<readonly string[]> {
  const inputs = { tin: '27082440', isBusiness: true, billingCountry: 'CZE' }
  const { store, wrapper: Wrapper, ...app } = createCheckout({}, { more: validResponses, changeResponse })
  for (const [name, value] of Object.entries(inputs)) store.setInput(name as 'tin', value as string)
  app.tokens.set('auth', 'a'.repeat(43))
  render(
    <Wrapper>
      <Boundary onError={(error) => failures.push(`render threw ${String(error)}`)}>
        <Everything />
        <CheckoutProvider store={store}>
          <More />
        </CheckoutProvider>
      </Boundary>
    </Wrapper>,
  )
  const requests = Promise.all([app.session.start(), store.refresh(), app.cart.refresh()])
  await turns()
  fireEvent.change(screen.getByLabelText('searched'), { target: { value: 'větrník' } })
  fireEvent.change(screen.getByLabelText('where'), { target: { value: 'brno' } })
  for (const button of screen.queryAllByRole('button')) fireEvent.click(button)
  await turns()
  for (const form of screen.queryAllByRole('form')) fireEvent.submit(form)
  await turns()
  await act(() => requests)
  return failures
}

it('covers every hook that fetches data', () => {
  const source = ['testing/invalid-responses.test.tsx', 'src/testing/everything.tsx'].map((file) =>
    readFileSync(`react-hooks/${file}`, 'utf8'),
  )
  const without = Object.keys(hooks).filter((name) => name.startsWith('use') && !source.join().includes(`${name}(`))
  expect(without).toEqual(['useCartActions', 'useCheckoutActions', 'useNoticeActions', 'useStore'])
})

describe('no hook throws during render with any invalid response: a response that', () => {
  it('is valid, whose data is shown', async () => {
    expect(await useAll((response) => response)).toEqual([])
    expect([screen.getByLabelText('count').textContent, screen.queryAllByRole('listitem').length]).toEqual(['1', 2])
  })

  it.each(Object.entries(invalidResponses))('%s', async (_, change) => {
    expect(await useAll(change)).toEqual([])
    expect(screen.getByLabelText('more').isConnected).toBe(true)
  })
})
