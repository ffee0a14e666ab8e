import { createShop, memoryTokens, type Shop, unwrap } from '@vanek/sdk'
import {
  parseAddressForm,
  validateAddressForm,
  validateProfileForm,
  createAddressStore,
  createWishListStore,
  exportUserOrderImages,
  exportUserOrderItems,
  toAddressInputs,
  toProfileInputs,
  getCreditsAmount,
  getShoppingList,
  getShoppingListByCode,
  getShoppingLists,
  getUser,
  getUserAddresses,
  getUserOrder,
  getUserOrderByCode,
  getUserOrders,
  removeShoppingList,
  removeShoppingListItem,
  toAddUserAddressParams,
  toUpdateUserParams,
  updateUser,
} from '@vanek/sdk/account'
import { login, register } from '@vanek/sdk/auth'
import { addCartItem, createCartStore, saveCartAsList } from '@vanek/sdk/cart'
import { reorder } from '@vanek/sdk/flows'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore } from '@vanek/sdk/notices'
import { createFilledWorld, type World } from '@vanek/specs/sandbox/test/support/world.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { czechia, czk } from '../src/transport/testing/test-shop.ts'
import { fetchOver } from './fetch-over.ts'

let world: World
let jana: Shop

const guestShop = (): Shop =>
  createShop({
    endpoints: { shop: '/store', content: '/cms', cdn: '/cdn', services: '/services' },
    locale: 'cs',
    currency: czk,
    country: czechia,
    domainCode: 'vanek_cz',
    tokens: memoryTokens(),
    fetch: fetchOver(world),
  })

beforeAll(async () => {
  world = await createFilledWorld()
  jana = guestShop()
  unwrap(await login(jana, { email: 'jana@vanek.test', password: 'vetrak-2026' }))
}, 120_000)

afterAll(async () => world.close())

const text = expect.stringMatching(/\S/)
const number = expect.any(Number)
// a long timeout for slow machines
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })
const firstOrder = async () => unwrap(await getUserOrders(jana)).orders[0]!
const noticeSetup = () => {
  const notices = createNoticeStore()
  return { notices, messages: cs, texts: () => notices.getState().map((notice) => notice.text) }
}

describe('a customer of the sandbox', () => {
  it('C7.07 C7.10 C3.19 C1.08 has a profile, credits, lists and a wish list, and a guest has none', async () => {
    const user = unwrap(await getUser(jana))
    expect(user).toMatchObject({
      ...{ id: text, email: 'jana@vanek.test', firstName: 'Jana', lastName: text, variantHash: text },
      address: { country_code: 'CZE' },
      attributes: { custom: expect.any(Object) },
      credits: { amount: unwrap(await getCreditsAmount(jana)) },
      wishList: { id: number, items: expect.arrayContaining([{ id: number, variantId: number }]) },
    })
    expect(user.groups.length).toBeGreaterThan(0)
    expect(user.shoppingLists[0]?.items[0]?.product).toMatchObject({ id: number, name: text, slug: text })
    for (const read of [getUser, getCreditsAmount, getUserOrders, getUserAddresses, getShoppingLists])
      expect(await read(guestShop())).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
  })

  it('C7.08 C8.18 saves the profile form and returns errors at fields', async () => {
    const form = toProfileInputs(unwrap(await getUser(jana)))
    const typed = { ...form, phone: '777 123 457', dateOfBirth: '1980-02-29', formalTitle: 'Mrs', newsletter: true }
    expect(validateProfileForm(typed)).toEqual({})
    unwrap(await updateUser(jana, toUpdateUserParams(typed)))
    expect(toProfileInputs(unwrap(await getUser(jana)))).toMatchObject({
      ...{ phone: '+420777123457', dateOfBirth: '1980-02-29', formalTitle: 'Mrs', newsletter: true },
    })
    expect(await updateUser(jana, toUpdateUserParams({ ...form, dateOfBirth: '2099-01-01' }))).toMatchObject({
      ok: false,
      error: { code: 'validation', issues: [{ field: 'attributes.custom.dateOfBirth', title: text }] },
    })
  })

  it('C7.04 C8.18 cannot register without accepting the terms', async () => {
    const passwords = { password: 'vetrak-2026', passwordConfirmation: 'vetrak-2026' }
    const person = { email: 'nova@vanek.test', firstName: 'Nová', lastName: 'Zákaznice', ...passwords }
    expect(await register(guestShop(), { ...person, terms: false })).toMatchObject({
      ok: false,
      error: { code: 'validation', issues: [{ field: 'terms' }] },
    })
    expect(await register(guestShop(), { ...person, terms: true })).toMatchObject({ ok: true })
  })

  it('C7.28 C7.29 C7.30 C9.08 has orders, ten per page', async () => {
    const { orders, total } = unwrap(await getUserOrders(jana))
    expect([orders.length, total > 10]).toEqual([10, true])
    const [{ id, code }] = [orders[0]!]
    const order = unwrap(await getUserOrder(jana, { id }))
    expect([order.code, unwrap(await getUserOrderByCode(jana, { code })).id]).toEqual([code, id])
    expect(unwrap(await getUserOrders(jana, { page: 2 })).orders.map((own) => own.id)).not.toContain(id)
  })

  it('C7.31 C7.32 exports the lines and pictures of an order', async () => {
    const { id, names } = await firstOrder()
    const csv = unwrap(await exportUserOrderItems(jana, { id }))
    expect(csv).toContain(`;${names[0]};`)
    const zip = new Uint8Array(await unwrap(await exportUserOrderImages(jana, { id })).arrayBuffer())
    expect([...zip.slice(0, 2)]).toEqual([...new TextEncoder().encode('PK')])
  })

  it('adds an order to the cart again', async () => {
    const order = unwrap(await getUserOrder(jana, { id: (await firstOrder()).id }))
    const cart = createCartStore(jana)
    unwrap(await cart.load())
    const { texts, ...options } = noticeSetup()
    const { added, total, missing } = unwrap(await reorder(jana, { cart, order, ...options }))
    expect(added + missing.length).toBe(total)
    const variants = order.items.map(({ variantId }) => variantId)
    await soon(() => {
      const inCart = cart.getState().cart.items.filter(({ variantId }) => variants.includes(variantId))
      expect(inCart.length).toBeGreaterThanOrEqual(added)
    })
    expect(texts()).toHaveLength(1)
    cart.close()
  })

  it('C7.33 C7.34 C7.36 C7.37 C7.40 saves shopping lists', async () => {
    const [item] = unwrap(await getShoppingListByCode(jana, { code: 'wishlist' })).items
    unwrap(await addCartItem(jana, { variantId: item!.variantId, amount: 1 }))
    const saved = unwrap(await saveCartAsList(jana, { name: 'Na zkoušku' }))
    const list = unwrap(await getShoppingList(jana, { id: saved.id }))
    expect(unwrap(await getShoppingLists(jana)).map(({ id }) => id)).toContain(saved.id)
    unwrap(await removeShoppingListItem(jana, { listId: saved.id, itemId: list.items[0]!.id }))
    expect(unwrap(await getShoppingListByCode(jana, { code: saved.code })).items).toHaveLength(list.items.length - 1)
    unwrap(await removeShoppingList(jana, { id: saved.id }))
    expect(await getShoppingList(jana, { id: saved.id })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('B4.10 B8.09 C7.39 C7.60 C7.61 adds to and removes from the wish list', async () => {
    const { texts, ...port } = noticeSetup()
    const store = createWishListStore(jana, { ...port, isSignedIn: () => true })
    const { items } = unwrap(await store.load())
    const { variantId, product } = items[0]!
    expect(product?.name).toMatch(/\S/)
    expect(await store.toggle(variantId)).toEqual({ ok: true, data: 'removed' })
    expect(await store.toggle(variantId)).toEqual({ ok: true, data: 'added' })
    const stored = unwrap(await getShoppingListByCode(jana, { code: 'wishlist' })).items.map((own) => own.variantId)
    await soon(() => expect([...store.getState().variantIds]).toEqual(stored))
    expect([stored.includes(variantId), texts()]).toEqual([true, ['Produkt byl přidán do oblíbených']])
    store.close()
  })

  it('C7.41 C7.42 C7.43 C7.44 saves addresses, with one default of each type', async () => {
    const { texts, ...port } = noticeSetup()
    const store = createAddressStore(jana, port)
    const { addresses } = unwrap(await store.load())
    const previousDefault = addresses.find((own) => own.type === 'shipping' && own.default)!
    const typed = { fullName: 'Jan Nový', street: 'Krátká 2', city: 'Praha', postcode: '11000', country: 'CZE' }
    const form = parseAddressForm(new URLSearchParams({ ...typed, type: 'shipping', isDefault: 'on' }))
    expect(validateAddressForm(form)).toEqual({})
    const { id } = unwrap(await store.add(toAddUserAddressParams(form)))
    await soon(() =>
      expect(store.getState().addresses.find((own) => own.id === previousDefault.id)?.default).toBe(false),
    )
    const changed = unwrap(
      await store.change(id, toAddUserAddressParams({ ...form, phone: '777123456', isDefault: false })),
    )
    expect(toAddressInputs(changed)).toMatchObject({ ...typed, postcode: '110 00', phone: '+420777123456' })
    unwrap(await store.remove(id))
    expect(unwrap(await getUserAddresses(jana)).map((own) => own.id)).not.toContain(id)
    expect(texts()).toEqual(['Adresu jsme uložili', 'Adresu jsme smazali'])
    store.close()
  })
})
