import { expect, it } from 'vitest'
import { configFrom } from './config.mjs'

it('serves on 3000 and 4000 and points everything at the sandbox', () => {
  expect(configFrom({})).toEqual({
    port: 3000,
    sandboxPort: 4000,
    host: '127.0.0.1',
    shopUrl: 'http://localhost:3000',
    sandboxUrl: 'http://localhost:4000',
    urls: {
      SHOP_URL: 'http://127.0.0.1:4000/store',
      CONTENT_URL: 'http://127.0.0.1:4000/cms',
      CDN_URL: 'http://127.0.0.1:4000/cdn',
      SERVICES_URL: 'http://127.0.0.1:4000/services',
    },
    slovak: {
      port: 4001,
      shopUrl: 'http://sk.localhost:3000',
      sandboxUrl: 'http://localhost:4001',
      urls: {
        SK_SHOP_URL: 'http://127.0.0.1:4001/store',
        SK_CONTENT_URL: 'http://127.0.0.1:4001/cms',
        SK_CDN_URL: 'http://127.0.0.1:4001/cdn',
        SK_SERVICES_URL: 'http://127.0.0.1:4001/services',
      },
    },
    needsSandbox: true,
  })
})

it('assigns the next free port to the Slovak sandbox', () => {
  expect(configFrom({ SANDBOX_PORT: '2999' }).slovak.port).toBe(3001)
  expect(configFrom({ SK_SANDBOX_PORT: '5000' }).slovak.port).toBe(5000)
})

it('does not start the sandbox when every back end is configured', () => {
  const urls = {
    SHOP_URL: 'https://a.example/store/',
    CONTENT_URL: 'https://a.example/cms',
    CDN_URL: 'https://cdn.example',
    SERVICES_URL: 'https://a.example/s',
  }
  expect(configFrom({ ...urls, PORT: '8080' })).toMatchObject({
    port: 8080,
    needsSandbox: false,
    urls: { ...urls, SHOP_URL: 'https://a.example/store' },
  })
  expect(configFrom({ SHOP_URL: urls.SHOP_URL }).needsSandbox).toBe(true)
})

it.each([
  [{ PORT: 'abc' }, 'PORT must be a port number between 1 and 65535, but it is "abc".'],
  [{ PORT: '0' }, 'PORT must be a port number'],
  [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT must be a port number'],
  [{ PORT: '4000' }, 'PORT and SANDBOX_PORT must differ, but both are 4000.'],
  [{ SHOP_URL: 'shop' }, 'SHOP_URL must be an address such as https://shop.example/store, but it is "shop".'],
  [{ CDN_URL: 'ftp://x' }, 'CDN_URL must be an address'],
  [
    { DATABASE_URL: 'mysql://x/y' },
    'DATABASE_URL must be an address such as postgresql://user:password@host:5432/name',
  ],
])('explains %o in one sentence', (env, sentence) => {
  expect(() => configFrom(env)).toThrow(sentence)
})
