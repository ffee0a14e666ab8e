import { listedStyles, type ListedDense } from '../generated/image-styles.ts'

/** Every style in which the contract offers pictures. */
export const imageStyles = listedStyles

/** A style in which the contract offers pictures, like `style-w320-h240-crop` (B7.52). */
export type ImageStyle = (typeof imageStyles)[number]

/** A style that is offered with twice the pixels too (B7.54). */
export type DenseImageStyle = ListedDense

/** The styles of goods (B9.45, B9.46, B9.47). */
export const productStyles = {
  box: 'style-w255-h270',
  detail: 'style-w300-h400',
  thumbnail: 'style-w56-h56',
} as const satisfies Record<string, DenseImageStyle>
