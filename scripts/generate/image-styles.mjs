// Generates the list of image styles of the contract.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { bundlePath } from './openapi.mjs'

export const imageStylesPath = join(root, 'sdk/src/generated/image-styles.ts')

/** The style with twice the pixels in each dimension. */
const doubled = (style) => style.replaceAll(/\d+/g, (side) => String(2 * Number(side)))

const listed = (names) => names.map((name) => `  '${name}',\n`).join('')

/** Writes every style, and the list of those with a double density. */
export function writeImageStyles() {
  const { schemas } = JSON.parse(readFileSync(bundlePath('content'), 'utf8')).components
  const styles = schemas.ImageStyle.enum
  const dense = styles.filter((style) => styles.includes(doubled(style)))
  const text = `// made from specs/content/openapi.yaml; do not edit
/** Every style in which the contract offers pictures. */
export const listedStyles = [
${listed(styles)}] as const

/** Styles whose double is offered too. */
export type ListedDense =
${dense.map((style) => `  | '${style}'\n`).join('')}`
  mkdirSync(dirname(imageStylesPath), { recursive: true })
  writeFileSync(imageStylesPath, text)
}
