import { createServer, get, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { envOf, furtherMarket, furtherMarkets, type MarketModule, originsOf, plainHost } from './markets.ts'

const env = {
  MARKETS: 'cs, sk,',
  PORT: '3000',
  SHOP_ORIGIN: 'https://vanek.example',
  SHOP_URL: 'https://cs.example/store',
  LOG_LEVEL: 'warn',
  SK_SHOP_URL: 'https://sk.example/store',
  SK_LOG_LEVEL: 'error',
}

it('a further market has its own back ends and address, and the common settings', () => {
  expect(furtherMarkets(env, 'cs')).toEqual(['sk'])
  expect(furtherMarkets({}, 'cs')).toEqual([])
  expect(envOf('sk', env)).toMatchObject({ PORT: '3000', SHOP_URL: 'https://sk.example/store', LOG_LEVEL: 'error' })
  expect(envOf('sk', env)['SHOP_ORIGIN']).toBeUndefined()
  expect(envOf('sk', { SHOP_URL: 'https://cs.example/store' })['SHOP_URL']).toBeUndefined()
})

it('addresses are as set, else hosts of this machine; one market has none', () => {
  expect(originsOf(env, 'cs')).toEqual({ cs: 'https://vanek.example', sk: 'http://sk.localhost:3000' })
  expect(originsOf({ ...env, SK_SHOP_ORIGIN: 'https://vanok.example' }, 'cs')['sk']).toBe('https://vanok.example')
  expect(originsOf({ ...env, MARKETS: 'cs' }, 'cs')).toEqual({})
})

it.each([
  ['SK.Localhost:3000', 'sk.localhost:3000'],
  ['vanok.example.', 'vanok.example'],
  ['vanok.example.:8080', 'vanok.example:8080'],
  ['vanok.example:443', 'vanok.example'],
  ['', ''],
])('a host is recognized in every notation: %s', (host, plain) => {
  expect(plainHost(host)).toBe(plain)
})

const open: Server[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/kosik`
}

const request = (url: string) =>
  new Promise<readonly [status: number | undefined, body: string]>((resolve, reject) => {
    get(url, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.once('end', () => resolve([response.statusCode, body]))
    }).once('error', reject)
  })

it('answers 503 until its files exist, and then loads the market once', async () => {
  let isBuilt = false
  let loads = 0
  const market = furtherMarket({
    ...{ language: 'sk', env, origins: {}, onFaults: () => {} },
    load: async () => {
      if (!isBuilt) throw new Error('Cannot find module')
      loads += 1
      const app = Fastify()
      app.get('/kosik', () => 'košík')
      return { language: 'sk', openMarket: () => ({ app, config: {} }) } as unknown as MarketModule
    },
  })
  expect(market.host).toBe('sk.localhost:3000')
  const url = await serve((request, response) => market.answer(request, response))
  expect(await request(url)).toEqual([503, expect.stringContaining('503')])
  isBuilt = true
  expect(await Promise.all([request(url), request(url)])).toEqual([
    [200, 'košík'],
    [200, 'košík'],
  ])
  expect(loads).toBe(1)
  await market.close()
})

it('reports which setting is wrong, and answers 503', async () => {
  const faults: string[] = []
  const market = furtherMarket({
    ...{ language: 'sk', env, origins: {}, onFaults: (found) => faults.push(...found) },
    load: async () => ({ language: 'sk', openMarket: () => ({ faults: ['CDN_URL is not set.'] }) }),
  })
  expect((await request(await serve((request, response) => market.answer(request, response))))[0]).toBe(503)
  expect(faults).toEqual(['sk: CDN_URL is not set.'])
})
