/** How a picture is wanted. */
export interface Style {
  readonly width: number
  readonly height: number
  readonly crop: boolean
  readonly upscale: boolean
}

export const LARGEST = 2400

/** Reads `style-w255-h270-crop-upscale` (B7.52); undefined when it is not one, or larger than is made. */
export function parseStyle(text: string): Style | undefined {
  const match = /^style-w(\d{1,4})-h(\d{1,4})(-crop)?(-upscale)?$/.exec(text)
  if (match === null) return undefined
  const [, width, height, crop, upscale] = match
  const style = {
    width: Number(width),
    height: Number(height),
    crop: crop !== undefined,
    upscale: upscale !== undefined,
  }
  const fits = (side: number): boolean => side >= 1 && side <= LARGEST
  return fits(style.width) && fits(style.height) ? style : undefined
}

export type Format = 'webp' | 'png'

export interface Wanted {
  /** Name of the original without folder `assets` and extension, like `products/desk-fan-white-a`. */
  readonly name: string
  readonly format: Format
}

/** Reads a picture's path: its extension says the format, `.webp` added to it asks for the webp variant (B7.53). */
export function parsePath(path: string): Wanted | undefined {
  const match = /^([a-z0-9]+(?:[/-][a-z0-9-]+)*)\.(png|webp)(\.webp)?$/.exec(path)
  if (match === null || path.length > 200) return undefined
  const [, name = '', extension, variant] = match
  return { name, format: variant !== undefined || extension === 'webp' ? 'webp' : 'png' }
}
