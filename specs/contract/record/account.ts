import { addCustomer, linkTo, tokenOf } from '../../sandbox/test/support/accounts.ts'
import { placement, samples } from '../../sandbox/test/support/shopping.ts'
import type { World } from '../../sandbox/test/support/world.ts'
import { CARD } from './guest.ts'
import type { Recording } from './recorder.ts'

const email = 'jana@vanek.test'
const password = 'vetrak-2026'
/** Collection at a branch, paid there. */
const [COLLECTION, CASH] = [3, 4]
const address = { street: 'Lipová 14', city: 'Třebíč', postcode: '67401', country_code: 'CZE' }

/** A customer signs in, manages addresses and lists, and places an order. */
export async function account(world: World, record: Recording): Promise<{ bearer: string; id: string }> {
  const { data } = await record('login', { body: { email, password } }, { body: { email, password: 'spatne-heslo' } })
  const bearer = data.access_token as string
  await record('getUser', { bearer })
  await record('updateUser', { bearer, body: { phone: '+420 777 123 456', newsletter: true } })
  await record('getCreditsAmount', { bearer })
  await record('getUserAddresses', { bearer, query: { type: 'shipping' } })
  const shippingAddress = {
    type: 'shipping',
    name: 'Jana Horáčková',
    phone: '+420 777 123 456',
    address,
    default: true,
  }
  const { id: addressId } = await record('addUserAddress', { bearer, body: shippingAddress })
  await record('updateUserAddress', { bearer, path: { id: addressId }, body: { name: 'Miloš Horáček' } })
  await record('removeUserAddress', { bearer, path: { id: addressId } })

  const [goods, other] = await samples(world, 2, 50, 80)
  await world.request('POST', '/store/api/v1/cart/items', { id: goods?.id, amount: 3 }, { bearer })
  await record('setCredits', { bearer, body: { credits: 20 } }, { body: { credits: 999_999 } })
  const { id: list } = await record('saveCartAsList', { bearer, body: { name: 'Koupelna v přízemí' } })
  await record('addShoppingListItem', { bearer, path: { id: list }, body: { id: other?.id, amount: 1 } })
  await record('getShoppingLists', { bearer })
  const { items } = await record('getShoppingList', { bearer, path: { id: list } })
  await record('removeShoppingListItem', { bearer, path: { id: list, itemId: items[0].id } })
  await record('addWishListItem', { bearer, body: { id: other?.id, amount: 1 } })
  await record('getShoppingListByCode', { bearer, path: { code: 'wishlist' } })
  await record('removeShoppingList', { bearer, path: { id: list } })

  const place = async (key: string, change: Parameters<typeof placement>[0]) => {
    const body = placement({ email, ...change })
    const placed = await world.request('POST', '/store/api/v1/cart/place', body, { bearer, key })
    if (placed.status !== 201) throw new Error(`The order was refused: ${JSON.stringify(placed.body)}`)
    return placed.body.order as { id: string; code: string }
  }
  const { id } = await place('order-of-jana', { payment_id: CARD })
  await record('getUserOrders', { bearer, query: { page: 1, perPage: 5 } })
  await record('getUserOrder', { bearer, path: { id } })

  await world.request('POST', '/store/api/v1/cart/items', { id: other?.id, amount: 1 }, { bearer })
  const { body: branches } = await world.request('GET', `/store/api/v1/branches?shipper_id=${COLLECTION}`)
  const [branch] = branches.data as { id: number; address: typeof address }[]
  const collected = await place('order-to-collect', {
    ...{ shipper_id: COLLECTION, branch_id: branch?.id ?? null, payment_id: CASH },
    shipping: { name: 'Jana Horáčková', address: branch?.address ?? address },
  })
  await record('getUserOrderByCode', { bearer, path: { code: collected.code } })
  return { bearer, id }
}

/** Changes of e-mail and password, data export, account deletion and registration. */
export async function ownData(world: World, record: Recording): Promise<void> {
  const mine = await addCustomer(world, 'petra.nova@example.com')
  const bearer = await tokenOf(world, mine)
  const third = 'tise-fouka-vitr-3'
  await record('changeEmail', {
    bearer,
    body: { email: 'petra@example.com', password, callbackUrl: 'http://shop.test/potvrdit-email' },
  })
  await record('getEmailChange', { bearer })
  const old = await linkTo(world, mine)
  await world.request('POST', '/store/api/v1/confirm-email', { token: old.searchParams.get('token') })
  const confirmation = await linkTo(world, 'petra@example.com')
  await record('confirmEmailChange', { body: { token: confirmation.searchParams.get('token') } })
  const again = await tokenOf(world, 'petra@example.com')
  await record('changePassword', {
    bearer: again,
    body: { old_password: password, password: third, password_confirmation: third },
  })
  const last = await tokenOf(world, 'petra@example.com', third)
  await record('exportUser', { bearer: last })
  await record('deleteAccount', { bearer: last, body: { password: third, agreed: true } })
  const person = { firstName: 'Eva', lastName: 'Nová', email: 'eva.nova@example.com' }
  const first = 'vzduch-v-dome-2026'
  await record('register', {
    body: { ...person, password: first, password_confirmation: first, terms: true },
  })
  await record('requestLoginCode', { body: { email } })
  await record('forgotPassword', { body: { email, callbackUrl: 'http://shop.test/resetovat-heslo' } })
  const link = await linkTo(world, email)
  const second = 'ventilator-na-stul-7'
  await record('resetPassword', {
    body: { email, password: second, password_confirmation: second, token: link.searchParams.get('token') },
  })
  const operator = await world.request('POST', '/sandbox/login-as', { email })
  await record('exchangeToken', { body: { token: operator.body.token } })
  await record('logout', { bearer: await tokenOf(world, email, second) })
}
