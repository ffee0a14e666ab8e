import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../../specs/conformance/src/run.ts'
import { startBackEnd } from './start.mjs'

let back
beforeAll(async () => {
  back = await startBackEnd()
}, 120_000)
afterAll(() => back.stop())

const urls = () => ({ shop: `${back.at}/store`, content: `${back.at}/cms` })

describe('the minimal back end', () => {
  it('passes the minimum profile', { timeout: 240_000 }, async () => {
    const { results, capabilities } = await run({ ...urls(), profile: 'minimum' })
    expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    expect(results.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThan(90)
    expect(Object.entries(capabilities).filter(([, presence]) => presence === 'there')).toEqual([])
  })

  it('fails the full profile, which reports missing operations', { timeout: 60_000 }, async () => {
    const options = { ...urls(), profile: 'full', only: ['reviews/average'] }
    const { results } = await run(options)
    const failed = results.filter(({ verdict }) => verdict === 'failed')
    expect(failed.map(({ id }) => id)).toContain('answers/getReviews')
  })
})
