import { describe, expect, it } from 'vitest'
import { pictureChoice } from './pictures.ts'

const entry = (look: string, colour: string, view: string) => ({
  file: `${look}-${view}.avif`,
  kind: 'desk-fan',
  colour,
  view,
  look,
})

describe('the choice of pictures', () => {
  const choice = pictureChoice([
    entry('fan-1', 'white', 'b'),
    entry('fan-1', 'white', 'a'),
    entry('fan-2', 'black', 'a'),
    entry('fan-3', 'mint', 'b'),
  ])
  const chosen = (...looks: string[]) => choice('desk-fan', 'white', { looks: () => looks })

  it('returns the pictures of the look, view a first', () => {
    expect(chosen('fan-1')).toEqual(['fan-1-a.avif', 'fan-1-b.avif'])
    expect(chosen('fan-2', 'fan-1')).toEqual(['fan-2-a.avif'])
  })

  it('uses the next look if the first has no main view', () => {
    expect(chosen('fan-0', 'fan-1')).toEqual(['fan-1-a.avif', 'fan-1-b.avif'])
    expect(chosen('fan-3', 'fan-2')).toEqual(['fan-2-a.avif'])
    expect(chosen('fan-3')).toEqual([])
  })

  it('uses a look in the colour for a text, or in any colour of the kind', () => {
    expect(choice('desk-fan', 'black', { text: 'Stolní ventilátory' })).toEqual(['fan-2-a.avif'])
    expect(choice('desk-fan', 'mint', { text: 'Stolní ventilátory' })[0]).toMatch(/^fan-[12]-a\.avif$/)
  })

  it('puts a scene second, and uses none for texts', () => {
    const withScene = pictureChoice(['s', 'b', 'a'].map((view) => entry('fan-1', 'white', view)))
    const ofGoods = withScene('desk-fan', 'white', { looks: () => ['fan-1'] })
    expect(ofGoods).toEqual(['fan-1-a.avif', 'fan-1-s.avif', 'fan-1-b.avif'])
    expect(withScene('desk-fan', 'white', { text: 'Ticho' })).toEqual(['fan-1-a.avif', 'fan-1-b.avif'])
  })

  it('is empty for a kind without pictures', () => {
    expect(choice('tape', 'aluminium', { text: 'Pásky' })).toEqual([])
  })
})
