import { describe, expect, it } from 'vitest'
import { readDocuments, type Loose } from '../checks/documents.ts'
import { exampleFaults, readExamples } from '../checks/examples.ts'

const documents = readDocuments()
const examples = readExamples()

const planted = (id: string, change: (recorded: Loose) => void): string[] => {
  const copy = structuredClone(examples.get(id))
  change(copy)
  return exampleFaults(documents, new Map([...examples, [id, copy]]))
}

describe('every operation', () => {
  it('has a description, and a recorded example that matches its schemas', () => {
    expect(exampleFaults(documents, examples)).toEqual([])
    expect(examples.size).toBeGreaterThan(100)
  })

  it('has a recorded refusal, except a few that refuse nobody', () => {
    const without = [...examples].filter(([, recorded]) => !recorded.refused).map(([id]) => id)
    expect(without.length).toBeLessThan(25)
  })

  it('contains no tokens or random ids in its example', () => {
    const text = JSON.stringify([...examples.values()])
    const ids = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? []
    expect(ids.filter((id) => !id.startsWith('00000000-0000-4000-8000-'))).toEqual([])
    // random codes have capital letters, slugs do not
    expect(text.match(/"(?=[^"]*[A-Z])[\w-]{43}"/g)).toBeNull()
  })
})

describe('a planted fault is reported', () => {
  it('an operation without a description', () => {
    const copy = structuredClone(documents)
    copy.shop.paths['/api/v1/cart'].get.description = ''
    expect(exampleFaults(copy, examples)).toEqual(['getCart: has no description'])
  })

  it('an operation without an example, and an example without an operation', () => {
    const less = new Map([...examples].filter(([id]) => id !== 'getCart'))
    expect(exampleFaults(documents, less)).toEqual(['getCart: has no example'])
    expect(exampleFaults(documents, new Map([...examples, ['getNothing', {}]]))).toEqual([
      'getNothing: has an example but is not an operation',
    ])
  })

  it.each<[string, string, (recorded: Loose) => void, string]>([
    [
      'a total that is a string',
      'getCart',
      ({ example }) => (example.response.body.prices.totalWithTax = 'a'),
      'the response',
    ],
    ['a response without a field', 'getCart', ({ example }) => delete example.response.body.items, 'the response'],
    ['a body with an unknown field', 'addCartItem', ({ example }) => (example.request.body.price = 1), 'the request'],
    ['no body', 'login', ({ example }) => delete example.request.body, 'the request'],
    ['a missing parameter', 'search', ({ example }) => delete example.request.query.q, 'no query parameter q'],
    ['an unknown parameter', 'search', ({ example }) => (example.request.query.x = 1), 'unknown query parameter x'],
    ['a wrong parameter', 'getReviews', ({ example }) => (example.request.query.sort = 'x'), 'query parameter sort'],
    ['a wrong status', 'getCart', ({ example }) => (example.response.status = 302), 'the status 302'],
    ['a wrong type', 'getCart', ({ example }) => (example.response.type = 'text/html'), 'is text/html'],
    [
      'a refusal with an unknown code',
      'getOrderByToken',
      ({ refused }) => (refused.response.body.errors[0].code = 'x'),
      'the response of its refused',
    ],
  ])('%s', (_, id, change, expected) => {
    expect(planted(id, change)).toEqual([expect.stringContaining(expected)])
  })
})
