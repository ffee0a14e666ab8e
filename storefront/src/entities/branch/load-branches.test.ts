import { createShop } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import type { PageEnv } from '../../lib/page/env.ts'
import { czechShop } from '../../lib/page/settings.ts'
import { loadBranches } from '../../pages/branches/data.ts'

const telc = { title: 'Telč', gps_latitude: 49.18, gps_longitude: 15.45 }

/** A shop without branches that gives this answer to the lookup of a place. */
function envWith(place: unknown) {
  const asked: string[] = []
  const shop = createShop({
    ...czechShop,
    endpoints: { shop: 'http://s.test', content: 'http://c.test', cdn: '/cdn' },
    fetch: async (input, init) => {
      const { query, variables } = (await new Request(input, init).json()) as {
        query: string
        variables: { text?: string }
      }
      if (query.includes('branchMap(')) return Response.json({ data: { branchMap: [] } })
      if (query.includes('branches(')) return Response.json({ data: { branches: { items: [], total: 0 } } })
      asked.push(variables.text ?? '')
      return place instanceof Response ? place : Response.json({ data: { place } })
    },
  })
  return { env: { shop } as unknown as PageEnv, asked }
}

const load = (place: unknown, search: string) => loadBranches(envWith(place).env, new URLSearchParams(search))

describe('where branches are looked for', () => {
  it('is told, or not known, or cannot be told just now', async () => {
    expect(await load(telc, 'misto=telc')).toMatchObject({ place: { title: 'Telč', lat: 49.18 }, unknown: false })
    expect(await load(null, 'misto=Atlantida')).toMatchObject({ place: null, unknown: true, asked: 'Atlantida' })
    expect(await load(new Response('', { status: 500 }), 'misto=telc')).toMatchObject({ place: null, unknown: false })
    expect(await load({ title: 'Telč' }, 'misto=telc')).toMatchObject({ place: null })
  })

  it('is not asked for without a place', async () => {
    const { env, asked } = envWith(telc)
    expect(await loadBranches(env, new URLSearchParams('misto=%20'))).toMatchObject({ asked: '', unknown: false })
    expect(asked).toEqual([])
  })
})
