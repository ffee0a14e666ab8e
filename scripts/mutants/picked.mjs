// A random choice, reproducible by its seed.

/** Seeded random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** At most `max` of them, chosen by the seed, in their original order. */
export function picked(all, max, seed) {
  const random = randomFrom(seed)
  return all
    .map((one, at) => ({ one, at, by: random() }))
    .sort((a, b) => a.by - b.by)
    .slice(0, max)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
