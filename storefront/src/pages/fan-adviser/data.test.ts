import { describe, expect, it } from 'vitest'
import { loaderArgs, type Call, pageEnv } from '../../testing/page-env.ts'
import { loader } from './data.ts'

const prices = (unitWithTax: number) => ({ unitWithTax, unitWithoutTax: unitWithTax / 1.21, currencyCode: 'CZK' })
const availability = { isAvailable: true, amountMin: 1, amountStep: 1 }
const visibility = { saleable: true }

interface Given {
  readonly airflow?: number
  readonly noise?: number
  readonly price?: number
  readonly hygrostat?: 0 | 1
  readonly saleable?: boolean
}

/** A product with one variant, whose numbers stand with the product. */
const product = (
  id: number,
  { airflow = 155, noise = 32, price = 900, hygrostat = 0, saleable = true }: Given = {},
) => {
  const facts = { airflow, noise, pressure: 60, input: 15, diameter: 125, hygrostat, backflow: 1 }
  return {
    ...{ id, slug: `fan-${id}`, categoryPath: 'koupelnove-ventilatory', mainImage: null, defaultVariantId: id * 10 },
    ...{ visibility: { saleable }, variantRequired: false },
    parameters: Object.entries(facts).map(([code, value]) => ({ code, values: [value] })),
    variants: [
      { id: id * 10, fullname: `Fan ${id}`, mainImage: null, availability, prices: prices(price), parameters: [] },
    ],
  }
}

const box = (id: number, gauges: Readonly<Record<string, number>> = {}, more: object = {}) => ({
  ...{
    id,
    name: `Box ${id}`,
    slug: `box-${id}`,
    categoryPath: 'x',
    prices: prices(100 + id),
    availability,
    visibility,
  },
  ...{ variant: null, variantCount: 1, defaultVariantId: id * 10, unit: 'ks' },
  gauges: Object.entries(gauges).map(([code, value]) => ({ code, value })),
  ...more,
})

interface Scope {
  readonly path: string
  readonly parameters?: readonly { readonly entityId: number; readonly values: readonly number[] }[]
  readonly ranges?: readonly object[]
}

/** A shop with these fans and parts; `scopes` are the requested listings. */
function shopWith(fans: readonly ReturnType<typeof product>[], parts: Readonly<Record<string, object>> = {}) {
  const scopes: Scope[] = []
  const { env, calls } = pageEnv(({ path }: Call) => {
    const { pathname, searchParams } = new URL(path, 'http://cms.test')
    if (pathname === '/catalog/product') {
      const ids = searchParams.getAll('ids').join().split(',').map(Number)
      return Response.json({ data: fans.filter(({ id }) => ids.includes(id)) })
    }
    const scope = JSON.parse(searchParams.get('scope') ?? '{}') as Scope
    scopes.push(scope)
    const part = parts[scope.path.split('/').at(-1) ?? '']
    if (part === undefined && !scope.path.endsWith('ventilatory')) return new Response(null, { status: 500 })
    return Response.json({ products: part ? [part] : fans.map(({ id }) => box(id)) })
  })
  const advise = async (search: string) => (await loader(loaderArgs(`/jaky-ventilator?${search}`), env)).advice
  return { advise, calls, scopes }
}

const names = (advice: Awaited<ReturnType<ReturnType<typeof shopWith>['advise']>>) =>
  advice?.offers.map(({ fan, reasons }) => [fan.name, reasons[0]])

describe('the adviser', () => {
  it('sends no request before a room is chosen, or while a number is invalid', async () => {
    const { advise, calls } = shopWith([])
    expect(await advise('')).toBeNull()
    expect(await advise('mistnost=wc&plocha=x')).toBeNull()
    expect(calls).toEqual([])
  })

  it('chooses fans with enough airflow in the duct, with reasons, cost and parts', async () => {
    const { advise, scopes } = shopWith(
      [product(1), product(2, { noise: 27, price: 1900 }), product(3, { airflow: 92, price: 500 })],
      { 'vetraci-mrizky': box(9) },
    )
    const advice = await advise('mistnost=koupelna')
    expect(advice).toMatchObject({ need: { airflow: 90, by: 'extract' }, duct: { diameter: 125 }, hoursPerDay: 1.5 })
    // the third gives 92 m³/h without any duct only
    expect(names(advice)).toEqual([
      ['Fan 1', 'cheapest'],
      ['Fan 2', 'quietest'],
    ])
    expect(advice?.offers[0]?.yearlyCost).toBeCloseTo(0.015 * 1.5 * 365 * 6.5)
    // both have a damper inside, so none is offered
    expect(advice?.parts).toMatchObject([{ part: 'grille', product: { variantId: 90, amount: 1 } }])
    expect(scopes[0]).toMatchObject({
      path: 'koupelnove-ventilatory',
      parameters: [{ entityId: 4, values: [125] }],
      ranges: [{ entityId: 1, from: 90 }],
    })
  })

  it.each([
    ['mistnost=koupelna', 125],
    ['mistnost=kuchyne', 150],
    // elbows and dampers of pipes have other sizes
    ['mistnost=kuchyne&cesta=trubky', 160],
    ['mistnost=obyvak&klid=ne', 100],
    // slower air is not audible
    ['mistnost=obyvak', 125],
    ['mistnost=dilna', 200],
    ['mistnost=koupelna&prumer=100', 100],
  ])('%s needs a duct of %i mm', async (search, diameter) => {
    expect((await shopWith([]).advise(search))?.duct.diameter).toBe(diameter)
  })

  it('requests at most nine fans, in two rounds', async () => {
    const { advise, calls } = shopWith(Array.from({ length: 30 }, (_, at) => product(at + 1)))
    await advise('mistnost=koupelna')
    const details = calls.filter(({ path }) => path.includes('/catalog/product'))
    expect(details).toHaveLength(1)
    expect(new URLSearchParams(details[0]?.path.split('?')[1]).getAll('ids').join().split(',')).toHaveLength(9)
    expect(calls.at(-1)).toBe(details[0])
  })

  it('renders without parts that cannot be loaded, with a link to their category', async () => {
    const { advise } = shopWith([product(1)])
    const advice = await advise('mistnost=koupelna&cesta=hadice')
    expect(advice?.parts).toMatchObject([
      { part: 'duct', path: 'potrubi-a-tvarovky/potrubi/ohebne-hadice', product: null },
      { part: 'grille', product: null },
    ])
  })

  it.each([
    ['by the metre', { unit: 'm' }, {}, 4],
    ['as pieces of 3 m', {}, { length: 3 }, 2],
  ] as const)('counts a hose %s', async (_what, more, gauges, amount) => {
    const { advise } = shopWith([product(1)], { 'ohebne-hadice': box(9, gauges, more) })
    const advice = await advise('mistnost=koupelna&cesta=hadice&delka=3,5')
    expect(advice?.parts[0]).toMatchObject({ part: 'duct', product: { amount } })
  })

  it('a hygrostat is offered only with a fan without one', async () => {
    const inside = await shopWith([product(1, { hygrostat: 1 })]).advise('mistnost=koupelna&ovladani=vlhkost')
    expect(inside?.parts.map(({ part }) => part)).toEqual(['grille'])
    // a fan with a duct to the roof has no sensor; a variant of a bathroom fan without one is none of those wanted
    expect(names(await shopWith([product(1)]).advise('mistnost=koupelna&ovladani=vlhkost'))).toEqual([])
  })

  it('offers no fans that are not sold, too loud next to a bedroom, or have another diameter', async () => {
    expect(names(await shopWith([product(1, { saleable: false })]).advise('mistnost=koupelna'))).toEqual([])
    expect(names(await shopWith([product(1)]).advise('mistnost=koupelna&klid=ano'))).toEqual([])
    expect(names(await shopWith([product(1)]).advise('mistnost=koupelna&prumer=100'))).toEqual([])
  })

  it('workshops get wall fans or duct fans', async () => {
    const { advise, scopes } = shopWith([])
    await advise('mistnost=dilna')
    await advise('mistnost=dilna&cesta=trubky')
    const of = (end: string) => scopes.filter(({ path }) => path.endsWith(end)).length
    expect([of('nastenne-axialni-ventilatory'), of('potrubni-ventilatory'), of('koupelnove-ventilatory')]).toEqual([
      1, 1, 0,
    ])
  })
})
