import type { Pdf } from '../files/pdf.ts'

export const LEFT = 44
export const RIGHT = 595.28 - LEFT
export const WIDTH = RIGHT - LEFT
/** Top of the page footer, and bottom of the content above it. */
export const FOOT = 796
export const BOTTOM = FOOT - 14
export const widest = 150

export const INK = '#0a2a33'
export const INK_2 = '#4a646d'
export const LINE = '#d3e0e4'
export const MIST = '#f2f7f8'
export const OK = '#0b6a49'

export interface Writing {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size?: number
  readonly bold?: boolean
  readonly color?: string
  readonly align?: 'left' | 'right'
}

/** Draws text in a column; returns its height. Right-aligned numbers are never broken. */
export function put(pdf: Pdf, text: string, writing: Writing): number {
  const { x, y, width, size = 8.5, bold = false, color = INK, align = 'left' } = writing
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
  const isNumber = align === 'right' && !text.includes('\n')
  if (isNumber) pdf.fontSize(Math.min(size, (size * (width - 0.5)) / Math.max(1, pdf.widthOfString(text))))
  const height = pdf.heightOfString(text, { width, align })
  pdf.text(text, x, y, { width, align })
  return height
}

/** Draws a small label above its value. */
export function label(pdf: Pdf, text: string, x: number, y: number, width: number): void {
  put(pdf, text, { x, y, width, size: 7, color: INK_2 })
}

export function rule(pdf: Pdf, y: number, { from = LEFT, color = LINE, width = 0.5 } = {}): void {
  pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(width).stroke(color)
}
