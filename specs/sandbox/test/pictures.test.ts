import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictures } from '../src/cdn/pictures.ts'
import { registerPictures } from '../src/cdn/route.ts'
import { parsePath, parseStyle } from '../src/cdn/style.ts'
import { registerErrorHandling } from '../src/http/error-handler.ts'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanek-pictures-'))
  await mkdir(join(folder, 'assets/products'), { recursive: true })
  await sharp({ create: { width: 800, height: 400, channels: 4, background: '#246' } })
    .webp()
    .toFile(join(folder, 'assets/products/fan-a.webp'))
  await cp(join(folder, 'assets/products/fan-a.webp'), join(folder, 'secret.webp'))
  app = fastify()
  registerErrorHandling(app)
  registerPictures(app, createPictures(join(folder, 'assets'), join(folder, 'cache')), {
    operationId: 'getImage',
    responses: {},
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string) => app.inject({ method: 'GET', url: `/cdn/image/${path}` })

async function sizeOf(path: string): Promise<[number | undefined, number | undefined, string | undefined]> {
  const { width, height, format } = await sharp((await get(path)).rawPayload).metadata()
  return [width, height, format]
}

describe('pictures', { timeout: 60_000 }, () => {
  it('B7.52 a style says width, height, whether to crop and whether to enlarge', async () => {
    expect(await sizeOf('style-w200-h200/products/fan-a.png')).toEqual([200, 100, 'png'])
    expect(await sizeOf('style-w200-h200-crop/products/fan-a.png')).toEqual([200, 200, 'png'])
    expect(await sizeOf('style-w1600-h1600/products/fan-a.png')).toEqual([800, 400, 'png'])
    expect(await sizeOf('style-w1600-h1600-upscale/products/fan-a.png')).toEqual([1600, 800, 'png'])
  })

  it('B7.53 every picture has a webp variant', async () => {
    const { headers } = await get('style-w200-h200/products/fan-a.png.webp')
    expect(headers['content-type']).toBe('image/webp')
    expect(await sizeOf('style-w200-h200/products/fan-a.png.webp')).toEqual([200, 100, 'webp'])
  })

  it('B7.54 twice the size is another picture with twice the pixels', async () => {
    expect(await sizeOf('style-w255-h270-crop/products/fan-a.png.webp')).toEqual([255, 270, 'webp'])
    expect(await sizeOf('style-w510-h540-crop-upscale/products/fan-a.png.webp')).toEqual([510, 540, 'webp'])
  })

  it('are kept on disk, made once however many ask at once, and never half written', async () => {
    const before = (await readdir(join(folder, 'cache'))).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('style-w77-h77/products/fan-a.png')))
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    const files = await readdir(join(folder, 'cache'))
    expect(files).toHaveLength(before + 1)
    expect(files.filter((file) => !/^[0-9a-f]{64}\.(png|webp)$/.test(file))).toEqual([])
    expect(answers[0]?.headers['cache-control']).toContain('immutable')
  })

  it('answer 4xx to what is no picture of ours', async () => {
    for (const [path, status] of [
      ['style-w200-h200/products/neni.png', 404],
      ['style-w0-h200/products/fan-a.png', 422],
      ['style-w9999-h9999/products/fan-a.png', 422],
      ['big/products/fan-a.png', 422],
      ['style-w200-h200/products/fan-a.svg', 422],
      ['style-w200-h200/../../secret.png', 404],
      ['style-w200-h200/..%2fsecret.png', 422],
      ['style-w200-h200/products/%2e%2e/%2e%2e/secret.png', 404],
    ] as const)
      expect([path, (await get(path)).statusCode]).toEqual([path, status])
  })

  it.each(['style-w1-h1', 'style-w255-h270-crop', 'style-w9-h9-crop-upscale', 'style-w9-h9-upscale'])(
    'reads %s',
    (text) => {
      expect(parseStyle(text)).toBeDefined()
    },
  )

  it.each(['', 'style-w1', 'style-w-h1', 'style-w1-h1-upscale-crop', 'style-w1-h1 ', 'style-w12345-h1'])(
    'does not read "%s"',
    (text) => {
      expect(parseStyle(text)).toBeUndefined()
    },
  )

  it.each(['../a.png', '/a.png', 'a', 'a.jpg', 'a//b.png', 'A.png', 'a.png.png'])(
    'no picture is named "%s"',
    (path) => {
      expect(parsePath(path)).toBeUndefined()
    },
  )
})
