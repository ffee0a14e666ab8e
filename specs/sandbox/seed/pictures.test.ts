import { describe, expect, it } from 'vitest'
import { pictureChoice } from './pictures.ts'

const entry = (colour: string, view: string) => ({
  file: `desk-fan-${colour}-${view}.webp`,
  kind: 'desk-fan',
  colour,
  view,
})

describe('the choice of pictures', () => {
  const choice = pictureChoice([entry('white', 'b'), entry('white', 'a'), entry('black', 'a'), entry('mint', 'c')])

  it('gives the wanted colour, view a first', () => {
    expect(choice('desk-fan', 'white')).toEqual(['desk-fan-white-a.webp', 'desk-fan-white-b.webp'])
    expect(choice('desk-fan', 'black')).toEqual(['desk-fan-black-a.webp'])
  })

  it('falls back to the default colour when the wanted one has no main view', () => {
    expect(choice('desk-fan', 'mint')).toEqual(choice('desk-fan', 'white'))
  })

  it('falls back to any colour when the default one has none', () => {
    const only = pictureChoice([entry('white', 'b'), entry('black', 'a')])
    expect(only('desk-fan', 'mint')).toEqual(['desk-fan-black-a.webp'])
  })

  it('prefers the pictures of the look, and nothing else shows them', () => {
    const look = { ...entry('white', 'a'), file: 'desk-fan-1f0c22ab-a.webp', look: 'desk-fan-1f0c22ab' }
    const withLook = pictureChoice([entry('black', 'a'), look])
    const chosen = (...looks: string[]) => withLook('desk-fan', 'white', { looks: () => looks })
    expect(chosen('desk-fan-1f0c22ab')).toEqual([look.file])
    expect(chosen('desk-fan-00000000', 'desk-fan-1f0c22ab')).toEqual([look.file])
    expect(chosen('desk-fan-00000000')).toEqual(['desk-fan-black-a.webp'])
    expect(withLook('desk-fan', 'white', { text: 'Stolní ventilátory' })).toEqual([look.file])
    expect(withLook('desk-fan', 'black', { text: 'Stolní ventilátory' })).toEqual(['desk-fan-black-a.webp'])
    expect(withLook('desk-fan', 'white')).toEqual(['desk-fan-black-a.webp'])
  })

  it('shows a scene last, and to a text only if it asks for one', () => {
    const look = 'desk-fan-1f0c22ab'
    const of = (view: string) => ({ ...entry('white', view), file: `${look}-${view}.avif`, look })
    const withScene = pictureChoice([{ ...of('s'), room: 'office' }, of('b'), of('a')])
    const ofGoods = withScene('desk-fan', 'white', { looks: () => [look] })
    expect(ofGoods).toEqual([`${look}-a.avif`, `${look}-b.avif`, `${look}-s.avif`])
    expect(withScene('desk-fan', 'white', { text: 'Ticho' })).toEqual([`${look}-a.avif`, `${look}-b.avif`])
    expect(withScene('desk-fan', 'white', { text: 'Ticho', scene: true })).toEqual([`${look}-s.avif`])
    const without = pictureChoice([of('a')])
    expect(without('desk-fan', 'white', { text: 'Ticho', scene: true })).toEqual([`${look}-a.avif`])
  })

  it('gives nothing for a kind without pictures', () => {
    expect(choice('tape', 'aluminium')).toEqual([])
  })
})
