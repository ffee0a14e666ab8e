import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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
  await sharp({ create: { width: 800, height: 400, channels: 4, background: '#642' } })
    .avif({ effort: 0 })
    .toFile(join(folder, 'assets/products/fan-b.avif'))
  await mkdir(join(folder, 'assets/drawings'))
  await writeFile(
    join(folder, 'assets/drawings/fan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><path d="M0 0h1000v500H0z"/></svg>',
  )
  await cp(join(folder, 'assets/products/fan-a.webp'), join(folder, 'secret.webp'))
  app = fastify()
  registerErrorHandling(app)
  registerPictures(app, {
    pictures: createPictures({ assets: join(folder, 'assets'), cache: join(folder, 'cache') }),
    operation: { operationId: 'getImage', responses: {} },
    styles: [
      ...['style-w77-h77', 'style-w200-h200', 'style-w200-h200-crop', 'style-w1600-h1600', 'style-w1600-h1600-upscale'],
      ...['style-w255-h270-crop', 'style-w510-h540-crop-upscale'],
    ],
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, accept = 'image/webp,*/*') =>
  app.inject({ method: 'GET', url: `/cdn/image/${path}`, headers: { accept } })

async function sizeOf(path: string): Promise<[number | undefined, number | undefined, string | undefined]> {
  const { width, height, format } = await sharp((await get(path)).rawPayload).metadata()
  return [width, height, format]
}

describe('pictures', { timeout: 60_000 }, () => {
  it('B7.52 have the width, height, crop and upscale of their style', async () => {
    expect(await sizeOf('style-w200-h200/products/fan-a.png')).toEqual([200, 100, 'png'])
    expect(await sizeOf('style-w200-h200-crop/products/fan-a.png')).toEqual([200, 200, 'png'])
    expect(await sizeOf('style-w1600-h1600/products/fan-a.png')).toEqual([800, 400, 'png'])
    expect(await sizeOf('style-w1600-h1600-upscale/products/fan-a.png')).toEqual([1600, 800, 'png'])
  })

  it('B7.52 render a drawing in every style and format', async () => {
    expect(await sizeOf('style-w200-h200/drawings/fan.png')).toEqual([200, 100, 'png'])
    expect(await sizeOf('style-w200-h200/drawings/fan.png.webp')).toEqual([200, 100, 'webp'])
    expect((await get('style-w200-h200/drawings/none.png')).statusCode).toBe(404)
  })

  it('B7.53 have a WebP variant', async () => {
    const { headers } = await get('style-w200-h200/products/fan-a.png.webp')
    expect(headers['content-type']).toBe('image/webp')
    expect(await sizeOf('style-w200-h200/products/fan-a.png.webp')).toEqual([200, 100, 'webp'])
  })

  it('B7.53 serve the WebP variant as AVIF to clients that accept it, with Vary', async () => {
    const path = 'style-w200-h200/products/fan-a.png.webp'
    const { headers, rawPayload } = await get(path, 'image/avif,image/webp,image/*')
    expect([headers['content-type'], headers['vary']]).toEqual(['image/avif', 'Accept'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 200, height: 100, format: 'heif' })
    expect((await get(path)).headers['vary']).toBe('Accept')
    const png = await get('style-w200-h200/products/fan-a.png', 'image/avif')
    expect([png.headers['content-type'], png.headers['vary']]).toEqual(['image/png', undefined])
  })

  it('B7.53 spend no bytes of AVIF on pixels that nobody sees, and keep the others', async () => {
    // an orange square; around it other colours, fully transparent
    const withAround = async (name: string, colourAt: (at: number) => number) => {
      const data = Buffer.alloc(200 * 100 * 4)
      for (let at = 0; at < data.length; at += 4) {
        const [x, y] = [(at / 4) % 200, Math.floor(at / 800)]
        const isInside = x >= 50 && x < 150 && y >= 20 && y < 80
        data.set(isInside ? [230, 120, 20, 255] : [colourAt(at), colourAt(at + 1), colourAt(at + 2), 0], at)
      }
      const original = sharp(data, { raw: { width: 200, height: 100, channels: 4 } })
      await original.webp({ lossless: true, exact: true }).toFile(join(folder, `assets/products/${name}.webp`))
      return (await get(`style-w200-h200/products/${name}.png.webp`, 'image/avif')).rawPayload
    }
    const noisy = await withAround('noisy', (at) => (at * 7919) % 251)
    expect(noisy.length).toBe((await withAround('even', () => 0)).length)
    const { data } = await sharp(noisy).raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)]
    expect(pixel(10, 10)[3]).toBe(0)
    const [red = 0, green = 0, blue = 0, alpha] = pixel(100, 50)
    expect([Math.abs(red - 230) < 12, Math.abs(green - 120) < 12, Math.abs(blue - 20) < 12, alpha]).toEqual([
      ...[true, true, true, 255],
    ])
  })

  it('B7.53 are rendered from AVIF originals too', async () => {
    expect(await sizeOf('style-w200-h200/products/fan-b.png')).toEqual([200, 100, 'png'])
    expect(await sizeOf('style-w200-h200/products/fan-b.png.webp')).toEqual([200, 100, 'webp'])
  })

  it('B7.54 have twice the pixels in a style of twice the size', async () => {
    expect(await sizeOf('style-w255-h270-crop/products/fan-a.png.webp')).toEqual([255, 270, 'webp'])
    expect(await sizeOf('style-w510-h540-crop-upscale/products/fan-a.png.webp')).toEqual([510, 540, 'webp'])
  })

  it('are rendered once for concurrent requests and cached on disk without partial files', async () => {
    const before = (await readdir(join(folder, 'cache'))).length
    const responses = await Promise.all(Array.from({ length: 8 }, () => get('style-w77-h77/products/fan-a.png')))
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    const files = await readdir(join(folder, 'cache'))
    expect(files).toHaveLength(before + 1)
    expect(files.filter((file) => !/^[0-9a-f]{64}\.(png|webp|avif)$/.test(file))).toEqual([])
    expect(responses[0]?.headers['cache-control']).toContain('immutable')
  })

  it('respond with 4xx to invalid paths and styles', async () => {
    for (const [path, status] of [
      ['style-w200-h200/products/neni.png', 404],
      ['style-w0-h200/products/fan-a.png', 422],
      ['style-w201-h200/products/fan-a.png', 422],
      ['style-w200-h200-upscale/products/fan-a.png', 422],
      ['style-w77-h77-crop/products/fan-a.png', 422],
      ['big/products/fan-a.png', 422],
      ['style-w200-h200/products/fan-a.svg', 422],
      ['style-w200-h200/../../secret.png', 404],
      ['style-w200-h200/..%2fsecret.png', 422],
      ['style-w200-h200/products/%2e%2e/%2e%2e/secret.png', 404],
    ] as const)
      expect([path, (await get(path)).statusCode]).toEqual([path, status])
  })

  it('reject a style that is not listed before rendering', async () => {
    const rendered: string[] = []
    const own = fastify()
    registerErrorHandling(own)
    registerPictures(own, {
      pictures: {
        render: async ({ name }) => {
          rendered.push(name)
          return Buffer.from('')
        },
      },
      operation: { operationId: 'getImage', responses: {} },
      styles: ['style-w56-h56'],
    })
    const responses = await Promise.all(
      ['style-w57-h56', 'style-w56-h56-crop', 'style-w2399-h2400-crop-upscale'].map((style) =>
        own.inject({ url: `/cdn/image/${style}/products/fan-a.png` }),
      ),
    )
    expect(responses.map((response) => [response.statusCode, response.json().errors])).toEqual(
      responses.map(() => [422, [expect.objectContaining({ code: 'validation', field: 'style' })]]),
    )
    expect(rendered).toEqual([])
    await own.close()
  })

  it('stop rendering when the client disconnects', async () => {
    const own = fastify()
    const signals: AbortSignal[] = []
    let begun = () => {}
    const began = new Promise<void>((resolve) => (begun = resolve))
    registerPictures(own, {
      pictures: {
        render: (_, __, { signal }) =>
          new Promise((_resolve, reject) => {
            signals.push(signal)
            signal.addEventListener('abort', () => reject(signal.reason as Error))
            begun()
          }),
      },
      operation: { operationId: 'getImage', responses: {} },
      styles: ['style-w56-h56'],
    })
    const address = await own.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const response = fetch(`${address}/cdn/image/style-w56-h56/products/fan-a.png`, { signal: leaving.signal })
    await began
    leaving.abort()
    await expect(response).rejects.toThrow()
    const [signal] = signals
    if (!signal?.aborted) await new Promise((resolve) => signal?.addEventListener('abort', resolve))
    expect(signals).toHaveLength(1)
    await own.close()
  })

  it('respond with 503 to a flood of requests, and still serve other clients', async () => {
    const own = fastify({ trustProxy: true })
    registerErrorHandling(own)
    const styles = Array.from({ length: 200 }, (_, at) => `style-w${at + 1}-h300`)
    registerPictures(own, {
      pictures: createPictures({ assets: join(folder, 'assets'), cache: join(folder, 'flooded') }),
      operation: { operationId: 'getImage', responses: {} },
      styles: [...styles, 'style-w301-h301'],
    })
    const request = (style: string, client: string) =>
      own.inject({ url: `/cdn/image/${style}/products/fan-a.png`, headers: { 'x-forwarded-for': client } })
    const flood = styles.map((style) => request(style, '192.0.2.1'))
    const [other, ...responses] = await Promise.all([request('style-w301-h301', '192.0.2.2'), ...flood])
    expect(other.statusCode).toBe(200)
    const refused = responses.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`))).toEqual(
      new Set(['503 1']),
    )
    expect(refused[0]?.json().errors).toEqual([expect.objectContaining({ code: 'rate_limited' })])
    await own.close()
  })

  it.each(['style-w1-h1', 'style-w255-h270-crop', 'style-w9-h9-crop-upscale', 'style-w9-h9-upscale'])(
    'parses %s',
    (text) => {
      expect(parseStyle(text)).toBeDefined()
    },
  )

  it.each(['', 'style-w1', 'style-w-h1', 'style-w1-h1-upscale-crop', 'style-w1-h1 ', 'style-w12345-h1'])(
    'rejects the style "%s"',
    (text) => {
      expect(parseStyle(text)).toBeUndefined()
    },
  )

  it.each(['../a.png', '/a.png', 'a', 'a.jpg', 'a//b.png', 'A.png', 'a.png.png'])('rejects the path "%s"', (path) => {
    expect(parsePath(path)).toBeUndefined()
  })
})
