import { type Handler, shopOver } from '../../testing/back-end.ts'
import type { ShopConfig } from '../../transport/context.ts'

export const product = (id: number) => ({ id, name: `Ventilátor ${id}` })

export const menu = [
  {
    id: 1,
    title: 'Ventilátory',
    path: '/ventilatory',
    image: { path: 'v.png' },
    children: [
      { id: 2, title: 'Koupelnové ventilátory', path: '/koupelnove-ventilatory', children: [] },
      { id: 3, title: 'Stropní', path: '/stropni', children: [] },
    ],
  },
  { id: 4, title: 'Potrubí', path: null, children: [] },
]

export const found = {
  products: { entities: [product(1), product(2)], total: 40 },
  menuItems: { entities: [{ id: 2, title: 'Koupelnové', path: '/koupelnove-ventilatory', image: null }], total: 1 },
  virtual_categories: { entities: [{ slug: 'tiche', title: 'Tiché ventilátory' }], total: 1 },
  articles: { entities: [{ slug: 'jak', title: 'Jak vybrat', perex: '', image: null }], total: 1 },
  faq_questions: { entities: [{ _id: 'q', title: 'Jak velký?', answer: 'Podle místnosti' }], total: 1 },
}

export interface Answers {
  /** The shop's own search. */
  readonly own?: Handler
  /** The external service. */
  readonly service?: Handler
}

// delays take no time, timeouts never fire
const clock = {
  now: () => 0,
  sleep: (ms: number) => (ms >= 2_000 ? new Promise<void>(() => {}) : Promise.resolve()),
}

/** A shop with its own search, an external one that returns products 9 and 8 and menu entry 3, and a listing of ids. */
export const searchShop = ({ own, service }: Answers = {}, config: Partial<ShopConfig> = {}) =>
  shopOver(
    (request) => {
      if (request.path === '/search') return own ? own(request) : found
      if (request.path === '/search/query') return service ? service(request) : { productIds: [9, 8], menuItems: [3] }
      const { ids } = JSON.parse(request.query['scope'] ?? '') as { ids: readonly number[] }
      return { products: ids.map(product), pagination: { total: ids.length } }
    },
    { clock, ...config },
  )
