import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Image, isFull, type Sources } from './image.tsx'

const single = { fallback: { src: 'a.png' }, width: 4, height: 3 }
const sources = { ...single, webp: { srcSet: 'a.png.webp 1x' } }

describe('a picture', () => {
  it('is a scene if it is wider than high, otherwise a cut-out product, also with an unknown size', () => {
    expect(isFull({ width: 960, height: 720 })).toBe(true)
    expect(isFull({ width: 800, height: 800 })).toBe(false)
    expect(isFull({})).toBe(false)
  })

  it('has a source in webp beside its fallback, unless it is in one format only', () => {
    const pictureOf = (own: Sources) => {
      const { container } = render(<Image sources={own} alt="" />)
      const [source, image] = [container.querySelector('picture > source'), container.querySelector('img')]
      return [source?.getAttribute('type'), source?.getAttribute('srcset'), image?.getAttribute('src')]
    }
    expect(pictureOf(sources)).toEqual(['image/webp', 'a.png.webp 1x', 'a.png'])
    expect(pictureOf(single)).toEqual([undefined, undefined, 'a.png'])
  })

  it('is marked when it fills its frame', () => {
    const classOf = (full: boolean) =>
      render(<Image sources={sources} alt="" full={full} />).container.querySelector('img')?.className
    expect([classOf(true), classOf(false)]).toEqual(['is-full', ''])
  })
})
