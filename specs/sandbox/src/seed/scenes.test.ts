import { describe, expect, it } from 'vitest'
import { catalogue } from '../../seed/catalogue.ts'
import { packageRoot } from '../paths.ts'
import { pictureRefs, readManifest } from './pictures.ts'
import { SCENE_ROOMS } from './scenes.ts'

const manifest = readManifest(packageRoot())
const scenes = manifest.filter(({ view }) => view === 's')

describe('scenes', () => {
  it('are second among the pictures of a product with their look', () => {
    const products = [...catalogue({ products: 484, pictures: manifest }).products()]
    const shown = products.flatMap(({ variants }) => variants.map(({ pictures, look }) => ({ pictures, look })))
    for (const { file, look } of scenes) {
      const having = shown.filter(({ pictures }) => pictures.includes(file))
      expect(having.map((one) => one.look)).toContain(look)
      for (const { pictures } of having) expect(pictures.indexOf(file)).toBe(1)
    }
    expect(scenes.length).toBeGreaterThan(10)
  })

  it('have an alternative text about the surroundings of the product', () => {
    const refs = pictureRefs(manifest)
    for (const { file, room } of scenes) {
      expect(SCENE_ROOMS).toContain(room)
      const { alt, width, height } = refs(file, 'Ventilátor Vzor')
      expect(alt).toMatch(/^(V|Ve|Na) .+: Ventilátor Vzor$/)
      expect([width, height]).toEqual([960, 720])
    }
  })

  it('throw an error without a text', () => {
    const nowhere = scenes.slice(0, 1).map((scene) => ({ ...scene, room: 'space' }))
    const shown = () => nowhere.map(({ file }) => pictureRefs(nowhere)(file, 'Ventilátor Vzor'))
    expect(shown).toThrow('No text for the room space.')
  })
})
