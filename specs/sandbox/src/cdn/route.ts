import type { FastifyInstance } from 'fastify'
import { declaredErrorsOf, type Operation } from '../http/documents.ts'
import { refusal } from '../http/errors.ts'
import { goneSignal } from '../http/gone.ts'
import { inMarket } from '../market.ts'
import type { Pictures } from './pictures.ts'
import { parsePath, parseStyle } from './style.ts'

export interface PictureRoute {
  readonly pictures: Pictures
  readonly operation: Operation
  /** The styles that are made; no other is. */
  readonly styles: readonly string[]
}

/** `/cdn/image/{style}/{path}` (B7.52, B7.53). Its path holds slashes, so it is a route of its own. */
export function registerPictures(app: FastifyInstance, { pictures, operation, styles }: PictureRoute): void {
  const config = { declaredErrors: declaredErrorsOf(operation) }
  const offered = new Set(styles)
  app.get('/cdn/image/:style/*', { config }, async (request, reply) => {
    const { style: styleText, '*': path } = request.params as { style: string; '*': string }
    const style = offered.has(styleText) ? parseStyle(styleText) : undefined
    if (style === undefined)
      throw refusal('validation', {
        field: 'style',
        title: inMarket({ cs: 'Tuto velikost obrázku nenabízíme.', sk: 'Túto veľkosť obrázka neponúkame.' }),
      })
    const wanted = parsePath(path)
    if (wanted === undefined)
      throw refusal('validation', {
        field: 'path',
        title: inMarket({ cs: 'Takto se obrázky nejmenují.', sk: 'Takto sa obrázky nevolajú.' }),
      })
    // a webp variant is an AVIF for clients that name that type; the address stays one
    const takesAvif = wanted.format === 'webp' && /\bimage\/avif\b/.test(request.headers.accept ?? '')
    const format = takesAvif ? 'avif' : wanted.format
    const data = await pictures.render({ ...wanted, format }, style, { client: request.ip, signal: goneSignal(reply) })
    if (data === undefined)
      throw refusal('not_found', { title: inMarket({ cs: 'Tento obrázek nemáme.', sk: 'Tento obrázok nemáme.' }) })
    if (wanted.format === 'webp') reply.header('Vary', 'Accept')
    return reply.type(`image/${format}`).header('Cache-Control', 'public, max-age=31536000, immutable').send(data)
  })
}
