import { describe, expect, it } from 'vitest'
import {
  validateQuoteForm,
  createQuote,
  getQuote,
  quotePriceChange,
  quoteDocumentPath,
  parseQuoteForm,
  toQuoteInputs,
  toCreateQuoteParams,
} from '@vanek/sdk/orders'
import { shopOver } from '../testing/back-end.ts'

const prices = { unitWithTax: 100, unitWithoutTax: 82.64, totalWithTax: 200, totalWithoutTax: 165.29 }
const empty = toQuoteInputs(null)
const firm = { business_name: 'Kovárna', TIN: '98001019', VATIN: 'CZ98001019' }

describe('a quotation', () => {
  it('A8.09 A8.10 is created with an idempotency key and fetched by its token', async () => {
    const { shop, seen } = shopOver(() => ({ number: 'N2600001' }))
    await createQuote(shop, { name: 'Jan' }, { idempotencyKey: 'key-0001' })
    await getQuote(shop, { token: 'a b' })
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/v1/cart/quote',
      'GET /api/v1/quotes/a%20b',
    ])
    expect([seen[0]?.headers.get('Idempotency-Key'), seen[0]?.body]).toEqual(['key-0001', { name: 'Jan' }])
    expect(quoteDocumentPath('a/b')).toBe('/api/v1/quotes/a%2Fb/document')
  })

  it.each([
    [{ unitWithTax: 100, unitWithoutTax: 82.64 }, 'same'],
    [{ unitWithTax: 99.99, unitWithoutTax: 82.63 }, 'lower'],
    [{ unitWithTax: 101, unitWithoutTax: 83.47 }, 'higher'],
    [null, 'gone'],
  ] as const)('A8.12 goods that now cost %j are %s', (now, change) => {
    expect(quotePriceChange({ prices, now })).toBe(change)
  })
})

describe('the quote form', () => {
  it('may be empty', () => {
    expect(validateQuoteForm(parseQuoteForm(new FormData()))).toEqual({})
    expect(toCreateQuoteParams(empty)).toEqual({ name: null, business: null, email: null, note: null })
  })

  it('A8.09 is prefilled for a customer, except the e-mail', () => {
    const user = { firstName: 'Jan', lastName: 'Kovář', email: 'jan@example.test', business: firm }
    const inputs = toQuoteInputs(user)
    expect(inputs).toEqual({ ...empty, name: 'Jan Kovář', businessName: 'Kovárna', tin: firm.TIN, vatin: firm.VATIN })
    expect(toCreateQuoteParams(inputs)).toEqual({ name: 'Jan Kovář', business: firm, email: null, note: null })
  })

  it.each([
    [{ email: 'jan@' }, { email: 'email_invalid' }],
    [{ tin: '12345678' }, { businessName: 'required', tin: 'tin_invalid' }],
    [{ businessName: 'Kovárna', vatin: 'abc' }, { vatin: 'vatin_invalid' }],
    [{ note: 'x'.repeat(1001) }, { note: 'too_long' }],
    [{ note: 'x'.repeat(1000) }, {}],
    [{ businessName: 'Kovárna', tin: '980 010 19', vatin: '98001019' }, {}],
  ])('A8.01 A8.09 validates %j with errors %j', (typed, issues) => {
    expect(validateQuoteForm({ ...empty, ...typed }, 'CZE')).toEqual(issues)
  })

  it('normalizes its values', () => {
    const params = toCreateQuoteParams(
      { ...empty, businessName: 'Kovárna', tin: '980 010 19', vatin: '98001019' },
      'CZE',
    )
    expect(params.business).toEqual(firm)
  })
})
