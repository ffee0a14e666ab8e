import { expectTypeOf, test } from 'vitest'
import type { ShopError, TransportCode } from '../kernel/errors.ts'
import type { CallResult } from './call.ts'
import type { ShopApi } from './rest.ts'

declare const api: ShopApi

test('a call has the types of its operation: the data and the error codes', () => {
  const add = () => api.POST('/api/v1/cart/items', { body: { id: 1, amount: 1, type: 'shop_product' } })
  type Added = CallResult<Awaited<ReturnType<typeof add>>>
  type AddError = Extract<Added, { ok: false }>['error']
  expectTypeOf<Extract<Added, { ok: true }>['data']['changedAmount']>().toEqualTypeOf<number>()
  expectTypeOf<'out_of_stock'>().toExtend<AddError['code']>()
  expectTypeOf<TransportCode>().toExtend<AddError['code']>()
  expectTypeOf<'no_such_code'>().not.toExtend<AddError['code']>()

  const read = () => api.GET('/api/v1/cart')
  type ReadError = Extract<CallResult<Awaited<ReturnType<typeof read>>>, { ok: false }>['error']
  expectTypeOf<ReadError>().toEqualTypeOf<
    ShopError<'validation' | 'unauthorized' | 'customer_restricted' | 'cart_not_found' | 'rate_limited'>
  >()

  const out = () => api.POST('/api/oauth/logout')
  expectTypeOf<Extract<CallResult<Awaited<ReturnType<typeof out>>>, { ok: true }>['data']>().toEqualTypeOf<undefined>()
})
