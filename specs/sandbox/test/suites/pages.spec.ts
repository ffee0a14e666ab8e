import { describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

const LINK = `{ link_type link_title link_target_blank custom_link path category_link { locale slug } article_category_link { locale slug }
  article_tag_link { locale slug } virtual_category_link { locale slug } url_rewrite { locale slug } }`
const BUTTON = `{ text background_color text_color style button_link ${LINK} }`
const BLOCK = `uuid type block_title block_title_color background_color text_color text newsletter_type author
  text_boxes { text background_color text_color box_styles button ${BUTTON} } button ${BUTTON} product_reference { entityId }
  category_reference { store_id title path product_count image { path } } images { position offset image { path alt width height } }`

interface Block {
  readonly uuid: string
  readonly type: string
  readonly blocks?: readonly Block[]
}
interface Node {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly { readonly type: string }[]
  readonly content?: readonly Node[]
}

/** Content pages and site-wide content. */
export function pagesSuite(the: () => World): void {
  const request = async (text: string) => {
    const { data, errors } = (await the().request('POST', '/cms/graphql', { query: text })).body
    expect(errors).toBeUndefined()
    return data
  }
  const page = async (slug: string) =>
    (
      await request(`{ pageBySlug(slug: "${slug}") { _id title content pagination blocks_per_page background_image { path }
        contact_box { title_frontend description show_button } url_rewrite { locale slug } content_blocks { ${BLOCK} blocks { ${BLOCK} } }
        page_meta { slug seo_title meta_noindex meta_nofollow seo_keywords share_image { path } } } }`)
    ).pageBySlug
  const flat = (blocks: readonly Block[]): Block[] => blocks.flatMap((one) => [one, ...flat(one.blocks ?? [])])
  const nodesOf = (node: Node): Node[] => [node, ...(node.content ?? []).flatMap(nodesOf)]

  describe('pages', () => {
    it('B2.26 B2.27 B2.28 B2.29 B7.30 exist for every link, and the list contains public pages only', async () => {
      const { pages } = await request('{ pages { _id title slug path meta_noindex } }')
      const slugs = pages.map(({ slug }: { slug: string }) => slug)
      expect(slugs).toEqual(
        expect.arrayContaining([
          ...['zmeny-v-objednavce', 'vraceni-do-30-dni', 'reklamacni-rad', 'klientske-centrum', 'doprava', 'platba'],
          ...['caste-dotazy', 'obchodni-podminky', 'ochrana-osobnich-udaju', 'jak-nakupovat', 'o-nas', 'cookies'],
          ...['ochrana-osobnich-udaju-pro-marketingove-ucely', 'pristupnost'],
        ]),
      )
      expect(slugs).not.toContain('velkoobchodni-podminky')
      const titles = pages.map(({ title }: { title: string }) => title)
      expect(titles).toEqual([...titles].sort(new Intl.Collator('cs').compare))
      expect(pages[0].path).toBe(`/stranka/${slugs[0]}`)
    })

    it('B3.39 B3.40 contain blocks of every type, with the catalogue data they show', async () => {
      const [about, help, flatPage] = [await page('o-nas'), await page('klientske-centrum'), await page('vetrani-bytu')]
      const blocks = [about, help, flatPage].flatMap(({ content_blocks }) => flat(content_blocks))
      expect([...new Set(blocks.map(({ type }) => type))].sort()).toEqual([
        ...['categories', 'categoryBoxes', 'collapsible', 'newsletter', 'productBoxes', 'products', 'quote'],
        ...['row', 'selling_points', 'text', 'text_boxes', 'title'],
      ])
      expect(new Set(blocks.map(({ uuid }) => uuid)).size).toBe(blocks.length)
      expect(flatPage).toMatchObject({ pagination: true, blocks_per_page: 5 })
      expect(flatPage.page_meta.share_image).toEqual(flatPage.background_image)
      expect(help.contact_box).toMatchObject({ show_button: true })
      expect(about.url_rewrite).toEqual([{ locale: 'cs', slug: 'o-nas' }])
      const of = (type: string) => flatPage.content_blocks.find((one: Block) => one.type === type)
      expect(of('products').product_reference).toHaveLength(4)
      expect(of('categories').category_reference[0]).toMatchObject({ path: 'koupelnove-ventilatory' })
      expect(of('categories').category_reference[0].product_count).toBeGreaterThan(10)
      expect(about.content_blocks[0].images[0]).toMatchObject({
        position: 'right',
        image: { width: expect.any(Number) },
      })
    })

    it('B3.25 link to every type of target', async () => {
      const pages = JSON.stringify([await page('o-nas'), await page('klientske-centrum'), await page('vetrani-bytu')])
      const kinds = [...pages.matchAll(/"link_type":"(\w+)"/g)].map(([, kind]) => kind)
      expect(new Set(kinds)).toEqual(
        new Set(['article_category', 'article_tag', 'category', 'custom', 'path', 'virtual_category']),
      )
      expect(pages).toContain('"link_target_blank":true')
      expect(pages).toContain('"url_rewrite":[{"locale":"cs","slug":"reklamace"}]')
    })

    it('B3.46 B3.47 B3.48 one page contains every rich-text node and mark', async () => {
      const { content } = await page('jak-merime')
      const nodes = nodesOf(content)
      expect([...new Set(nodes.map(({ type }) => type))].sort()).toEqual([
        ...['blockquote', 'bullet_list', 'button', 'clearer', 'doc', 'hard_break', 'heading', 'image', 'list_item'],
        ...['ordered_list', 'paragraph', 'table', 'table_cell', 'table_header', 'table_row', 'text'],
      ])
      const marks = nodes.flatMap((node) => (node.marks ?? []).map(({ type }) => type))
      expect([...new Set(marks)].sort()).toEqual([
        ...['anchor', 'bold', 'em', 'italic', 'link', 'strike', 'subscript', 'superscript', 'underline'],
      ])
      const levels = nodes.filter(({ type }) => type === 'heading').map(({ attrs }) => attrs?.['level'])
      expect(new Set(levels)).toEqual(new Set([1, 2, 3, 4, 5]))
      expect(nodes.find(({ type }) => type === 'image')?.attrs).toMatchObject({
        src: expect.stringMatching(/^products\/inline-fan-[0-9a-f]{8}-b\.png$/),
        width: expect.any(Number),
      })
      expect(nodes.find(({ attrs }) => attrs?.['colspan'] === 2)?.attrs).toMatchObject({ colwidth: [150, 150] })
    })

    it('B9.36 B9.37 mention the thirty days for returns and the twenty years of marketing data', async () => {
      expect(JSON.stringify((await page('vraceni-do-30-dni')).content)).toMatch(/14\sdní, my 30/)
      const marketing = await page('ochrana-osobnich-udaju-pro-marketingove-ucely')
      expect(JSON.stringify(marketing.content)).toMatch(/20\slet/)
      const { siteConfiguration } = await request(
        '{ siteConfiguration { selling_points { title } purchase_sections { text } } }',
      )
      expect(JSON.stringify(siteConfiguration.selling_points)).toContain('30')
      expect(JSON.stringify(siteConfiguration.purchase_sections)).toMatch(/14\sdní, u\u00a0nás máte 30/)
    })
  })

  describe('site-wide content', () => {
    it('B7.42 B7.44 B8.05 B2.39 has texts of error screens, modals and the end of the product list', async () => {
      const MODAL = `{ _id enabled title content button_text link ${LINK} time_limited time_limit_start time_limit_end }`
      const { siteConfiguration: site, productEndText } =
        await request(`{ productEndText siteConfiguration { newsletter_success_text footer_text
        error_screens { status title text } entry_modal ${MODAL} promo_modal ${MODAL} selling_points { title text icon url }
        purchase_sections { slug title text links ${LINK} } } }`)
      expect(productEndText.type).toBe('doc')
      expect(site.error_screens.map(({ status }: { status: number }) => status)).toEqual([403, 404, 500])
      expect(site.newsletter_success_text).toMatch(/\S/)
      expect([site.entry_modal.enabled, site.promo_modal.enabled]).toEqual([false, false])
      const parts = site.purchase_sections.map(({ slug }: { slug: string }) => slug)
      for (const { url } of site.selling_points) expect(parts).toContain(url.split('#')[1])
      const paths = JSON.stringify(site.purchase_sections)
      for (const path of ['zmeny-v-objednavce', 'klientske-centrum', 'caste-dotazy', 'jak-nakupovat', 'platba'])
        expect(paths).toContain(`/stranka/${path}`)
      expect(paths).toContain('"/pobocky"')
    })
  })
}
