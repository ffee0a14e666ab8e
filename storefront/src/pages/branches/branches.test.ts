import { createShop } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { mapPoint } from '../../entities/branch/map-outline.ts'
import type { PageEnv } from '../../lib/page/env.ts'
import { guestSettings } from '../../lib/page/settings.ts'
import { byRegion } from './branch-list.tsx'
import { labelsOf } from './branch-map.tsx'
import { loadBranches } from './data.ts'

const telc = { title: 'Telč', gps_latitude: 49.18, gps_longitude: 15.45 }

/** A shop without branches and with this response to the lookup of a place. */
function envWith(place: unknown) {
  const queries: string[] = []
  const shop = createShop({
    ...guestSettings,
    endpoints: { shop: 'http://s.test', content: 'http://c.test', cdn: '/cdn' },
    fetch: async (input, init) => {
      const { query, variables } = (await new Request(input, init).json()) as {
        query: string
        variables: { text?: string }
      }
      if (query.includes('branchMap(')) return Response.json({ data: { branchMap: [] } })
      if (query.includes('branches(')) return Response.json({ data: { branches: { items: [], total: 0 } } })
      queries.push(variables.text ?? '')
      return place instanceof Response ? place : Response.json({ data: { place } })
    },
  })
  return { env: { shop } as unknown as PageEnv, queries }
}

const load = (place: unknown, search: string) => loadBranches(envWith(place).env, new URLSearchParams(search))

describe('the place to search branches near', () => {
  it('is known, unknown, or temporarily not available', async () => {
    expect(await load(telc, 'misto=telc')).toMatchObject({ place: { title: 'Telč', lat: 49.18 }, unknown: false })
    expect(await load(null, 'misto=Atlantida')).toMatchObject({ place: null, unknown: true, query: 'Atlantida' })
    expect(await load(new Response('', { status: 500 }), 'misto=telc')).toMatchObject({ place: null, unknown: false })
    expect(await load({ title: 'Telč' }, 'misto=telc')).toMatchObject({ place: null })
  })

  it('is not requested without a place', async () => {
    const { env, queries } = envWith(telc)
    expect(await loadBranches(env, new URLSearchParams('misto=%20'))).toMatchObject({ query: '', unknown: false })
    expect(queries).toEqual([])
  })
})

const at = (region: string, title: string) => ({ region, title })

describe('branches by region', () => {
  it('C9.22 are in the usual order of regions, Czech ones first, and keep their own order inside', () => {
    const branches = [
      ...[at('Košický kraj', 'Košice'), at('Burgenland', 'Eisenstadt'), at('Zlínský kraj', 'Zlín')],
      ...[at('Hlavní město Praha', 'Letná'), at('Hlavní město Praha', 'Smíchov'), at('Kraj Vysočina', 'Jihlava')],
    ]
    expect(byRegion(branches).map(([region, own]) => [region, own.map(({ title }) => title)])).toEqual([
      ['Hlavní město Praha', ['Letná', 'Smíchov']],
      ['Kraj Vysočina', ['Jihlava']],
      ['Zlínský kraj', ['Zlín']],
      ['Košický kraj', ['Košice']],
      ['Burgenland', ['Eisenstadt']],
    ])
  })
})

const spotAt = (name: string, lng: number, lat: number) => ({ name, ...mapPoint([lng, lat]) })

describe('names on the map of branches', () => {
  it('are right of their dot, and left of it near the border', () => {
    const dots = [
      spotAt('Jihlava', 15.6, 49.4),
      spotAt('Ostrava', 18.28, 49.85),
      spotAt('České Budějovice', 14.49, 48.98),
    ]
    expect(labelsOf(dots, 14).map((label) => label?.anchor)).toEqual(['start', 'end', 'middle'])
  })

  it('do not overlap, and are left out if there is no room', () => {
    const crowd = Array.from({ length: 12 }, (_, each) => spotAt('Velké Meziříčí', 15.6 + each / 500, 49.4))
    const labels = labelsOf(crowd, 24).filter((label) => label !== null)
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.length).toBeLessThan(5)
    expect(labelsOf([spotAt('Vídeň', 16.37, 48.2)], 14)).toEqual([null])
  })
})
