import { describe, expect, it } from 'vitest'
import { byRegion } from '../../../pages/branches/branch-list.tsx'

const at = (region: string, title: string) => ({ region, title })

describe('branches by region', () => {
  it('C9.22 come in the usual order of regions, Czech ones first, and keep their own order inside', () => {
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
