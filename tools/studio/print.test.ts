import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { distance, printOf, SAME } from './print.ts'

/** An ellipse with a stripe, in a frame of 400 by 400. */
const shape = (scale: number, stripe: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><g transform="scale(${scale})"><ellipse cx="50" cy="50" rx="50" ry="50" fill="#789"/><path d="M${stripe} 20h20v60h-20z" fill="#123"/></g></svg>`,
    ),
  )

describe('a print of a picture', () => {
  it('is that of the object, whatever its size, and another one for another form', async () => {
    const print = await printOf(shape(4, 20), [0, 0, 400, 400])
    expect(print).toMatch(/^[0-9a-f]{128}$/)
    expect(distance(print, await printOf(shape(2, 20), [0, 0, 200, 200]))).toBeLessThan(SAME)
    expect(distance(print, await printOf(shape(4, 60), [0, 0, 400, 400]))).toBeGreaterThan(SAME)
  })

  it('differs from another in the bits that differ', () => {
    expect(distance('00ff', '00ff')).toBe(0)
    expect(distance('00ff', '01fe')).toBe(2)
    expect(distance('0000', 'ffff')).toBe(16)
  })
})
