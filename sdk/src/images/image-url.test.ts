import { describe, expect, it } from 'vitest'
import { imageSources, imageUrl } from '@vanek/sdk/images'

const box = { width: 255, height: 270 }

describe('imageUrl', () => {
  it.each([
    [box, 'style-w255-h270'],
    [{ ...box, crop: true }, 'style-w255-h270-crop'],
    [{ ...box, upscale: true }, 'style-w255-h270-upscale'],
    [{ ...box, crop: true, upscale: true }, 'style-w255-h270-crop-upscale'],
    [{ ...box, crop: false, upscale: false }, 'style-w255-h270'],
    [{ width: 40.4, height: 30.5 }, 'style-w40-h31'],
  ])('B7.52 asks for %j as %s', (size, style) => {
    expect(imageUrl('https://cdn.test', 'products/x.png', size)).toBe(`https://cdn.test/image/${style}/products/x.png`)
  })

  it('B7.53 adds .webp to the path for the webp variant', () => {
    expect(imageUrl('/cdn', { path: 'products/x.png' }, { ...box, webp: true })).toBe(
      '/cdn/image/style-w255-h270/products/x.png.webp',
    )
  })

  it('B7.54 doubles the style for devices with two pixels to one', () => {
    expect(imageUrl('/cdn', 'x.png', { ...box, crop: true, ratio: 2 })).toBe('/cdn/image/style-w510-h540-crop/x.png')
    expect(imageUrl('/cdn', 'x.png', { ...box, ratio: 1 })).toBe('/cdn/image/style-w255-h270/x.png')
  })

  it('does not double the slash of a path that begins with one', () => {
    expect(imageUrl('/cdn', '/x.png', box)).toBe('/cdn/image/style-w255-h270/x.png')
  })
})

describe('imageSources', () => {
  it('B7.53 B7.54 offers webp before the own format, each for ratios 1 and 2', () => {
    expect(imageSources('/cdn', 'x.png', { ...box, crop: true })).toEqual({
      webp: {
        type: 'image/webp',
        srcSet: '/cdn/image/style-w255-h270-crop/x.png.webp 1x, /cdn/image/style-w510-h540-crop/x.png.webp 2x',
      },
      fallback: {
        src: '/cdn/image/style-w255-h270-crop/x.png',
        srcSet: '/cdn/image/style-w255-h270-crop/x.png 1x, /cdn/image/style-w510-h540-crop/x.png 2x',
      },
      width: 255,
      height: 270,
    })
  })
})
