import { fail, ok, type Query, type Result, type ShopError, type ShopConfig, type TransportCode } from '@vanek/sdk'
import { getUserOrders, type GetUserOrdersError } from '@vanek/sdk/account'
import type { brandsQuery, listingQuery } from '@vanek/sdk/catalog'
import { type GetListingError } from '@vanek/sdk/catalog'
import type { pickupBranchesQuery } from '@vanek/sdk/checkout'
import { type GetPickupBranchesError } from '@vanek/sdk/checkout'
import type { menuQuery } from '@vanek/sdk/content'
import { type ContentError, type GetMenuError } from '@vanek/sdk/content'
import type { orderQuery } from '@vanek/sdk/orders'
import { type GetOrderError } from '@vanek/sdk/orders'
import { type GetProductError, productQuery } from '@vanek/sdk/product'
import { createResourceStore } from '@vanek/sdk/resources'
import type { reviewsQuery } from '@vanek/sdk/reviews'
import { type GetReviewsError } from '@vanek/sdk/reviews'
import type { searchQuery } from '@vanek/sdk/search'
import { type SearchError } from '@vanek/sdk/search'
import type { settingsQuery } from '@vanek/sdk/settings'
import { type GetSettingsError } from '@vanek/sdk/settings'
import { defineQuery } from '@vanek/sdk/transport'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { shopOver } from '../testing/back-end.ts'

type ErrorOf<Q> = Q extends Query<unknown, infer E> ? E : never

const { shop } = shopOver(() => null)

describe('the error type of a query definition', () => {
  it('is that of its call', () => {
    expectTypeOf<ErrorOf<ReturnType<typeof productQuery>>>().toEqualTypeOf<GetProductError>()
    expectTypeOf<ErrorOf<ReturnType<typeof listingQuery>>>().toEqualTypeOf<GetListingError>()
    expectTypeOf<ErrorOf<ReturnType<typeof brandsQuery>>>().toEqualTypeOf<ContentError>()
    expectTypeOf<ErrorOf<ReturnType<typeof menuQuery>>>().toEqualTypeOf<GetMenuError>()
    expectTypeOf<ErrorOf<ReturnType<typeof orderQuery>>>().toEqualTypeOf<GetOrderError>()
    expectTypeOf<ErrorOf<ReturnType<typeof reviewsQuery>>>().toEqualTypeOf<GetReviewsError>()
    expectTypeOf<ErrorOf<ReturnType<typeof searchQuery>>>().toEqualTypeOf<SearchError>()
    expectTypeOf<ErrorOf<ReturnType<typeof settingsQuery>>>().toEqualTypeOf<GetSettingsError>()
    expectTypeOf<ErrorOf<ReturnType<typeof pickupBranchesQuery>>>().toEqualTypeOf<GetPickupBranchesError>()
  })

  it('is inferred by `defineQuery`, from several calls too', () => {
    const orders = defineQuery(shop, ['orders'], (context) => getUserOrders(shop, {}, context))
    expectTypeOf<ErrorOf<typeof orders>>().toEqualTypeOf<GetUserOrdersError>()

    type First = Result<string, ShopError<'not_found'>>
    type Second = Result<string, ShopError<'validation'>>
    const both = defineQuery(shop, ['both'], async (): Promise<First | Second> => ok(''))
    expectTypeOf<ErrorOf<typeof both>>().toEqualTypeOf<ShopError<'not_found' | 'validation'>>()
    const one = defineQuery(shop, ['one'], async () => ok(1))
    expectTypeOf(one).toEqualTypeOf<Query<number>>()
    const explicit = defineQuery<number>(shop, ['one'], async (): Promise<Result<number, GetProductError>> => ok(1))
    expectTypeOf(explicit).toEqualTypeOf<Query<number>>()
  })

  it('is that of the state in the resource store', () => {
    const { error } = createResourceStore()
      .get(productQuery(shop, { slug: 'a' }))
      .getState()
    expectTypeOf(error).toEqualTypeOf<GetProductError | null>()
    const copy = { ...productQuery(shop, { slug: 'a' }), queryKey: ['own'] }
    expectTypeOf(createResourceStore().get(copy).getState().error).toEqualTypeOf<GetProductError | null>()
    expectTypeOf<'not_found' | TransportCode>().toExtend<GetProductError['code']>()
    expectTypeOf<'out_of_stock'>().not.toExtend<GetProductError['code']>()
  })

  it('is any error if a definition does not say it', () => {
    const own: Query<number> = { queryKey: ['own'], queryFn: async () => 1 }
    const { error } = createResourceStore().get(own).getState()
    expectTypeOf(error).toEqualTypeOf<ShopError | null>()
    const unsaid = createResourceStore().get({ queryKey: ['own'], queryFn: async () => 1 })
    expectTypeOf(unsaid.getState().error).toEqualTypeOf<ShopError | null>()
    expectTypeOf(productQuery(shop, { slug: 'a' })).toExtend<Query<{ readonly id: number }>>()
    expectTypeOf(own).not.toExtend<Query<number, GetProductError>>()
  })
})

describe('the key of a query', () => {
  it.each<[string, Partial<ShopConfig>]>([
    ['language', { locale: 'sk' }],
    ['language for missing translations', { defaultLocale: 'de' }],
    ['variant of the translations', { translationVariant: 'formal' }],
    ['domain', { domainCode: 'outlet' }],
    ['currency', { currency: { ...shop.config.currency, code: 'EUR' } }],
    ['price variant', { userVariant: 'b2b' }],
    ['customer groups', { userGroups: ['firms'] }],
  ])('differs by %s', (_, change) => {
    const keyOf = (of: typeof shop) => productQuery(of, { slug: 'a' }).queryKey
    expect(keyOf(shop.with(change))).not.toEqual(keyOf(shop))
  })

  it('does not depend on the base URLs, which differ between server and browser', () => {
    const { endpoints } = shop.config
    const browser = shop.with({ endpoints: { ...endpoints, shop: '/store', content: '/cms' } })
    expect(productQuery(browser, { slug: 'a' }).queryKey).toEqual(productQuery(shop, { slug: 'a' }).queryKey)
  })

  it('keeps two shops with domain codes apart in one cache', async () => {
    const resources = createResourceStore()
    const queryOf = (domainCode: string) => defineQuery(shop.with({ domainCode }), ['name'], async () => ok(domainCode))
    await resources.fetch(queryOf('fans'))
    await resources.fetch(queryOf('outlet'))
    const stored = (domainCode: string) => resources.get(queryOf(domainCode)).getState().data
    expect([stored('fans'), stored('outlet')]).toEqual(['fans', 'outlet'])
  })
})

it('`queryFn` throws the error of the call', async () => {
  const error: ShopError = { code: 'not_found', retryable: false, outcome: 'none', issues: [] }
  await expect(defineQuery(shop, ['x'], async () => fail(error)).queryFn()).rejects.toMatchObject({ error })
})
