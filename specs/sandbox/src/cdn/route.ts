import type { FastifyInstance } from 'fastify'
import { declaredErrorsOf, type Operation } from '../http/documents.ts'
import { refusal } from '../http/errors.ts'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { inMarket } from '../market.ts'
import type { Pictures } from './pictures.ts'
import { parsePath, parseStyle } from './style.ts'

export interface PictureRoute {
  readonly pictures: Pictures
  readonly operation: Operation
  /** The allowed styles. */
  readonly styles: readonly string[]
}

/** `/cdn/image/{style}/{path}` (B7.52, B7.53). Its path contains slashes, so it has a separate route. */
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
    const requested = parsePath(path)
    if (requested === undefined)
      throw refusal('validation', {
        field: 'path',
        title: inMarket({ cs: 'Takto se obrázky nejmenují.', sk: 'Takto sa obrázky nevolajú.' }),
      })
    // clients that accept AVIF get it at the URL of the webp variant
    const takesAvif = requested.format === 'webp' && /\bimage\/avif\b/.test(request.headers.accept ?? '')
    const format = takesAvif ? 'avif' : requested.format
    const data = await pictures.render({ ...requested, format }, style, {
      client: request.ip,
      signal: disconnectSignal(reply),
    })
    if (data === undefined)
      throw refusal('not_found', { title: inMarket({ cs: 'Tento obrázek nemáme.', sk: 'Tento obrázok nemáme.' }) })
    if (requested.format === 'webp') reply.header('Vary', 'Accept')
    return reply.type(`image/${format}`).header('Cache-Control', 'public, max-age=31536000, immutable').send(data)
  })
}
