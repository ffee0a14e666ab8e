import { describe, expect, it } from 'vitest'
import { createScriptLoader } from '@vanek/sdk/integrations/conversions'
import { fakeDocument } from './testing/page.ts'

const src = 'https://out.test/price-comparison.js'

describe('createScriptLoader', () => {
  it('loads a script once', async () => {
    const { document, scripts } = fakeDocument()
    const page = createScriptLoader(document)
    const loading = [page.load(src), page.load(src)]
    expect(scripts.map((own) => own.src)).toEqual([src])
    scripts[0]?.come()
    await Promise.all(loading)
    await page.load(src)
    expect(scripts).toHaveLength(1)
  })

  it('rejects when a script fails to load, and retries on the next call', async () => {
    const { document, scripts } = fakeDocument()
    const page = createScriptLoader(document)
    const loading = page.load(src)
    scripts[0]?.fail()
    await expect(loading).rejects.toThrow(/could not be loaded/)
    const again = page.load(src)
    scripts[1]?.come()
    await again
  })

  it('queues commands until the script is loaded, then calls it directly', async () => {
    const { document, scripts, commands, view } = fakeDocument()
    const page = createScriptLoader(document)
    const command = page.queue('priceComparison')
    command('order', { orderId: '1' })
    page.queue('priceComparison')('order', { orderId: '2' })
    expect((view['priceComparison'] as { q?: unknown }).q).toEqual([
      ['order', { orderId: '1' }],
      ['order', { orderId: '2' }],
    ])
    const loading = page.load(src)
    scripts[0]?.come()
    await loading
    command('order', { orderId: '3' })
    expect(commands.map(([, , facts]) => facts)).toEqual([{ orderId: '1' }, { orderId: '2' }, { orderId: '3' }])
  })

  it('keeps an existing function of the page', () => {
    const { document, view } = fakeDocument()
    const own: unknown[] = []
    view['shoppingConversion'] = (...command: unknown[]) => void own.push(command)
    createScriptLoader(document).queue('shoppingConversion')('order', 1)
    expect(own).toEqual([['order', 1]])
  })
})
