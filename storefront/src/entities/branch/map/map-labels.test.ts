import { describe, expect, it } from 'vitest'
import { labelsOf } from '../../../pages/branches/branch-map.tsx'
import { mapPoint } from './map-outline.ts'

const at = (name: string, lng: number, lat: number) => ({ name, ...mapPoint([lng, lat]) })

describe('names on the map of branches', () => {
  it('stand right of their dot, and left of it where the border is near', () => {
    const dots = [at('Jihlava', 15.6, 49.4), at('Ostrava', 18.28, 49.85), at('České Budějovice', 14.49, 48.98)]
    expect(labelsOf(dots, 14).map((label) => label?.anchor)).toEqual(['start', 'end', 'middle'])
  })

  it('keep off each other, and are left out where there is no room', () => {
    const crowd = Array.from({ length: 12 }, (_, each) => at('Velké Meziříčí', 15.6 + each / 500, 49.4))
    const labels = labelsOf(crowd, 24).filter((label) => label !== null)
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.length).toBeLessThan(5)
    expect(labelsOf([at('Vídeň', 16.37, 48.2)], 14)).toEqual([null])
  })
})
