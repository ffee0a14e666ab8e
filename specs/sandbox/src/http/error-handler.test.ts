import Fastify from 'fastify'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { registerErrorHandling } from './error-handler.ts'

function nameOf(order: { readonly buyer?: { readonly name: string } }): string {
  return (order.buyer as { readonly name: string }).name
}

it('answers a fault of ours as one, and logs where it is', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) })
  const app = Fastify({ logger: { level: 'error', stream } })
  registerErrorHandling(app)
  app.get('/', async () => nameOf({}))
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ errors: [{ code: 'server' }] })
  expect(answer.body).not.toContain('nameOf')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ at: expect.stringMatching(/^nameOf \(.+error-handler\.test\.ts:\d+:\d+\)$/) }),
  ])
})
