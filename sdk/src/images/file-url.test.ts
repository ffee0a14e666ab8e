import { describe, expect, it } from 'vitest'
import { contentFileUrl, imageSources, imageUrl, productStyles, shopFileUrl } from '@vanek/sdk/images'

describe('file URLs', () => {
  it.each(['manuals/v-100.pdf', '/manuals/v-100.pdf'])('B7.55 of the content service: %s', (path) => {
    expect(contentFileUrl('https://cms.test', path)).toBe('https://cms.test/upload/manuals/v-100.pdf')
    expect(contentFileUrl('/content', path)).toBe('/content/upload/manuals/v-100.pdf')
  })

  it.each(['products/v-100.webp', '//products/v-100.webp'])('B7.56 of the shop: %s', (path) => {
    expect(shopFileUrl('https://shop.test', path)).toBe('https://shop.test/image/download/products/v-100.webp')
    expect(shopFileUrl('', path)).toBe('/image/download/products/v-100.webp')
  })
})

describe('image sizes', () => {
  it('B9.45 fits a product box to 255 x 270', () => {
    expect(imageUrl('/cdn', 'a.png', productStyles.box)).toBe('/cdn/image/style-w255-h270/a.png')
  })

  it('B9.46 fits a product detail to 300 x 400', () => {
    expect(imageUrl('/cdn', 'a.png', productStyles.detail)).toBe('/cdn/image/style-w300-h400/a.png')
  })

  it('B9.47 fits a thumbnail to 56 x 56', () => {
    expect(imageSources('/cdn', 'a.png', productStyles.thumbnail)).toMatchObject({ width: 56, height: 56 })
  })
})
