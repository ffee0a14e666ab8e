import { listedStyles, type ListedDense } from '../generated/image-styles.ts'

/** Every style in which the contract offers pictures. */
export const imageStyles = listedStyles

/** A style in which the contract offers pictures, like `style-w320-h240-crop`. */
export type ImageStyle = (typeof imageStyles)[number]

/** A style that is offered with twice the pixels too. */
export type DenseImageStyle = ListedDense

/** Styles of product pictures. */
export const productStyles = {
  /** Picture of a product in a listing. */
  box: 'style-w255-h270',
  /** Main picture of a product page. */
  detail: 'style-w300-h400',
  /** Small picture: thumbnails of a gallery, search suggestions, gifts. */
  thumbnail: 'style-w56-h56',
} as const satisfies Record<string, DenseImageStyle>
