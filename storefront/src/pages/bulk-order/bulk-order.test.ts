import { describe, expect, it } from 'vitest'
import { actionArgs, type Call, pageEnv } from '../../testing/page-env.ts'
import { action } from './data.ts'

const pagePath = '/kosik/import-objednavky'

const found = (codes: readonly string[]) =>
  codes.filter((code) => code.startsWith('A')).map((code) => ({ code, variantId: 10, name: code, unit: 'ks' }))

const codesOf = ({ body }: Call) => (body as { variables: { codes: string[] } }).variables.codes

/** A back end that knows codes with an A, and answers the add with a status. */
const bulkEnv = (answerAdd: () => Response) =>
  pageEnv((call) =>
    call.path.endsWith('/graphql') ? Response.json({ data: { variantsByCodes: found(codesOf(call)) } }) : answerAdd(),
  )

const posted = async (env: ReturnType<typeof bulkEnv>, text: string, idempotencyKey: string) => {
  const answer = (await action(actionArgs(pagePath, { text, idempotencyKey, intent: 'add' }), env.env)) as {
    data: Record<string, unknown>
  }
  const keys = new Set(env.calls.flatMap(({ path, key }) => (path.endsWith('/batch') ? [key] : [])))
  env.calls.length = 0
  return { ...answer.data, keys: [...keys] }
}

describe('a bulk order without scripts', () => {
  it('C8.06 says only that it takes a while, and sends the same rows again under the same key', async () => {
    const env = bulkEnv(() => new Response(null, { status: 500 }))
    const first = await posted(env, 'A1;2', 'key-of-the-form')
    expect(first).toMatchObject({
      notices: [{ kind: 'info', text: expect.stringContaining('Může to trvat několik minut') as string }],
      idempotencyKey: 'key-of-the-form',
      text: 'A1;2',
    })
    expect(first.keys).toHaveLength(1)
    expect((await posted(env, 'A1;2', 'key-of-the-form')).keys).toEqual(first.keys)
    expect((await posted(env, 'A1;3', 'key-of-the-form')).keys).not.toEqual(first.keys)
  })

  it('C8.06 uses a new key after a rejection', async () => {
    const rejected = { errors: [{ code: 'out_of_stock', field: null, title: 'Není skladem' }], requestId: 'r' }
    const env = bulkEnv(() => Response.json(rejected, { status: 409 }))
    const answer = await posted(env, 'A1;2\nB1', 'key-of-the-form')
    expect(answer).not.toHaveProperty('idempotencyKey')
    expect(answer).toMatchObject({
      notices: [
        { kind: 'info', text: 'Není skladem' },
        { kind: 'success', text: 'Položky vložené do košíku: 0, celkem jich bylo 2' },
      ],
    })
  })
})
