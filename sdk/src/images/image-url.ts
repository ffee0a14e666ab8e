/** A picture as the contract names it; only `path` matters here. */
export interface ImageRef {
  /** Path under `{cdn}/image/{style}/`. */
  readonly path: string
}

/** How a picture is asked for. Sizes are whole CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
  /** Fill the whole box and cut what stands out, instead of fitting into it. */
  readonly crop?: boolean
  /** Enlarge an original that is smaller than the box. */
  readonly upscale?: boolean
}

export interface ImageOptions extends ImageSize {
  /** The webp variant of the picture (B7.53). */
  readonly webp?: boolean
  /** Pixels of the device per CSS pixel: 2 doubles width and height (B7.54). */
  readonly ratio?: 1 | 2
}

const styleOf = ({ width, height, crop, upscale, ratio = 1 }: ImageOptions): string =>
  `style-w${Math.round(width * ratio)}-h${Math.round(height * ratio)}${crop ? '-crop' : ''}${upscale ? '-upscale' : ''}`

/**
 * The address of a picture in a size: `{cdn}/image/style-w255-h270-crop/{path}` (B7.52).
 * `cdn` is the base without a slash at its end; leading slashes of the path are ignored.
 */
export function imageUrl(cdn: string, image: ImageRef | string, options: ImageOptions): string {
  const path = (typeof image === 'string' ? image : image.path).replace(/^\/+/, '')
  return `${cdn}/image/${styleOf(options)}/${path}${options.webp ? '.webp' : ''}`
}
