import type { RichNode } from '../../seed/content/rich-text.ts'
import type { PictureOf } from './pictures.ts'

/** Rich text with its pictures as paths and sizes; those that do not exist are left out. */
export function withPictures(node: RichNode, picture: PictureOf): RichNode {
  if (node.content === undefined) return node
  return { ...node, content: node.content.flatMap((inner) => shown(inner, picture)) }
}

function shown(node: RichNode, picture: PictureOf): readonly RichNode[] {
  if (node.type !== 'image') return [withPictures(node, picture)]
  const { file, alt } = node.attrs ?? {}
  const { path, width, height } = picture(String(file), String(alt))
  return width === undefined || height === undefined
    ? []
    : [{ type: 'image', attrs: { src: path, alt: String(alt), width, height } }]
}
