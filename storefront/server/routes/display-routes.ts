import { createCookieJar, isSameOrigin } from '@vanek/sdk/server'
import type { FastifyInstance } from 'fastify'
import {
  currencyCookie,
  displayBothCookie,
  displayPath,
  displayVATCookie,
  displayWays,
} from '../../src/lib/page/price-display.ts'
import { currencyParameter } from '../visitors/currency-assigner.ts'
import { safePath } from '@vanek/sdk/auth'
import { choiceSeconds } from '../visitors/currencies.ts'
import { everywhere } from '../http/headers.ts'

const isWay = (text: string | null): text is keyof typeof displayWays =>
  text !== null && Object.hasOwn(displayWays, text)

/** The page of the form, without a currency in its URL (C4.88): the submitted one is newer. */
function backFrom(form: URLSearchParams): string {
  const back = safePath(form.get('back'))
  const split = back.indexOf('?')
  if (split < 0) return back
  const query = new URLSearchParams(back.slice(split + 1))
  if (!query.has(currencyParameter)) return back
  query.delete(currencyParameter)
  const rest = query.toString()
  return back.slice(0, split) + (rest && `?${rest}`)
}

/** Stores the selected currency and price display of a visitor (C4.86), and redirects back to a fresh page (C4.87). */
export function displayRoutes(app: FastifyInstance, { secure }: { readonly secure: boolean }): void {
  // there is no page here: a visitor who opens the URL has followed an old form
  app.get(displayPath, async (_, reply) => reply.headers(everywhere).redirect('/', 303))
  app.post(displayPath, async (request, reply) => {
    reply.headers({ ...everywhere, 'cache-control': 'no-store' })
    if (!isSameOrigin((name) => request.headers[name] as string | undefined))
      return reply.code(403).type('text/plain').send('Not from our pages')
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
    const jar = createCookieJar(request.headers.cookie, { secure })
    const keep = (name: string, value: string) => jar.set(name, value, { maxAgeSeconds: choiceSeconds })
    const currency = form.get('currency')
    if (currency && /^[A-Z]{3}$/.test(currency)) keep(currencyCookie, currency)
    const way = form.get('prices')
    if (isWay(way)) {
      keep(displayVATCookie, displayWays[way].displayVAT ? '1' : '0')
      keep(displayBothCookie, displayWays[way].displayBothPrices ? '1' : '0')
    }
    return reply.header('set-cookie', jar.setCookies()).redirect(backFrom(form), 303)
  })
}
