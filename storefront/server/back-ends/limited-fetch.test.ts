import { expect, it } from 'vitest'
import { isJson, limitedFetch } from './limited-fetch.ts'

const json = { 'content-type': 'application/json' }

/** An endless response; counts the kilobytes that were read. */
function endless(headers: Record<string, string>) {
  const taken = { kilobytes: 0, ended: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.kilobytes += 1
      controller.enqueue(new Uint8Array(1024))
    },
    cancel() {
      taken.ended = true
    },
  })
  return { taken, answer: new Response(body, { headers }) }
}

it.each([
  ['goes on and on', json, 16],
  ['says that it is long', { ...json, 'content-length': '300000000' }, 0],
])('ends an answer that %s, and reports that it breaks the contract', async (_, headers, most) => {
  const { taken, answer } = endless(headers)
  const got = await limitedFetch(async () => answer, { bytes: 8 * 1024, types: isJson })('http://shop.test/a')
  expect([got.status, await got.json()]).toMatchObject([502, { errors: [{ code: 'contract' }] }])
  expect(taken.ended).toBe(true)
  expect(taken.kilobytes).toBeLessThanOrEqual(most + 1)
})

it('leaves other answers as they are', async () => {
  const { answer } = endless({ 'content-type': 'image/png' })
  const options = { bytes: 8 * 1024, types: isJson }
  expect(await limitedFetch(async () => answer, options)('http://shop.test/a.png')).toBe(answer)
  const whole = await limitedFetch(
    async () => Response.json({ a: 'ž' }, { status: 404 }),
    options,
  )('http://shop.test/a')
  expect([whole.status, await whole.json()]).toEqual([404, { a: 'ž' }])
})
