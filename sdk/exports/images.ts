export { imageSources, type ImageSources } from '../src/images/image-sources.ts'
export { type ImageOptions, type ImageRef, type ImageSize, imageUrl } from '../src/images/image-url.ts'
