import { decodeQR } from 'qr/decode.js'

/** What a phone reads from a QR code that is drawn of squares. */
export function readCode(svg: string): string {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [, x, y, side] of svg.matchAll(/M(\d+),(\d+)h(\d+)/g))
    for (let row = Number(y); row < Number(y) + Number(side); row += 1)
      for (let column = Number(x); column < Number(x) + Number(side); column += 1)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  return decodeQR({ width: size, height: size, data })
}
