import type { Leaf } from './categories/tree.ts'
import type { Schedule } from './schedule.ts'

/** Related products of a product. Only ids, so that the related products do not have to be generated. */
export interface Relations {
  readonly alternatives: (leaf: Leaf, ordinal: number) => readonly number[]
  readonly related: (leaf: Leaf, ordinal: number) => readonly number[]
  /** A free gift with an expensive product. */
  readonly gifts: (leaf: Leaf) => readonly number[]
}

const CHEAP = 250

export function relationsOf(leaves: readonly Leaf[], schedule: Schedule, total: number): Relations {
  const bySlug = new Map(leaves.map((leaf) => [leaf.spec.slug, leaf]))
  const counts = new Map(leaves.map((leaf) => [leaf.spec.slug, schedule.countOf(leaf, total)]))
  const known = (leaf: Leaf, ordinal: number): number[] =>
    ordinal < (counts.get(leaf.spec.slug) ?? 0) ? [schedule.idOf(leaf, ordinal)] : []
  const friends = (leaf: Leaf): readonly Leaf[] =>
    leaf.spec.goesWith.flatMap((slug) => {
      const friend = bySlug.get(slug)
      return friend === undefined ? [] : [friend]
    })

  return {
    alternatives(leaf, ordinal) {
      const count = counts.get(leaf.spec.slug) ?? 0
      const others = Array.from({ length: Math.min(4, count - 1) }, (_, step) => (ordinal + step + 1) % count)
      return others.flatMap((other) => known(leaf, other))
    },
    related: (leaf, ordinal) =>
      friends(leaf).flatMap((friend) => known(friend, ordinal % Math.max(1, counts.get(friend.spec.slug) ?? 1))),
    gifts(leaf) {
      const cheap =
        friends(leaf).find((friend) => friend.spec.sizes.every((row) => row.price[0] < CHEAP)) ??
        bySlug.get('hlinikove-pasky')
      return cheap === undefined ? [] : known(cheap, 0)
    },
  }
}
