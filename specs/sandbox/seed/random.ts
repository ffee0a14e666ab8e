/** A deterministic random generator. The same seed text gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number
  /** An integer between two bounds, both inclusive. */
  readonly int: (min: number, max: number) => number
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean
  /** One item of a non-empty list. */
  readonly pick: <Item>(list: readonly Item[]) => Item
  /** Up to `count` distinct items, in the order of the list. */
  readonly sample: <Item>(list: readonly Item[], count: number) => Item[]
}

/** FNV-1a with a final avalanche: short texts that differ in one letter give unrelated numbers. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Creates a generator (mulberry32) from a seed text. Each product has its own, so products can be generated in any order. */
export function randomOf(seed: string): Random {
  let state = hash32(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new RangeError('Cannot pick from an empty list.')
    return item
  }
  const sample = <Item>(list: readonly Item[], count: number): Item[] => {
    const left = list.map((item, order) => ({ item, order }))
    while (left.length > count) left.splice(int(0, left.length - 1), 1)
    return left.map((entry) => entry.item)
  }
  return { next, int, pick, sample, chance: (probability) => next() < probability }
}
