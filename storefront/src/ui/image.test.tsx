import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Image, isFull } from './image.tsx'

const sources = {
  webp: { srcSet: 'a.png.webp 1x' },
  fallback: { src: 'a.png' },
  width: 4,
  height: 3,
}

describe('a picture', () => {
  it('is a scene if it is wider than high, otherwise a cut-out product, also with an unknown size', () => {
    expect(isFull({ width: 960, height: 720 })).toBe(true)
    expect(isFull({ width: 800, height: 800 })).toBe(false)
    expect(isFull({})).toBe(false)
  })

  it('is marked when it fills its frame', () => {
    const classOf = (full: boolean) =>
      render(<Image sources={sources} alt="" full={full} />).container.querySelector('img')?.className
    expect([classOf(true), classOf(false)]).toEqual(['is-full', ''])
  })
})
