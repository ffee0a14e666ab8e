import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'
import { finished, orderButton, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { placedOrder } from '../support/sandbox.ts'
import { type Servers, startServers, startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'

const { enter } = visitors()
let servers: Servers
let folder: string

test.beforeAll(async () => {
  // images are stored beside the data
  folder = await mkdtemp(join(tmpdir(), 'vanek-durable-'))
  const dataFolder = join(folder, 'data')
  await mkdir(dataFolder)
  servers = await startServers({
    SANDBOX_DATA: dataFolder,
    SANDBOX_PICTURE_CACHE: '1',
    SANDBOX_TRUSTED_PROXIES: '127.0.0.1',
  })
})
test.afterAll(async () => {
  await servers.stop()
  await rm(folder, { recursive: true, force: true })
})

test.describe('after a power cut', () => {
  test('a placed order and an open cart are still there, and others can buy', async () => {
    const { shopUrl, sandboxUrl } = servers
    const pick = await pickProduct(sandboxUrl)
    const { page, context } = await enter({ baseURL: shopUrl })
    const { page: other, context: otherContext } = await enter({ baseURL: shopUrl })
    await reachDetails(other, pick)
    await reachDetails(page, pick)
    await orderButton(page).click()
    await page.waitForURL(finished)
    const before = await placedOrder(sandboxUrl, context)

    await servers.killSandbox()
    await servers.startSandbox()

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Děkujeme' }).waitFor()
    expect(await page.getByRole('main').innerText()).toContain(before.code)
    expect(await placedOrder(sandboxUrl, context)).toEqual(before)

    await orderButton(other).click()
    await other.waitForURL(finished)
    const next = await placedOrder(sandboxUrl, otherContext)
    expect(next.code).not.toBe(before.code)
  })
})

test('an order placed during an outage keeps its input, and is sent when the shop is back', async () => {
  const { shopUrl, sandboxUrl } = servers
  const { page, context } = await enter({ baseURL: shopUrl })
  await reachDetails(page, await pickProduct(sandboxUrl))
  const email = await page.locator('#email').inputValue()
  await servers.killSandbox()
  await orderButton(page).click()
  const waits = page.getByRole('heading', { name: 'Ověřujeme' })
  await page.getByRole('alert').filter({ hasText: /\S/ }).or(waits).first().waitFor()
  await servers.startSandbox()
  if ((await waits.count()) === 0) {
    expect(await page.locator('#email').inputValue()).toBe(email)
    await orderButton(page).click()
  }
  await page.waitForURL(finished)
  expect((await placedOrder(sandboxUrl, context)).customer.email).toBe(email)
})

test.describe('a flood of requests for images', () => {
  test('does not affect others: a page gets all of its images, new ones too', async () => {
    test.setTimeout(120_000)
    const { shopUrl, stop } = await startShop(servers.sandboxUrl, { TRUSTED_PROXIES: '127.0.0.1' })
    const request = async (path: string, address: string) => {
      const answer = await fetch(shopUrl + path, { headers: { 'x-forwarded-for': address } })
      return { status: answer.status, later: answer.headers.get('retry-after'), body: await answer.text() }
    }
    const picturesOf = async (path: string, address: string) => {
      const { status, body } = await request(path, address)
      expect(status).toBe(200)
      return [...new Set([...body.matchAll(/\ssrc="(\/cdn\/image\/[^"]+)"/g)].map(([, src = '']) => src))]
    }
    try {
      const goods = (await picturesOf('/domaci-ventilatory', '192.0.2.1')).filter((path) => path.includes('/products/'))
      const sized = (style: string) => goods.map((path) => path.replace(/style-[^/]+/, style))
      const styles = ['style-w720-h540', 'style-w640-h640', 'style-w600-h800', 'style-w800-h450', 'style-w900-h1200']
      const more = [...styles, 'style-w520-h520', 'style-w480-h480', 'style-w800-h800', 'style-w450-h600']
      const listed = more.flatMap(sized).slice(0, 360)
      const unlisted = listed.map((path, at) => path.replace(/style-[^/]+/, `style-w${2000 + at}-h2400-crop-upscale`))
      expect(listed.length).toBeGreaterThan(100)

      const flood = Promise.allSettled([...unlisted, ...listed].map((path) => request(path, '192.0.2.66')))
      const pictures = await picturesOf('/koupelnove-ventilatory', '192.0.2.2')
      const shown = await Promise.all(pictures.map((path) => request(path, '192.0.2.2')))
      expect(pictures.length).toBeGreaterThan(10)
      expect(shown.map(({ status }) => status)).toEqual(pictures.map(() => 200))

      const answers = (await flood).map((each) => (each.status === 'fulfilled' ? each.value : undefined))
      expect(new Set(answers.slice(0, unlisted.length).map((answer) => answer?.status))).toEqual(new Set([404]))
      const outcomes = answers.slice(unlisted.length).map((answer) => `${answer?.status} ${answer?.later ?? ''}`)
      expect([...new Set(outcomes)].sort()).toEqual(['200 ', '503 1'])

      const images = join(folder, 'images')
      const sizes = await Promise.all(
        // a file that is being written gets another name
        (await readdir(images)).map(async (name) => (await stat(join(images, name)).catch(() => ({ size: 0 }))).size),
      )
      expect(sizes.length).toBeGreaterThan(0)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1024 * 1024)
    } finally {
      await stop()
    }
  })
})

test('a page that failed in an outage retries automatically, with a message, and opens when the shop is back', async () => {
  const { shopUrl } = servers
  const { page } = await enter({ baseURL: shopUrl })
  await servers.killSandbox()
  // not in any cache
  const answer = await page.goto(`/koupelnove-ventilatory?cena=${Date.now() % 1000}-9000`)
  expect(answer?.status()).toBe(503)
  const main = page.getByRole('main')
  await main.getByText('Zkoušíme to za vás dál').waitFor()
  await servers.startSandbox()
  await main.getByRole('heading', { level: 1, name: 'Koupelnové ventilátory' }).waitFor({ timeout: 60_000 })
})
