/** A set of small integers. The file planner merges millions of them, which takes ten times as long with a `Set`. */
export class Bits {
  readonly #words: Uint32Array

  /** @param bound - Upper limit of the members, exclusive. */
  constructor(bound: number, members: Iterable<number> = []) {
    this.#words = new Uint32Array(Math.ceil(bound / 32))
    for (const member of members) this.add(member)
  }

  copy(): Bits {
    const copied = new Bits(this.#words.length * 32)
    copied.addAll(this)
    return copied
  }

  has(member: number): boolean {
    return (((this.#words[member >> 5] ?? 0) >>> (member & 31)) & 1) === 1
  }

  add(member: number): this {
    this.#words[member >> 5] = (this.#words[member >> 5] ?? 0) | (1 << (member & 31))
    return this
  }

  delete(member: number): void {
    this.#words[member >> 5] = (this.#words[member >> 5] ?? 0) & ~(1 << (member & 31))
  }

  /** Adds the members of another set; returns whether any was new. */
  addAll(other: Bits): boolean {
    const [own, more] = [this.#words, other.#words]
    let isMore = false
    for (let at = 0; at < own.length; at += 1) {
      const joined = (own[at] ?? 0) | (more[at] ?? 0)
      isMore ||= joined >>> 0 !== own[at]
      own[at] = joined
    }
    return isMore
  }

  /** Intersects with another set; returns whether any member was removed. */
  keepOnly(other: Bits): boolean {
    const [own, common] = [this.#words, other.#words]
    let isLess = false
    for (let at = 0; at < own.length; at += 1) {
      const kept = (own[at] ?? 0) & (common[at] ?? 0)
      isLess ||= kept >>> 0 !== own[at]
      own[at] = kept
    }
    return isLess
  }

  forEach(call: (member: number) => void): void {
    const own = this.#words
    for (let at = 0; at < own.length; at += 1)
      for (let word = own[at] ?? 0; word !== 0; word &= word - 1) call(at * 32 + 31 - Math.clz32(word & -word))
  }

  /** The sum of a number for each member. */
  sum(of: (member: number) => number): number {
    let sum = 0
    this.forEach((member) => void (sum += of(member)))
    return sum
  }
}
