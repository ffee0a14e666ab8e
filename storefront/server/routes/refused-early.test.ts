import { connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

/** Sends a request as it is written, which no HTTP client would, and answers the head of what comes back. */
async function sendRaw(port: number, ...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase()
}

it.each(['/kept/a', '/api/v1/cart', '/cdn/image/style-w1-h1/a.png'])(
  'refuses unknown methods at %s, and lists the allowed ones',
  async (path) => {
    shop = await startShop((args) => pageOf('<p>a</p>', args))
    const answer = await sendRaw(shop.port, `TRACE ${path} HTTP/1.1`, 'Host: vanek.test')
    expect(answer).toMatch(/^http\/1\.1 405 /)
    expect(answer).toContain('allow: get, head, post, put, patch, delete, options')
    expect(shop.rendered).toEqual([])
  },
)

it('refuses a request that names two hosts', async () => {
  shop = await startShop((args) => pageOf('<p>a</p>', args))
  const two = await sendRaw(shop.port, 'GET /kept/a HTTP/1.1', 'Host: vanek.test', 'hOST: evil.test')
  expect([two.slice(0, 13), shop.rendered]).toEqual(['http/1.1 400 ', []])
  const one = await sendRaw(shop.port, 'GET /kept/a HTTP/1.1', 'Host: vanek.test')
  expect([one.slice(0, 13), shop.rendered]).toEqual(['http/1.1 200 ', ['/kept/a']])
})

it('uses the path of an absolute request target, and refuses one without a path', async () => {
  shop = await startShop((args) => pageOf('<p>a</p>', args))
  const whole = await sendRaw(shop.port, 'GET http://evil.test/kept/a HTTP/1.1', 'Host: vanek.test')
  expect([whole.slice(0, 13), shop.rendered]).toEqual(['http/1.1 200 ', ['/kept/a']])
  for (const target of ['*', 'http://evil.test', 'javascript:/kept/b'])
    expect([target, (await sendRaw(shop.port, `GET ${target} HTTP/1.1`, 'Host: vanek.test')).slice(0, 13)]).toEqual([
      target,
      'http/1.1 400 ',
    ])
  expect(shop.rendered).toEqual(['/kept/a'])
})

it('closes the connection of a client that sends requests and does not read', async () => {
  const long = 'x'.repeat(32 * 1024 * 1024)
  shop = await startShop((args) => pageOf(long, args), { silenceMs: 100 })
  const own = shop
  const socket = connect(own.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  try {
    socket.write('GET /long HTTP/1.1\r\nHost: vanek.test\r\n\r\n')
    await vi.waitFor(() => expect(own.rendered).toEqual(['/long']))
    await vi.waitFor(async () => expect(await own.connections()).toBe(0), 5_000)
  } finally {
    socket.destroy()
  }
})
