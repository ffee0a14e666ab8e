import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { alternateIn, marketRoutes } from './market-routes.ts'

const head =
  '<link rel="alternate" hreflang="cs" href="https://cs.example/x"><link rel="alternate" hreflang="sk" href="https://sk.example/y?a=1&amp;b=2">'

it('finds the address of a page in another language', () => {
  expect(alternateIn(head, 'sk')).toBe('https://sk.example/y?a=1&b=2')
  expect(alternateIn(head, 'de')).toBeUndefined()
})

function shop() {
  const app = Fastify()
  marketRoutes(app, { secure: false, origins: { cs: 'https://cs.example', sk: 'https://sk.example' } })
  app.get('/x', async ({ url }, reply) => reply.type('text/html').send(url === '/x' ? head : 'a part of the list'))
  app.get('/other', async () => 'nothing')
  app.get('/*', async (_, reply) => reply.code(302).redirect('/prihlasit'))
  return app
}

it.each([
  ['/trh/sk?back=/x', 'https://sk.example/y?a=1&b=2'],
  ['/trh/sk?back=%2Fx%3Fpage%3D2', 'https://sk.example/y?a=1&b=2'],
  ['/trh/sk?back=/other', 'https://sk.example/'],
  ['/trh/sk', 'https://sk.example/'],
  // pages of a visitor have no alternates, but a page like them
  ['/trh/sk?back=/kosik', 'https://sk.example/kosik'],
  ['/trh/sk?back=/kosik/dodaci-udaje', 'https://sk.example/kosik/dodacie-udaje'],
  ['/trh/sk?back=/uzivatel/objednavky?page=2', 'https://sk.example/ucet/objednavky'],
  ['/trh/sk?back=/uzivatel/objednavky/2600001', 'https://sk.example/ucet/objednavky'],
  ['/trh/sk?back=/produkt/jen-tady', 'https://sk.example/'],
  ['/trh/sk?back=/kategorie/jen-tady', 'https://sk.example/'],
  ['/trh/sk?back=https://evil.example/x', 'https://sk.example/'],
])('B9.02 %s redirects to %s and stores the choice for 365 days', async (url, target) => {
  const { statusCode, headers } = await shop().inject({ url })
  expect([statusCode, headers.location]).toEqual([303, target])
  expect(String(headers['set-cookie'])).toMatch(/^vanek_locale=sk;.*Max-Age=31536000/)
})

it.each(['de', '__proto__', 'constructor'])(
  'a market that does not exist, %s, redirects home and stores nothing',
  async (locale) => {
    const { statusCode, headers } = await shop().inject({ url: `/trh/${locale}` })
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([303, '/', undefined])
  },
)
