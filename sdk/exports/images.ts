export { contentFileUrl, shopFileUrl } from '../src/images/file-url.ts'
export { imageSources, type ImageSources } from '../src/images/image-sources.ts'
export { type DenseImageStyle, type ImageStyle, imageStyles, productStyles } from '../src/images/image-styles.ts'
export { type ImageOptions, type ImageRef, imageUrl } from '../src/images/image-url.ts'
