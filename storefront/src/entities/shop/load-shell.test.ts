import { describe, expect, it } from 'vitest'
import { type Answer, pageEnv } from '../../testing/page-env.ts'
import { loadShell } from './load-shell.ts'

const entry = { id: 1, title: 'Výprodej', path: '/vyprodej', image: null, main: true, parent: null, children: [] }

const site = {
  footer_text: 'Poradna v Jihlavě',
  newsletter_success_text: null,
  selling_points: [],
  entry_modal: null,
  promo_modal: null,
  error_screens: [],
  purchase_sections: [],
}

/** A back end that fails for some paths. */
const backEnd =
  (broken: RegExp, how: Answer = () => new Response('Bad gateway', { status: 502 })): Answer =>
  (call) => {
    if (broken.test(call.path)) return how(call)
    if (call.path.startsWith('/menu-object/')) return Response.json({ code: 'main', items: [entry] })
    if (call.path === '/api/v1/globals') return Response.json({ contact: { phone: '+420567000100' } })
    return Response.json({ data: { siteConfiguration: site } })
  }

const load = (answer: Answer) => loadShell(pageEnv(answer).env)

// each waits for a timeout
describe.concurrent('the data of the frame', () => {
  it('is complete when all requests succeed', async () => {
    const shell = await load(backEnd(/^$/))
    expect(shell).toMatchObject({
      whole: true,
      menu: [{ path: '/vyprodej' }],
      site: { footerText: 'Poradna v Jihlavě' },
    })
    expect(shell.settings.contact.phone).toBe('+420567000100')
    expect(shell.account).toEqual({ login: true, register: false })
  })

  it('has no link to pages that are switched off, or that the back end lacks', async () => {
    const pages = [
      { path: '/vyprodej', audience: 'everyone', capability: 'claims' },
      { path: '/hromadne', audience: 'visitor', flag: 'bulk_order' },
      { path: '/ucet', audience: 'customer' },
      { path: '/jina', audience: 'everyone' },
    ] as const
    const of = (globals: object) =>
      loadShell(
        pageEnv((call) => (call.path === '/api/v1/globals' ? Response.json(globals) : backEnd(/^$/)(call))).env,
        pages,
      )
    const complete = await of({ functions: { bulk_order: true } })
    expect([complete.off, complete.settings.lacks, complete.menu.length]).toEqual([undefined, undefined, 1])
    const poor = await of({ lacks: ['claims', 'account'] })
    expect([poor.off, poor.settings.lacks]).toEqual(['^(/vyprodej|/hromadne|/ucet)([?#]|$)', ['claims', 'account']])
    expect([poor.menu, poor.account.login]).toEqual([[], false])
  })

  it.each<[what: string, path: RegExp, empty: object]>([
    ['menus', /menu-object/, { menu: [], footer: [] }],
    ['settings', /globals/, { topBanner: null, settings: { functions: {}, freeShippingAt: null } }],
    ['texts of the site', /graphql/, { site: { footerText: null, sellingPoints: [], errorScreens: [] } }],
  ])('C8.28 renders without the %s that cannot be loaded, and is marked as incomplete', async (_, path, empty) => {
    const ways: readonly Answer[] = [
      () => new Response('Bad gateway', { status: 502 }),
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ]
    const shells = await Promise.all(ways.map((how) => load(backEnd(path, how))))
    for (const shell of shells) expect(shell).toMatchObject({ whole: false, ...empty })
  })

  it('C8.28 has a timeout for each part', async () => {
    const start = Date.now()
    const shell = await load(backEnd(/menu-object/, () => new Promise<never>(() => {})))
    expect(shell).toMatchObject({ whole: false, menu: [], site: { footerText: 'Poradna v Jihlavě' } })
    expect(Date.now() - start).toBeLessThan(2_500)
  })
})
