import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { createMemory } from '../cdn/memory.ts'
import { decompress, findOriginal } from '../cdn/original.ts'
import { declaredErrorsOf, type Operation } from '../http/documents.ts'
import { refusal } from '../http/errors.ts'
import { createQueue } from '../http/queue.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import { makeSheet } from './make-sheet.ts'
import { readRange } from './ranges.ts'
import { slugOfSheet } from './sheets.ts'

const MEMORY_BYTES = 8 * 1024 * 1024
const PATH = /^[a-z0-9][a-z0-9/._-]{0,200}$/

export interface FileRoutes {
  readonly assets: string
  readonly upload: Operation
  readonly download: Operation
}

/** Files of the content service and of the shop (B7.55, B7.56). Their paths contain slashes, so they have separate routes. */
export function registerFiles(
  app: FastifyInstance,
  services: Services,
  { assets, upload, download }: FileRoutes,
): void {
  const sheets = createMemory(MEMORY_BYTES)
  const inTurn = createQueue({ atOnce: 2, waiting: 64 })

  async function sheetOf(slug: string): Promise<Buffer> {
    const cached = sheets.get(slug)
    if (cached !== undefined) return cached
    const rendered = await inTurn(() => makeSheet(services, assets, slug))
    if (rendered === undefined) throw notFound()
    sheets.set(slug, rendered)
    return rendered
  }

  app.get('/cms/upload/*', { config: { declaredErrors: declaredErrorsOf(upload) } }, async (request, reply) => {
    const path = pathOf(request)
    const slug = slugOfSheet(path)
    if (slug !== undefined) return sendFile(request, reply, await sheetOf(slug), 'application/pdf')
    const type = /^videos\/[a-z0-9-]+\.webm$/.test(path)
      ? 'video/webm'
      : /^models\/[a-z0-9-]+\.glb$/.test(path)
        ? 'model/gltf-binary'
        : undefined
    if (type === undefined) throw notFound()
    if (type === 'model/gltf-binary') return sendModel(request, reply, await readAsset(assets, `${path}.br`))
    return sendFile(request, reply, await readAsset(assets, path), type)
  })

  app.get(
    '/store/image/download/*',
    { config: { declaredErrors: declaredErrorsOf(download) } },
    async (request, reply) => {
      const path = pathOf(request)
      const [, name] = /^(products\/[a-z0-9-]+)\.webp$/.exec(path) ?? []
      const original = name === undefined ? undefined : await findOriginal(join(assets, name))
      if (original === undefined || original.format === 'svg') throw notFound()
      const { read, format } = original
      const picture = await inTurn(async () =>
        format === 'webp'
          ? read()
          : sharp(await read())
              .webp({ quality: 85 })
              .toBuffer(),
      )
      return reply.type('image/webp').header('Cache-Control', 'public, max-age=3600').send(picture)
    },
  )
}

function pathOf(request: FastifyRequest): string {
  const path = (request.params as { '*': string })['*']
  if (!PATH.test(path))
    throw refusal('validation', {
      field: 'path',
      title: inMarket({ cs: 'Takto se soubory nejmenují.', sk: 'Takto sa súbory nevolajú.' }),
    })
  return path
}

function notFound(): Error {
  return refusal('not_found', { title: inMarket({ cs: 'Tento soubor nemáme.', sk: 'Tento súbor nemáme.' }) })
}

function readAsset(assets: string, path: string): Promise<Buffer> {
  return readFile(join(assets, path)).catch(() => {
    throw notFound()
  })
}

/** Sends a model in its stored compression to clients that accept it: a third of the bytes. */
async function sendModel(request: FastifyRequest, reply: FastifyReply, stored: Buffer) {
  reply.header('Vary', 'Accept-Encoding')
  if (request.headers.range !== undefined || !/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
    return sendFile(request, reply, await decompress(stored), 'model/gltf-binary')
  return reply
    .type('model/gltf-binary')
    .header('Content-Encoding', 'br')
    .header('Cache-Control', 'public, max-age=3600')
    .send(stored)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, data: Buffer, type: string) {
  const range = readRange(request.headers.range, data.length)
  if (range === null)
    throw refusal('validation', {
      status: 416,
      title: inMarket({ cs: 'Tak dlouhý tento soubor není.', sk: 'Taký dlhý tento súbor nie je.' }),
    })
  reply.type(type).header('Accept-Ranges', 'bytes').header('Cache-Control', 'public, max-age=3600')
  if (range === undefined) return reply.send(data)
  return reply
    .code(206)
    .header('Content-Range', `bytes ${range.first}-${range.last}/${data.length}`)
    .send(data.subarray(range.first, range.last + 1))
}
