import { seeded } from '../rig.ts'

/** Choices of one scene: the same name always chooses the same. */
export interface Chance {
  readonly next: () => number
  readonly between: (least: number, most: number) => number
  readonly pick: <T>(list: readonly [T, ...(readonly T[])]) => T
  /** True so often, of 1. */
  readonly maybe: (share: number) => boolean
}

export function chanceOf(name: string): Chance {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  const next = seeded(hash)
  for (let warm = 0; warm < 5; warm += 1) next()
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    maybe: (share) => next() < share,
  }
}
