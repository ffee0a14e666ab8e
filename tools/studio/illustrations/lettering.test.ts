import { describe, expect, it } from 'vitest'
import { lettering, textWidth } from './lettering.ts'

const drawn = (text: string): string => lettering(text, { x: 0, y: 60, size: 60, colour: '#000' })

describe('lettering', () => {
  it('gives a narrow letter less room than a wide one', () => {
    expect(textWidth('NIN')).toBeLessThan(textWidth('NON') - 0.5)
  })

  it('moves letters together that leave a gap', () => {
    expect(textWidth('VA')).toBeLessThan(textWidth('HH'))
  })

  it('has round corners, and circles in a degree and a percent sign', () => {
    expect(drawn('N')).not.toContain('Q')
    expect(drawn('O').match(/Q/g)).toHaveLength(4)
    expect(drawn('°').match(/Q/g)).toHaveLength(4)
    expect(drawn('%').match(/Q/g)).toHaveLength(8)
  })
})
