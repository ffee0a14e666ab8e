import { describe, expect, it } from 'vitest'
import { type DenseImageStyle, imageSources, type ImageStyle, imageStyles, imageUrl } from '@vanek/sdk/images'

const doubled = (style: string) => style.replaceAll(/\d+/g, (side) => `${2 * Number(side)}`)

describe('imageUrl', () => {
  it.each([
    ['style-w255-h270', 'style-w255-h270'],
    ['style-w320-h240-crop', 'style-w320-h240-crop'],
  ] as const)('B7.52 builds the URL of %s', (style, written) => {
    expect(imageUrl('https://cdn.test', 'products/x.png', style)).toBe(
      `https://cdn.test/image/${written}/products/x.png`,
    )
  })

  it('B7.53 appends .webp for the webp variant', () => {
    expect(imageUrl('/cdn', { path: 'products/x.png' }, 'style-w255-h270', { webp: true })).toBe(
      '/cdn/image/style-w255-h270/products/x.png.webp',
    )
  })

  it('does not double a leading slash', () => {
    expect(imageUrl('/cdn', '/x.png', 'style-w255-h270')).toBe('/cdn/image/style-w255-h270/x.png')
  })

  it('accepts only styles of the list, and others as a type argument', () => {
    // @ts-expect-error -- the back end does not support this size
    imageUrl('/cdn', 'x.png', 'style-w1-h1')
    expect(imageUrl<'style-w1-h1'>('/cdn', 'x.png', 'style-w1-h1')).toBe('/cdn/image/style-w1-h1/x.png')
  })
})

describe('imageSources', () => {
  it('B7.53 B7.54 lists webp before the original format, each for ratios 1 and 2', () => {
    expect(imageSources('/cdn', 'x.png', 'style-w320-h240-crop')).toEqual({
      webp: {
        type: 'image/webp',
        srcSet: '/cdn/image/style-w320-h240-crop/x.png.webp 1x, /cdn/image/style-w640-h480-crop/x.png.webp 2x',
      },
      fallback: {
        src: '/cdn/image/style-w320-h240-crop/x.png',
        srcSet: '/cdn/image/style-w320-h240-crop/x.png 1x, /cdn/image/style-w640-h480-crop/x.png 2x',
      },
      width: 320,
      height: 240,
    })
  })

  it('B7.54 accepts only styles that exist in double size', () => {
    const dense = ['style-w56-h56', 'style-w1408-h320-crop'] as const satisfies readonly DenseImageStyle[]
    const all: readonly string[] = imageStyles
    expect(dense.map(doubled).filter((style) => !all.includes(style))).toEqual([])
    // @ts-expect-error -- share images do not exist in double size
    const alone: DenseImageStyle = 'style-w1200-h630' satisfies ImageStyle
    expect(all).not.toContain(doubled(alone))
    expect(all).toContain(alone)
  })
})
