import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finished, orderButton, reachDetails } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { placedOrder } from './support/sandbox.ts'
import { type Servers, startServers } from './support/servers.ts'
import { visitors } from './support/visitors.ts'

const { enter } = visitors()
let servers: Servers

beforeAll(async () => {
  servers = await startServers()
})
afterAll(() => servers.stop())

describe('after a power cut', () => {
  it('a placed order is still there, an open cart too, and others can go on buying', async () => {
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
