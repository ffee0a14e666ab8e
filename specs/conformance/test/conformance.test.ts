import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFilledWorld, type World } from '../../sandbox/test/support/world.ts'
import { main } from '../src/cli.ts'
import { run, type Report } from '../src/run.ts'
import { faults } from './faults/all.ts'
import { proxy } from './faults/plant.ts'
import { CONTENT, customers, fetchOf, SHOP } from './support.ts'

let world: World
beforeAll(async () => {
  world = await createFilledWorld({ introspection: true })
}, 120_000)
afterAll(() => world.close())

describe('the sandbox', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vanek-conformance-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('passes all checks over HTTP, in every report format', { timeout: 240_000 }, async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
    const files = { json: join(folder, 'r.json'), junit: join(folder, 'r.xml'), html: join(folder, 'r.html') }
    const lines: string[] = []
    const code = await main(
      [
        ...['--shop', `${origin}/store/`, '--content', `${origin}/cms`, '--profile', 'full'],
        ...customers.flatMap(({ email, password }) => ['--customer', `${email}:${password}`]),
        ...Object.entries(files).flatMap(([name, path]) => [`--${name}`, path]),
      ],
      (line) => lines.push(line),
    )
    const report = JSON.parse(await readFile(files.json, 'utf8')) as Report
    expect(report.results.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('100 % of the profile "full"')])
    expect(report.leftBehind).toEqual([])
    // without the planted faults below, all these checks pass
    const verdicts = new Map(report.results.map(({ id, verdict }) => [id, verdict]))
    for (const { detectedBy, triggeredBy = detectedBy } of faults)
      expect([detectedBy, verdicts.get(detectedBy), verdicts.get(triggeredBy)]).toEqual([
        detectedBy,
        'passed',
        'passed',
      ])
    expect(await readFile(files.junit, 'utf8')).toContain(`<testsuite name="checkout"`)
    expect(await readFile(files.html, 'utf8')).toContain('0 failed')
  })
})

describe('without orders and customers', { timeout: 60_000 }, () => {
  it('places no orders, does not sign in, and reports the skipped checks', async () => {
    let forbiddenRequests = 0
    const fetch = proxy(fetchOf(world), (request, next) => {
      if (request.operation === 'placeOrder' || request.operation === 'login') forbiddenRequests += 1
      return next(request)
    })
    const only = ['checkout', 'account/sign-in']
    const { results } = await run({ shop: SHOP, content: CONTENT, profile: 'minimum', orders: false, only, fetch })
    expect(forbiddenRequests).toBe(0)
    const skipped = new Map(results.map(({ id, reason }) => [id, reason]))
    expect(skipped.get('checkout/place')).toContain('--no-orders')
    expect(skipped.get('account/sign-in')).toContain('--customer')
    expect(results.find(({ id }) => id === 'checkout/offers')?.verdict).toBe('passed')
  })
})

describe('planted faults', { timeout: 60_000 }, () => {
  it.each(faults.map((fault) => [fault.name, fault] as const))(
    '%s',
    async (_, { detectedBy, triggeredBy, operation, plant }) => {
      const { results } = await run({
        ...{ shop: SHOP, content: CONTENT, customers, profile: 'full', fetch: proxy(fetchOf(world), plant()) },
        only: [triggeredBy ?? detectedBy],
      })
      const failed = results.filter(({ verdict }) => verdict === 'failed')
      expect(failed.map(({ id }) => id)).toContain(detectedBy)
      const failure = failed.find(({ id }) => id === detectedBy)?.failure
      expect(failure).toMatchObject({
        operation,
        what: expect.stringMatching(/./),
        contract: expect.stringMatching(/./),
        impact: expect.stringMatching(/./),
      })
    },
  )

  it('are at least sixty, with unique names', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThanOrEqual(60)
  })
})
