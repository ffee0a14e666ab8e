import { memoryStorage } from '@vanek/sdk/storage'
import { describe, expect, it, vi } from 'vitest'
import { afterOrder, type AfterOrderParams } from '@vanek/sdk/flows'
import { createScriptLoader } from '@vanek/sdk/integrations/conversions'
import { parseSettings } from '@vanek/sdk/settings'
import { fakeDocument, promptDocument } from '../integrations/conversions/testing/page.ts'
import { type Handler, refuse, shopOver } from '../testing/back-end.ts'
import { placedOrder } from '../testing/placed.ts'

const settings = parseSettings({
  functions: { certification: true },
  integrations: { heureka_public_key: 'key-1', seznam_shop_id: 'shop-66' },
})
const scripts = { priceComparison: 'https://out.test/price-comparison.js', shopping: 'https://out.test/shopping.js' }
const agreed = (GDPR: { readonly zbozicz: boolean; readonly heureka?: boolean }) =>
  placedOrder({ attributes: { cartId: 'c-1', GDPR } })

interface Parts {
  readonly reviews?: Handler
  readonly document?: ReturnType<typeof fakeDocument>
}

/** A browser after an order, whose storage survives a reload. */
function setUp(
  { reviews = () => ({ logged: true }), document = promptDocument() }: Parts = {},
  sent = memoryStorage(),
) {
  const warn = vi.fn()
  const over = shopOver(reviews, { logger: { warn } })
  const run = (more: Partial<AfterOrderParams> = {}) =>
    afterOrder(over.shop, {
      ...{
        order: placedOrder(),
        settings,
        scripts,
        sent,
        page: createScriptLoader(document.document),
        marketing: true,
      },
      ...more,
    })
  return { ...document, ...over, warn, sent, run }
}
const all = { reviews: 'sent', priceComparison: 'sent', shopping: 'sent' }

describe('afterOrder', () => {
  it('C4.60 C4.61 C4.62 B7.57 reports to the review service, the price comparison and the shopping service', async () => {
    const { run, seen, commands, warn } = setUp()
    expect(await run()).toEqual(all)
    const body = { apiKey: 'key-1', email: 'jana@vanek.test', orderId: '2600001', productItemIds: ['101', '102'] }
    expect(seen).toMatchObject([{ method: 'POST', path: '/reviews/orders' }])
    expect(seen[0]?.body).toEqual(body)
    expect(commands.map(([name]) => name).sort()).toEqual(['priceComparison', 'shoppingConversion'])
    expect(warn).not.toHaveBeenCalled()
  })

  it('C4.61 does not load the price comparison without consent to advertising', async () => {
    const { run, scripts: loaded } = setUp()
    expect(await run({ marketing: false })).toEqual({ ...all, priceComparison: 'refused' })
    expect(loaded.map(({ src }) => src)).toEqual([scripts.shopping])
  })

  it('C4.63 B7.58 reports once per order to each service, even after a reload', async () => {
    const first = setUp()
    await first.run()
    const reloaded = setUp({}, first.sent)
    expect(await reloaded.run()).toEqual({ reviews: 'known', priceComparison: 'known', shopping: 'known' })
    expect([reloaded.seen, reloaded.scripts]).toEqual([[], []])
    expect(await reloaded.run({ order: placedOrder({ code: '2600002' }) })).toEqual(all)
  })

  it('reports once to each service when called twice on the same page', async () => {
    const { run, seen, commands } = setUp()
    await Promise.all([run(), run()])
    expect([seen.length, commands.length]).toEqual([1, 2])
  })

  it.each<[string, unknown, object]>([
    ['the function certification is off', { functions: {} }, { reviews: 'off' }],
    [
      'there is no public key',
      { integrations: { seznam_shop_id: 'shop-66' } },
      { reviews: 'off', priceComparison: 'off' },
    ],
    ['the shop has no key of the shopping service', { integrations: { heureka_public_key: 'k' } }, { shopping: 'off' }],
  ])('C4.60 C4.61 reports nothing when %s', async (_, change, report) => {
    const { run, seen, scripts: requested } = setUp()
    const globals = { functions: settings.functions, integrations: settings.integrations, ...(change as object) }
    expect(await run({ settings: parseSettings(globals) })).toEqual({ ...all, ...report })
    const off = Object.keys(report)
    expect([seen.length, requested.length]).toEqual([
      off.includes('reviews') ? 0 : 1,
      2 - off.filter((service) => service !== 'reviews').length,
    ])
  })

  it('C4.61 skips services without a script', async () => {
    const { run, scripts: requested } = setUp()
    const none = { priceComparison: null, shopping: null }
    expect(await run({ scripts: none })).toEqual({ ...all, priceComparison: 'off', shopping: 'off' })
    expect(requested).toEqual([])
  })

  it('C4.62 sends nothing to the shopping service without consent', async () => {
    const { run, commands } = setUp()
    expect(await run({ order: agreed({ zbozicz: false, heureka: true }) })).toEqual({ ...all, shopping: 'refused' })
    expect(commands.map(([name]) => name)).toEqual(['priceComparison'])
  })

  it.each([{ zbozicz: true, heureka: false }, { zbozicz: true }])(
    'sends nothing to the review service without the customer’s consent: %j',
    async (consent) => {
      const { run, seen } = setUp()
      expect(await run({ order: agreed(consent) })).toEqual({ ...all, reviews: 'refused' })
      expect(seen).toEqual([])
    },
  )

  it('C8.36 warns when the review service fails, and retries on the next load', async () => {
    const first = setUp({ reviews: () => refuse(500, 'server') })
    expect(await first.run()).toEqual({ ...all, reviews: 'failed' })
    expect(first.warn).toHaveBeenCalledTimes(1)
    const reloaded = setUp({}, first.sent)
    expect(await reloaded.run()).toEqual({ reviews: 'sent', priceComparison: 'known', shopping: 'known' })
  })

  it('C4.63 retries on the next load when a script fails to load', async () => {
    const first = setUp({ document: promptDocument((src) => !src.includes('shopping')) })
    expect(await first.run()).toEqual({ ...all, shopping: 'failed' })
    expect(first.warn).toHaveBeenCalledTimes(1)
    const reloaded = setUp({}, first.sent)
    expect(await reloaded.run()).toEqual({ reviews: 'known', priceComparison: 'known', shopping: 'sent' })
  })

  it('runs the services independently', async () => {
    const document = fakeDocument()
    const { run, commands, sent } = setUp({ document, reviews: () => new Promise(() => {}) })
    void run()
    document.scripts.find(({ src }) => src === scripts.shopping)?.come()
    await vi.waitFor(() => expect(commands.map(([name]) => name)).toEqual(['shoppingConversion']))
    expect(sent.read()).toContain('"shopping":["2600001"]')
  })

  it('never rejects', async () => {
    const broken = () => {
      throw new Error('broken')
    }
    const { run, warn } = setUp()
    const failed = { reviews: 'failed', priceComparison: 'failed', shopping: 'failed' }
    expect(await run({ sent: { read: broken, write: broken } })).toEqual(failed)
    expect(warn).toHaveBeenCalled()
    const page = { load: () => Promise.reject(new Error('broken')), queue: broken }
    expect(await setUp().run({ page })).toEqual({ ...failed, reviews: 'sent' })
  })
})
