import type { Sharp } from 'sharp'

/** What a print compares on each side. */
const SIDE = 16
/** Steps of grey that count as none, so that flat surfaces do not differ by their noise. */
const FLAT = 2
/** What pictures are shown on. */
const STAGE = '#edf3f5'

/** Prints that differ in fewer bits than this look the same. */
export const SAME = 32

/**
 * A print of what an object looks like, whatever its size in the picture: where it gets lighter to the right, then where it
 * gets lighter downwards, 512 bits in hexadecimal digits. `box` is the object: x, y, width, height.
 */
export async function printOf(picture: Sharp, box: readonly [number, number, number, number]): Promise<string> {
  const [left, top, width, height] = box
  const grey = await picture
    .extract({ left, top, width, height })
    .flatten({ background: STAGE })
    .resize(SIDE + 1, SIDE + 1, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const lighter = (step: number): string =>
    Array.from({ length: SIDE * SIDE }, (_, at) => {
      const here = Math.floor(at / SIDE) * (SIDE + 1) + (at % SIDE)
      return (grey[here] ?? 0) + FLAT < (grey[here + step] ?? 0) ? '1' : '0'
    }).join('')
  return (lighter(1) + lighter(SIDE + 1)).replaceAll(/.{4}/g, (bits) => Number.parseInt(bits, 2).toString(16))
}

/** In how many of the 512 bits two prints differ. */
export function distance(one: string, other: string): number {
  let differing = 0
  for (let at = 0; at < one.length; at += 1) {
    let bits = Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16)
    for (; bits > 0; bits >>= 1) differing += bits & 1
  }
  return differing
}
