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

  it('passes everything by HTTP, and the report says so in every form', { timeout: 240_000 }, async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const at = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
    const files = { json: join(folder, 'r.json'), junit: join(folder, 'r.xml'), html: join(folder, 'r.html') }
    const lines: string[] = []
    const code = await main(
      [
        ...['--shop', `${at}/store/`, '--content', `${at}/cms`, '--profile', 'full'],
        ...customers.flatMap(({ email, password }) => ['--customer', `${email}:${password}`]),
        ...Object.entries(files).flatMap(([name, path]) => [`--${name}`, path]),
      ],
      (line) => lines.push(line),
    )
    const report = JSON.parse(await readFile(files.json, 'utf8')) as Report
    expect(report.results.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('100 % of the profile "full"')])
    expect(report.leftBehind).toEqual([])
    // what is planted below is found because it was planted: without it all these checks pass
    const verdicts = new Map(report.results.map(({ id, verdict }) => [id, verdict]))
    for (const { found, by } of faults)
      expect([found, verdicts.get(found), verdicts.get(by ?? found)]).toEqual([found, 'passed', 'passed'])
    expect(await readFile(files.junit, 'utf8')).toContain(`<testsuite name="checkout"`)
    expect(await readFile(files.html, 'utf8')).toContain('0 failed')
  })
})

describe('what was not allowed', { timeout: 60_000 }, () => {
  it('is not done, and reported: no orders, no customers', async () => {
    let placed = 0
    const fetch = proxy(fetchOf(world), (request, next) => {
      if (request.operation === 'placeOrder' || request.operation === 'login') placed += 1
      return next(request)
    })
    const only = ['checkout', 'account/sign-in']
    const { results } = await run({ shop: SHOP, content: CONTENT, profile: 'minimum', orders: false, only, fetch })
    expect(placed).toBe(0)
    const skipped = new Map(results.map(({ id, reason }) => [id, reason]))
    expect(skipped.get('checkout/place')).toContain('--no-orders')
    expect(skipped.get('account/sign-in')).toContain('--customer')
    expect(results.find(({ id }) => id === 'checkout/offers')?.verdict).toBe('passed')
  })
})

describe('planted faults', { timeout: 60_000 }, () => {
  it.each(faults.map((fault) => [fault.name, fault] as const))('%s', async (_, { found, by, operation, plant }) => {
    const { results } = await run({
      ...{ shop: SHOP, content: CONTENT, customers, profile: 'full', fetch: proxy(fetchOf(world), plant()) },
      only: [by ?? found],
    })
    const failed = results.filter(({ verdict }) => verdict === 'failed')
    expect(failed.map(({ id }) => id)).toContain(found)
    const failure = failed.find(({ id }) => id === found)?.failure
    expect(failure).toMatchObject({
      operation,
      what: expect.stringMatching(/./),
      contract: expect.stringMatching(/./),
      breaks: expect.stringMatching(/./),
    })
  })

  it('are at least sixty, each once', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThanOrEqual(60)
  })
})
