import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '../support/test.ts'
import { type Pick, pickProduct } from '../support/catalogue.ts'
import { type Goods, goodsBetween } from '../support/goods.ts'
import { visitors } from '../support/visitors.ts'
import { plainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import { firm, jana } from '../support/sign-in.ts'

const { shopUrl, sandboxUrl } = visitors()

interface Person {
  readonly name: string
  readonly visitor: PlainVisitor
  /** Texts that only this person may see. */
  readonly own: readonly string[]
  /** Goods in the cart, and their number. */
  readonly cart?: { readonly goods: Goods; readonly pieces: number }
  /** Price list of this person. */
  readonly prices: 'usual' | 'firm'
}

// these pages consist of products; others are shown without products if the back end is slow
const pricedPaths = () => ['/domaci-ventilatory', `/produkt/${shown.product.slug}`]
const account = ['/uzivatel/prehled', '/uzivatel/seznam-adres', '/uzivatel/osobni-udaje']
const ownPaths = ['/kosik', '/prihlasit', ...account, '/api/v1/cart', '/api/v1/user']

let people: readonly Person[] = []
let shown: Pick
/**
 * The price list of the first person with a page of these amounts; products sold meanwhile change the page for everybody.
 */
const priceLists = new Map<string, Person['prices']>()

/** Empties the cart of an account after earlier tests. */
async function emptyCart(visitor: PlainVisitor): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const count = async () => countIn(await (await visitor.request('/api/v1/cart')).text())
  for (let tries = 0; tries < 5 && (await count()) > 0; tries++)
    await visitor.request('/kosik', { method: 'POST', headers, body: new URLSearchParams({ intent: 'clear' }) })
}

/** Retries when the shop is too busy. */
async function withRetries(run: () => Promise<unknown>, tries = 8): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (tries <= 1) throw error
    await pause(1_000)
    await withRetries(run, tries - 1)
  }
}

async function createPerson(
  name: string,
  own: readonly string[],
  account?: { readonly email: string; readonly password: string },
  cart?: Person['cart'],
): Promise<Person> {
  const visitor = plainVisitor(shopUrl)
  if (account) await withRetries(() => visitor.post('/prihlasit', { email: account.email, password: account.password }))
  if (account) await emptyCart(visitor)
  if (cart) {
    const { goods, pieces } = cart
    await visitor.post('/kosik', { intent: 'add', variantId: String(goods.variantId), amount: String(pieces) })
  }
  return { name, visitor, own, prices: account === firm ? 'firm' : 'usual', ...(cart && { cart }) }
}

const countIn = (body: string): number =>
  (JSON.parse(body) as { items?: { amount: number }[] }).items?.reduce((sum, { amount }) => sum + amount, 0) ?? 0

/** Data on a page that belongs to somebody else. */
function faultsIn(person: Person, path: string, { status, body }: { status: number; body: string }): string[] {
  const describeFault = (what: string) => `${person.name} at ${path}: ${what}`
  const others = people.filter((each) => each !== person)
  const faults = others.flatMap(({ own }) =>
    own.filter((word) => body.includes(word)).map((word) => describeFault(word)),
  )
  // an error page has no data
  if (status >= 500) return faults
  if (pricedPaths().includes(path) && status === 200) {
    const amounts = `${path} ${body.match(/[\d\s]+Kč/g)?.join('')}`
    if ((priceLists.get(amounts) ?? person.prices) !== person.prices) faults.push(describeFault('other prices'))
    priceLists.set(amounts, person.prices)
  }
  if (path === '/kosik' || path === '/api/v1/cart') {
    const wrong = others.filter(({ cart }) => cart && cart !== person.cart && body.includes(cart.goods.name))
    faults.push(...wrong.map(({ cart }) => describeFault(cart?.goods.name ?? '')))
    if (person.cart && !body.includes(person.cart.goods.name)) faults.push(describeFault('not the own cart'))
  }
  if (path === '/api/v1/cart' && person.cart && countIn(body) !== person.cart.pieces)
    faults.push(describeFault(`${countIn(body)} pieces`))
  if ((path === '/api/v1/user' || path === '/uzivatel/osobni-udaje') && person.own[0] && !body.includes(person.own[0]))
    faults.push(describeFault('not the own name'))
  return faults
}

const read = async ({ visitor }: Person, path: string) => {
  const answer = await visitor.request(path)
  return { status: answer.status, body: await answer.text() }
}

/** A fixed pseudorandom order. */
function shuffled<T>(list: readonly T[]): T[] {
  let seed = 20_261_122
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return list
    .map((each) => [random(), each] as const)
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each)
}

/** Signs in, reads pages, signs out and reads them again, while the others go on. */
async function signInAndOut(): Promise<string[]> {
  const visitor = plainVisitor(shopUrl)
  await withRetries(() => visitor.post('/prihlasit', { email: jana.email, password: jana.password }))
  const inside = await (await visitor.request('/api/v1/user')).text()
  await withRetries(() => visitor.post('/prihlasit', { intent: 'logout' }))
  const after = await Promise.all(['/kosik', '/prihlasit'].map(async (path) => (await visitor.request(path)).text()))
  return [
    ...(inside.includes(jana.email) || inside.includes('"errors"') ? [] : ['the signed-in customer is unknown']),
    ...(after.some((body) => body.includes('Horáčková')) ? ['the signed-out customer is still known'] : []),
    ...(visitor.cookies.has('vanek_auth_token') ? ['the signed-out customer still has the token'] : []),
  ]
}

test.beforeAll(async () => {
  const [one, two, three] = await goodsBetween(sandboxUrl, 500, 9_000, 3)
  if (!one || !two || !three) throw new Error('There are not enough goods')
  shown = await pickProduct(sandboxUrl)
  people = await Promise.all([
    createPerson('a guest', []),
    createPerson('a guest with a cart', [], undefined, { goods: one, pieces: 3 }),
    createPerson('Jana', [jana.email, 'Horáčková', 'Třebíč'], jana, { goods: two, pieces: 2 }),
    createPerson('the firm', [firm.email, 'Vzduch a montáže', 'Dílenská 8'], firm, { goods: three, pieces: 5 }),
  ])
})

// others sign in to these accounts too
test.afterAll(async () => {
  for (const { visitor, cart } of people) if (cart) await emptyCart(visitor)
})

test.describe('concurrent visitors', () => {
  test('are checked: data of another visitor is found', () => {
    const [guest, , customer, company] = people
    if (!guest || !customer || !company) throw new Error('There are too few people')
    const ok = { status: 200 }
    expect(faultsIn(guest, '/', { ...ok, body: 'Dobrý den, Horáčková' })).toHaveLength(1)
    expect(faultsIn(customer, '/api/v1/cart', { ...ok, body: '{"items":[]}' })).toHaveLength(2)
    expect(faultsIn(customer, '/api/v1/user', { ...ok, body: '{}' })).toHaveLength(1)
    expect(
      [guest, company].flatMap((person) => faultsIn(person, '/domaci-ventilatory', { ...ok, body: '990 Kč' })),
    ).toHaveLength(1)
  })

  const minPages = 400
  test('never see the name, cart or price of another, in hundreds of pages', async () => {
    test.setTimeout(480_000)
    const paths = ['/', ...pricedPaths(), ...ownPaths]
    const rounds = Math.ceil(minPages / (people.length * paths.length))
    const queue = shuffled(
      Array.from({ length: rounds }, () => people.flatMap((person) => paths.map((path) => ({ person, path })))).flat(),
    )
    expect(queue.length).toBeGreaterThanOrEqual(minPages)
    const faults: string[] = []
    let failed = 0
    const one = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const answer = await read(next.person, next.path)
        faults.push(...faultsIn(next.person, next.path, answer))
        // retried, so that enough pages are checked even on a busy machine
        if (answer.status < 500 || (failed += 1) >= minPages) continue
        queue.push(next)
        // a shop with an open circuit breaker fails at once, which would use up all tries
        await pause(500)
      }
    }
    const guests = async () => {
      for (let time = 0; time < 6; time++) faults.push(...(await signInAndOut()))
    }
    await Promise.all([...Array.from({ length: 12 }, one), guests()])
    expect([...new Set(faults)]).toEqual([])
    expect(failed).toBeLessThan(minPages)
  })
})
