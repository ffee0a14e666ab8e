import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerErrorHandling } from '../http/error-handler.ts'
import type { Shop } from '../wire.ts'
import { createZipSender } from './send-zip.ts'

// the server notices a disconnected client late
const patience = { timeout: 10_000 }

let assets: string
let app: FastifyInstance
let address: string
// more than the network buffers hold
const names = ['a', 'b', 'c', 'd']
const items = names.map((name) => ({ catalogCode: name, image: { path: `products/${name}.png` } }))
const order = { code: '1', created: '2026-05-04T10:00:00Z', items } as unknown as Shop['OrderBase']

beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'vanek-zip-'))
  await mkdir(join(assets, 'products'))
  for (const name of names) await writeFile(join(assets, `products/${name}.webp`), randomBytes(4 << 20))
  app = fastify({ forceCloseConnections: true })
  registerErrorHandling(app)
  const sendZip = createZipSender(assets)
  app.get('/:customer', (request, reply) =>
    sendZip(reply, (request.params as { readonly customer: string }).customer, order),
  )
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(assets, { recursive: true, force: true })
})

/** A response that is not read yet. */
async function open(customer: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${address}/${customer}`, { agent: false }), 'response')) as [IncomingMessage]
  return answer
}

describe('a zip of pictures', () => {
  it(
    'C7.32 a customer can download two at once; a third is refused until one ends or its client disconnects',
    { timeout: 30_000 },
    async () => {
      const [first, second] = [await open('jana'), await open('jana')]
      expect([first.statusCode, second.statusCode]).toEqual([200, 200])
      const third = await fetch(`${address}/jana`)
      expect([third.status, third.headers.get('retry-after'), await third.json()]).toMatchObject([
        429,
        '5',
        { errors: [{ code: 'rate_limited' }] },
      ])
      const others = await open('firma')
      expect(others.statusCode).toBe(200)
      others.destroy()

      first.destroy()
      const next = await vi.waitUntil(async () => {
        const answer = await open('jana')
        return answer.statusCode === 200 && answer
      }, patience)
      expect((await fetch(`${address}/jana`)).status).toBe(429)
      second.resume()
      await once(second, 'end')
      await vi.waitUntil(async () => {
        const answer = await open('jana')
        answer.destroy()
        return answer.statusCode === 200
      }, patience)
      next.destroy()
    },
  )
})
