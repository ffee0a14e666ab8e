import { describe, expect, it } from 'vitest'
import { pictureQueue } from './queue.ts'
import { plainLook } from './look.ts'

const variant = (name: string, categoryId: number, main = true) => ({
  ...{ name, categoryId, main, first: main, productId: 1 },
  look: plainLook('elbow', 'white'),
})

describe('the queue of pictures', () => {
  it('takes one product of each category after another, then variants, then other views', () => {
    const queue = pictureQueue(
      [variant('one', 1), variant('other-size', 1, false), variant('two', 1), variant('three', 2)],
      ['a', 'b'],
    )
    expect(queue.map(({ name, view }) => `${name}-${view}`)).toEqual([
      ...['one-a', 'three-a', 'two-a', 'other-size-a'],
      ...['one-b', 'three-b', 'two-b', 'other-size-b'],
    ])
  })

  it('takes other colours of a product before its other sizes', () => {
    const size = variant('size', 1, false)
    const colour = { ...variant('colour', 1, false), look: plainLook('elbow', 'galvanised') }
    const queue = pictureQueue([size, colour, variant('main', 1)], ['a'])
    expect(queue.map(({ name }) => name)).toEqual(['main', 'colour', 'size'])
  })

  it('takes the picture of a look once', () => {
    expect(pictureQueue([variant('one', 1), variant('one', 2)], ['a'])).toHaveLength(1)
  })
})
