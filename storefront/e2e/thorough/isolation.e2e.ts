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
 * The price list of the first person with a page of these amounts; goods sold meanwhile change the page for everybody.
 */
const given = new Map<string, Person['prices']>()

/** Clears what earlier tests left in the cart of an account. */
async function emptyCart(visitor: PlainVisitor): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const count = async () => countIn(await (await visitor.ask('/api/v1/cart')).text())
  for (let tries = 0; tries < 5 && (await count()) > 0; tries++)
    await visitor.ask('/kosik', { method: 'POST', headers, body: new URLSearchParams({ intent: 'clear' }) })
}

/** Retries when the shop is too busy. */
async function patiently(run: () => Promise<unknown>, tries = 8): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (tries <= 1) throw error
    await pause(1_000)
    await patiently(run, tries - 1)
  }
}

async function arrive(
  name: string,
  own: readonly string[],
  account?: { readonly email: string; readonly password: string },
  cart?: Person['cart'],
): Promise<Person> {
  const visitor = plainVisitor(shopUrl)
  if (account) await patiently(() => visitor.post('/prihlasit', { email: account.email, password: account.password }))
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
  const say = (what: string) => `${person.name} at ${path}: ${what}`
  const others = people.filter((each) => each !== person)
  const faults = others.flatMap(({ own }) => own.filter((word) => body.includes(word)).map((word) => say(word)))
  // an error page has no data
  if (status >= 500) return faults
  if (pricedPaths().includes(path) && status === 200) {
    const amounts = `${path} ${body.match(/[\d\s]+Kč/g)?.join('')}`
    if ((given.get(amounts) ?? person.prices) !== person.prices) faults.push(say('other prices'))
    given.set(amounts, person.prices)
  }
  if (path === '/kosik' || path === '/api/v1/cart') {
    const wrong = others.filter(({ cart }) => cart && cart !== person.cart && body.includes(cart.goods.name))
    faults.push(...wrong.map(({ cart }) => say(cart?.goods.name ?? '')))
    if (person.cart && !body.includes(person.cart.goods.name)) faults.push(say('not the own cart'))
  }
  if (path === '/api/v1/cart' && person.cart && countIn(body) !== person.cart.pieces)
    faults.push(say(`${countIn(body)} pieces`))
  if ((path === '/api/v1/user' || path === '/uzivatel/osobni-udaje') && person.own[0] && !body.includes(person.own[0]))
    faults.push(say('not the own name'))
  return faults
}

const read = async ({ visitor }: Person, path: string) => {
  const answer = await visitor.ask(path)
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
async function comeAndGo(): Promise<string[]> {
  const visitor = plainVisitor(shopUrl)
  await patiently(() => visitor.post('/prihlasit', { email: jana.email, password: jana.password }))
  const inside = await (await visitor.ask('/api/v1/user')).text()
  await patiently(() => visitor.post('/prihlasit', { intent: 'logout' }))
  const after = await Promise.all(['/kosik', '/prihlasit'].map(async (path) => (await visitor.ask(path)).text()))
  return [
    ...(inside.includes(jana.email) || inside.includes('"errors"') ? [] : ['who signed in is not known']),
    ...(after.some((body) => body.includes('Horáčková')) ? ['who signed out is still known'] : []),
    ...(visitor.cookies.has('vanek_auth_token') ? ['who signed out has the token still'] : []),
  ]
}

test.beforeAll(async () => {
  const [one, two, three] = await goodsBetween(sandboxUrl, 500, 9_000, 3)
  if (!one || !two || !three) throw new Error('There are not enough goods')
  shown = await pickProduct(sandboxUrl)
  people = await Promise.all([
    arrive('a guest', []),
    arrive('a guest with a cart', [], undefined, { goods: one, pieces: 3 }),
    arrive('Jana', [jana.email, 'Horáčková', 'Třebíč'], jana, { goods: two, pieces: 2 }),
    arrive('the firm', [firm.email, 'Vzduch a montáže', 'Dílenská 8'], firm, { goods: three, pieces: 5 }),
  ])
})

// others sign in to these accounts too
test.afterAll(async () => {
  for (const { visitor, cart } of people) if (cart) await emptyCart(visitor)
})

test.describe('visitors at the same moment', () => {
  test('the check itself finds what is not one’s own', () => {
    const [guest, , customer, company] = people
    if (!guest || !customer || !company) throw new Error('Nobody came')
    const ok = { status: 200 }
    expect(faultsIn(guest, '/', { ...ok, body: 'Dobrý den, Horáčková' })).toHaveLength(1)
    expect(faultsIn(customer, '/api/v1/cart', { ...ok, body: '{"items":[]}' })).toHaveLength(2)
    expect(faultsIn(customer, '/api/v1/user', { ...ok, body: '{}' })).toHaveLength(1)
    expect(
      [guest, company].flatMap((person) => faultsIn(person, '/domaci-ventilatory', { ...ok, body: '990 Kč' })),
    ).toHaveLength(1)
  })

  const wanted = 400
  test('never see a name, a cart or a price of another, hundreds of times', async () => {
    test.setTimeout(480_000)
    const paths = ['/', ...pricedPaths(), ...ownPaths]
    const rounds = Math.ceil(wanted / (people.length * paths.length))
    const work = shuffled(
      Array.from({ length: rounds }, () => people.flatMap((person) => paths.map((path) => ({ person, path })))).flat(),
    )
    expect(work.length).toBeGreaterThanOrEqual(wanted)
    const faults: string[] = []
    let failed = 0
    const one = async () => {
      for (let next = work.pop(); next; next = work.pop()) {
        const answer = await read(next.person, next.path)
        faults.push(...faultsIn(next.person, next.path, answer))
        // retried, so that enough pages are checked even on a busy machine
        if (answer.status < 500 || (failed += 1) >= wanted) continue
        work.push(next)
        // a shop with an open circuit breaker fails at once, which would use up all tries
        await pause(500)
      }
    }
    const guests = async () => {
      for (let time = 0; time < 6; time++) faults.push(...(await comeAndGo()))
    }
    await Promise.all([...Array.from({ length: 12 }, one), guests()])
    expect([...new Set(faults)]).toEqual([])
    expect(failed).toBeLessThan(wanted)
  })
})
