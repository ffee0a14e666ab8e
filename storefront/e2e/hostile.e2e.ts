import { unwrap } from '@vanek/sdk'
import { getArticleCategories, getArticles, getBranches, getGlossary, getPages } from '@vanek/sdk/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakable, type Breakable, type Change } from './support/breakable.ts'
import { pickProduct } from './support/catalogue.ts'
import { everyPath } from './support/every-path.ts'
import { ownServers } from './support/own-servers.ts'
import { sandboxShop } from './support/sandbox.ts'
import { startShop } from './support/servers.ts'
import { foreign, planted, spoiled } from './support/spoiled.ts'

const { sandboxUrl } = ownServers()
const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

let backEnds: readonly Breakable[]
let paths: readonly string[]
let variantId = 0

beforeAll(async () => {
  backEnds = await Promise.all(['store', 'cms', 'services'].map((name) => breakable(`${sandboxUrl}/${name}`)))
  const shop = sandboxShop(sandboxUrl)
  const { product, variant } = await pickProduct(sandboxUrl)
  variantId = variant.id
  const slugOf = ({ slug }: { readonly slug: string }) => slug
  const articles = unwrap(await getArticles(shop)).items.map(slugOf)
  const categories = unwrap(await getArticleCategories(shop)).map(({ page_meta }) => page_meta.slug)
  const branches = unwrap(await getBranches(shop)).items.map(({ page_meta }) => page_meta.slug)
  const terms = unwrap(await getGlossary(shop)).map(({ page_meta }) => page_meta.slug)
  const pages = unwrap(await getPages(shop)).map(slugOf)
  paths = [
    ...everyPath.filter((path) => path !== '/checkout/payment/callback'),
    '/domaci-ventilatory',
    '/hledat?q=ventilátor',
    `/produkt/${product.slug}`,
    `/clanek/${articles[0]}`,
    `/clanky/${categories[0]}`,
    `/pobocky/${branches[0]}`,
    `/slovnik-pojmu/${terms[0]}`,
    `/stranka/${pages[0]}`,
    '/tady-nic-neni',
  ]
})
afterAll(async () => Promise.all(backEnds.map((each) => each.stop())))

const be = (change: 'none' | Change) => backEnds.forEach((each) => each.be(change))

/** A shop over the three, with a customer who has something in the cart. */
async function openShop() {
  be('none')
  const [shop, content, services] = backEnds.map(({ url }) => url)
  const env = { SHOP_URL: shop ?? '', CONTENT_URL: content ?? '', SERVICES_URL: services ?? '', KEEP_PAGES: 'off' }
  const { shopUrl, stop } = await startShop(sandboxUrl, env, '/robots.txt')
  const jar = new Map<string, string>()
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const body = new URLSearchParams(fields)
    const answer = await fetch(shopUrl + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...form, cookie },
      body,
    })
    expect([path, answer.status]).toEqual([path, 303])
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
  }
  await post('/prihlasit', { email: 'jana@vanek.test', password: 'vetrak-2026' })
  await post('/kosik', { intent: 'add', variantId: String(variantId), amount: '1' })
  const customer = [...jar].map((pair) => pair.join('=')).join('; ')
  const see = async (path: string, cookie: string) => {
    const answer = await fetch(shopUrl + path, { redirect: 'manual', headers: { cookie } })
    return { path: `${cookie ? 'customer' : 'guest'} ${path}`, status: answer.status, html: await answer.text() }
  }
  return { customer, see, stop }
}

type Seen = { readonly path: string; readonly status: number; readonly html: string }

/** What is wrong with a page, whatever it is about. */
function faultsOf({ path, status, html }: Seen): string[] {
  if (status >= 300 && status < 400) return []
  const shown = html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return [
    ...([200, 404, 500, 503].includes(status) ? [] : [`status ${status}`]),
    ...(/<h1[\s>]/.test(html) ? [] : ['no heading']),
    ...(/<a [^>]*href="\/"/.test(html) ? [] : ['no way home']),
    ...(shown.length > 200 ? [] : ['hardly a word']),
    ...(/\[object |\bNaN\b|\bundefined\b|\bnull\b|\bInvalid Date\b|.{0,80}UNHEARD_OF.{0,40}/.exec(shown) ?? []),
    ...(/\b(?:Type|Reference|Range)Error\b|\bat \S+ \(?(?:file|\/)\S+:\d+/.exec(html) ?? []),
    ...(html.includes(planted.slice(0, 12)) || html.includes(planted.slice(-24)) ? ['HTML of a back end'] : []),
    ...(shown.includes(foreign) ? ['what is not for this visitor'] : []),
  ].map((fault) => `${path}: ${fault}`)
}

describe('a shop whose back ends answer with', () => {
  it.each(Object.entries(spoiled))('%s shows a decent page everywhere', async (_, change) => {
    const { customer, see, stop } = await openShop()
    try {
      be(change)
      const seen: Seen[] = []
      for (const path of paths) seen.push(...(await Promise.all([see(path, ''), see(path, customer)])))
      expect(seen.flatMap(faultsOf)).toEqual([])
    } finally {
      await stop()
    }
  })
})
