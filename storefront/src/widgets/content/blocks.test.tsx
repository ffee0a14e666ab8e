import type { ContentBlock } from '@vanek/sdk/content'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { App } from '../../composition/app.tsx'
import { makeCart } from '../../lib/session/cart-engine.ts'
import { guestSettings } from '../../lib/page/settings.ts'
import { createStores } from '../../composition/stores/stores.ts'
import { pageEnv } from '../../testing/page-env.ts'
import { Blocks } from './blocks.tsx'

const { shop } = pageEnv(() => new Response(null, { status: 500 })).env
const stores = createStores(shop, (notices) => makeCart(shop, notices, undefined))

const block = (type: string, more: Partial<ContentBlock> = {}): ContentBlock => ({
  uuid: JSON.stringify([type, more]),
  type,
  block_title: 'Nadpis',
  block_title_color: null,
  background_color: null,
  text_color: null,
  text: null,
  text_boxes: [],
  button: null,
  product_reference: [],
  category_reference: [],
  newsletter_type: null,
  images: [],
  author: null,
  blocks: [],
  ...more,
})

const html = (...blocks: ContentBlock[]): string =>
  renderToString(
    <StaticRouter location="/stranka/pokus">
      <App shop={shop} stores={stores} settings={guestSettings} origin="https://www.vanek.cz">
        <Blocks blocks={blocks} products={[]} points={[]} />
      </App>
    </StaticRouter>,
  )

describe('blocks', () => {
  it.each(['carousel', 'constructor', '__proto__', ''])('B2.83 of the unknown kind %j show nothing', (type) => {
    expect(html(block(type))).toBe('')
    expect(html(block('row', { blocks: [block(type), block('title')] }))).toContain('Nadpis')
  })

  it.each(['products', 'productBoxes', 'categories', 'categoryBoxes', 'selling_points', 'row'])(
    'without content (%s) have no title',
    (type) => {
      expect(html(block(type, { product_reference: [{ entityId: 1 }] }))).toBe('')
    },
  )

  it('B3.40 use the surface that is nearest to their colour, and never their own style', () => {
    const coloured = { background_color: '#0b2b35', block_title_color: '#ff0000', text_color: 'red;position:fixed' }
    const drawn = html(block('title', coloured), block('title', { background_color: 'url(//evil.test)' }))
    expect(drawn).toContain('surface-deep')
    expect(drawn).not.toContain('style=')
    expect(drawn).not.toContain('evil')
    expect(html(block('title', { block_title_color: '#b3400a' }))).toContain('ink-warm')
  })
})
