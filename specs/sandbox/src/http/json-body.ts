import type { FastifyInstance } from 'fastify'
import { inMarket } from '../market.ts'
import { refusal } from './errors.ts'

const DEEPEST = 32

/** The nesting depth of objects and arrays in JSON text. */
function depthOf(text: string): number {
  let [deepest, depth] = [0, 0]
  // skips strings, because brackets in them do not count
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    if (depth > deepest) deepest = depth
  }
  return deepest
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of files that this route accepts as its body. */
    readonly fileTypes?: readonly string[]
  }
}

const FILES = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Parses JSON, and files on routes that accept them; other types give 415. JSON that is nested deeper than any operation
 * needs is refused before parsing, because recursive code would overflow the stack.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (depthOf(text) > DEEPEST)
      return done(
        refusal('validation', {
          status: 400,
          title: inMarket({
            cs: 'Odeslané údaje jsou příliš hluboko vnořené.',
            sk: 'Odoslané údaje sú vnorené príliš hlboko.',
          }),
        }),
      )
    return parse(request, text, done)
  })
  // only operations that accept files receive one
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (FILES.includes(type) && !routeOptions.config.fileTypes?.includes(type))
      throw refusal('validation', {
        status: 415,
        title: inMarket({ cs: 'Takový soubor sem neposílejte.', sk: 'Taký súbor sem neposielajte.' }),
      })
  })
  app.addContentTypeParser(FILES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
