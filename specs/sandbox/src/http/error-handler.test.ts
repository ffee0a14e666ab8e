import Fastify from 'fastify'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { registerErrorHandling } from './error-handler.ts'
import { refusal } from './errors.ts'

function nameOf(order: { readonly buyer?: { readonly name: string } }): string {
  return (order.buyer as { readonly name: string }).name
}

it('responds to an internal error with 500, and logs its location', async () => {
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

describe('a code that the operation does not declare', () => {
  const request = async (strict: boolean) => {
    const lines: string[] = []
    const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) })
    const app = Fastify({ logger: { level: 'error', stream } })
    registerErrorHandling(app, { strict })
    const declaredErrors = { operationId: 'addReview', codes: new Set(['validation', 'not_found']) }
    app.get('/', { config: { declaredErrors } }, async ({ query }) => {
      throw refusal((query as { code: 'not_found' }).code)
    })
    const answerTo = async (code: string) => (await app.inject(`/?code=${code}`)).json() as { errors: object[] }
    return { declared: await answerTo('not_found'), undeclared: await answerTo('email_taken'), lines }
  }
  const message = 'Contract: addReview refused with email_taken, which its document does not declare.'

  it('gives 500 with the operation and the code in strict mode', async () => {
    const { declared, undeclared, lines } = await request(true)
    expect(declared.errors).toMatchObject([{ code: 'not_found' }])
    expect(undeclared.errors).toMatchObject([{ code: 'server', title: message }])
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([message])
  })

  it('gives `validation` in production, and is logged', async () => {
    const { undeclared, lines } = await request(false)
    expect(undeclared.errors).toMatchObject([{ code: 'validation', title: refusal('email_taken').items[0]?.title }])
    expect(lines).toHaveLength(1)
  })
})
