/** A set of small whole numbers, one bit each. */
export type Bits = Uint32Array

export function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32))
}

export function fullBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32)).fill(0xffffffff)
}

export function addBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

export function intersect(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
}

export function subtract(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return count
}

/** The numbers of a set from the smallest on, no more than `most`. */
export function numbersOf(bits: Bits, most = Number.POSITIVE_INFINITY): number[] {
  const numbers: number[] = []
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0
    while (rest !== 0) {
      if (numbers.length >= most) return numbers
      numbers.push(word * 32 + 31 - Math.clz32(rest & -rest))
      rest &= rest - 1
    }
  }
  return numbers
}
