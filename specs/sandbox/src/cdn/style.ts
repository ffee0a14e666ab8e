import type { Operation } from '../http/documents.ts'

/** Size and fit of a requested picture. */
export interface Style {
  readonly width: number
  readonly height: number
  readonly crop: boolean
  readonly upscale: boolean
}

interface Schema {
  readonly $ref?: string
  readonly enum?: readonly string[]
}

/** The styles that an operation of the contract lists for its parameter `style`. */
export function stylesOf(
  { parameters = [] }: Operation,
  schemas: Readonly<Record<string, object>> = {},
): readonly string[] {
  const own: { readonly schema?: Schema } | undefined = parameters.find(
    (parameter) => 'name' in parameter && parameter.name === 'style',
  )
  const name = own?.schema?.$ref?.split('/').at(-1)
  const schema: Schema | undefined = name === undefined ? own?.schema : schemas[name]
  const styles = schema?.enum ?? []
  if (styles.length === 0) throw new Error('The contract lists no styles of pictures.')
  return styles
}

/** Parses `style-w255-h270-crop-upscale` (B7.52); undefined for anything else. */
export function parseStyle(text: string): Style | undefined {
  const match = /^style-w([1-9]\d{0,3})-h([1-9]\d{0,3})(-crop)?(-upscale)?$/.exec(text)
  if (match === null) return undefined
  const [, width, height, crop, upscale] = match
  return {
    width: Number(width),
    height: Number(height),
    crop: crop !== undefined,
    upscale: upscale !== undefined,
  }
}

export type Format = 'avif' | 'webp' | 'png'

export interface PicturePath {
  /** Name of the original without folder `assets` and extension, like `products/desk-fan-white-a`. */
  readonly name: string
  readonly format: Format
}

/**
 * Parses the path of a picture: the extension is the format, and an appended `.webp` selects the webp variant (B7.53).
 */
export function parsePath(path: string): PicturePath | undefined {
  const match = /^([a-z0-9]+(?:[/-][a-z0-9-]+)*)\.(png|webp)(\.webp)?$/.exec(path)
  if (match === null || path.length > 200) return undefined
  const [, name = '', extension, variant] = match
  return { name, format: variant !== undefined || extension === 'webp' ? 'webp' : 'png' }
}
