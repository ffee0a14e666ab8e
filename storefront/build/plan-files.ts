import { Bits } from './bits.ts'

/** A module of the built shop, after tree shaking. */
export interface BuiltModule {
  readonly id: string
  /** Minified length in bytes. */
  readonly size: number
  /** Ids of the modules that must run before it. */
  readonly imports: readonly string[]
  /** Ids of its lazy imports. */
  readonly loads: readonly string[]
}

/** Cost of one more request in bytes of minified code: its headers, and the worse compression of small files. */
const requestCost = 920

/** A unit of loading: the first script, or the target of a dynamic import. */
interface Entry {
  readonly weight: number
  /** Its dependencies, as numbers of modules or files. */
  readonly needs: Bits
  /** Dependencies that are always loaded before it, because all of its loaders have them. */
  readonly before: Bits
}

interface File {
  readonly number: number
  readonly modules: string[]
  size: number
  /** Numbers of its dependencies, and its own. */
  readonly needs: Bits
  /** Entries that load it. */
  users: Entry[]
}

/** For each module, the numbers of its dependencies and its own. */
function allNeeds(imports: readonly (readonly number[])[]): readonly Bits[] {
  const needs = imports.map((next, own) => new Bits(imports.length, [own, ...next]))
  for (let isMore = true; isMore;) {
    isMore = false
    imports.forEach((next, own) => {
      for (const one of next) if (needs[own]?.addAll(needs[one] ?? new Bits(0))) isMore = true
    })
  }
  return needs
}

function entriesOf(modules: readonly BuiltModule[], weights: ReadonlyMap<string, number>): readonly Entry[] {
  const count = modules.length
  const numbers = new Map(modules.map(({ id }, number) => [id, number]))
  const numbersOf = (ids: readonly string[]) => ids.flatMap((id) => numbers.get(id) ?? [])
  const needs = allNeeds(modules.map(({ imports }) => numbersOf(imports)))
  const loads = modules.map((module) => numbersOf(module.loads))
  const all = new Bits(count, modules.keys())
  const entries = new Map(
    [...weights].map(([id, weight], index) => {
      const own = numbers.get(id) ?? 0
      // starts as all modules; reduced for each loader
      return [own, { weight, needs: needs[own] ?? new Bits(count), before: index === 0 ? new Bits(count) : all.copy() }]
    }),
  )
  for (let isLess = true; isLess;) {
    isLess = false
    for (const entry of entries.values()) {
      const there = entry.before.copy()
      there.addAll(entry.needs)
      entry.needs.forEach((module) => {
        for (const later of loads[module] ?? []) if (entries.get(later)?.before.keepOnly(there)) isLess = true
      })
    }
  }
  return [...entries.values()]
}

/** One file for each set of modules with the same entries. */
function firstFiles(modules: readonly BuiltModule[], inModules: readonly Entry[]) {
  const needs = allNeeds(
    modules.map(({ imports }) => imports.flatMap((id) => modules.findIndex((module) => module.id === id))),
  )
  const names = modules.map((_, number) =>
    inModules.flatMap((entry, index) => (entry.needs.has(number) && !entry.before.has(number) ? [index] : [])).join(),
  )
  const all = [...new Set(names)]
  const fileOf = names.map((name) => all.indexOf(name))
  const asFiles = (bits: Bits) => {
    const files = new Bits(all.length)
    bits.forEach((module) => void files.add(fileOf[module] ?? 0))
    return files
  }
  const entries = inModules.map((entry) => ({
    weight: entry.weight,
    needs: asFiles(entry.needs),
    before: asFiles(entry.before),
  }))
  const files = all.map((_, number): File => {
    const inside = [...modules.keys()].filter((module) => fileOf[module] === number)
    const own = new Bits(all.length)
    for (const module of inside) own.addAll(asFiles(needs[module] ?? new Bits(0)))
    return {
      number,
      modules: inside.flatMap((module) => modules[module]?.id ?? []),
      size: inside.reduce((sum, module) => sum + (modules[module]?.size ?? 0), 0),
      needs: own,
      users: [],
    }
  })
  return { entries, files }
}

const loads = ({ needs, before }: Entry, { number }: File) => needs.has(number) && !before.has(number)

/** The cost of merging two files for all entries together; negative if it saves. */
function costOfJoining(a: File, b: File, files: readonly File[]): number {
  const needs = a.needs.copy()
  needs.addAll(b.needs)
  needs.delete(a.number)
  needs.delete(b.number)
  const costOf = (number: number) => requestCost + (files[number]?.size ?? 0)
  let cost = 0
  for (const entry of new Set([...a.users, ...b.users])) {
    const isThere = (number: number) => entry.before.has(number)
    let own: number
    if (isThere(a.number) || isThere(b.number)) {
      // the other file and its dependencies are loaded before
      own = -costOf(isThere(a.number) ? b.number : a.number)
      own -= needs.sum((next) => (entry.needs.has(next) && !isThere(next) ? costOf(next) : 0))
    } else {
      const lacking = [a, b].filter(({ number }) => !entry.needs.has(number))
      own = lacking.length === 0 ? -requestCost : lacking.reduce((sum, { size }) => sum + size, 0)
      own += needs.sum((next) => (entry.needs.has(next) || isThere(next) ? 0 : costOf(next)))
    }
    cost += own * entry.weight
  }
  return cost
}

/** Whether one depends on the other through a third file: merging them would create a cycle. */
function isBetween(a: File, b: File, files: readonly File[]): boolean {
  const through = (from: File, to: File) =>
    from.needs.has(to.number) &&
    from.needs.sum((next) => Number(next !== from.number && next !== to.number && files[next]?.needs.has(to.number))) >
      0
  return through(a, b) || through(b, a)
}

/**
 * Groups modules into files so that visitors load as little as possible: a byte that is not needed costs as much as one
 * that is, and a request costs `requestCost`. Starts with a file for each set of modules with the same entries, and
 * merges two files as long as that reduces the total cost.
 *
 * @param modules - All modules of the build.
 * @param weights - How often each entry is loaded, by the id of its module. The first one is loaded by everybody.
 * @returns The ids of the modules of each file.
 */
export function planFiles(
  modules: readonly BuiltModule[],
  weights: ReadonlyMap<string, number>,
): readonly (readonly string[])[] {
  const { entries, files } = firstFiles(modules, entriesOf(modules, weights))
  const live = new Set(files)
  const findUsers = () => {
    for (const file of live) file.users = entries.filter((entry) => loads(entry, file))
  }
  const join = (into: File, from: File) => {
    const needs = into.needs.copy()
    needs.addAll(from.needs)
    needs.delete(from.number)
    for (const bits of [...files.map((file) => file.needs), ...entries.flatMap((entry) => [entry.needs, entry.before])])
      if (bits.has(into.number) || bits.has(from.number)) {
        bits.addAll(needs)
        bits.delete(from.number)
      }
    into.size += from.size
    into.modules.push(...from.modules)
    live.delete(from)
    findUsers()
  }
  findUsers()
  for (let joined = true; joined;) {
    joined = false
    for (const file of [...live].sort((a, b) => a.size - b.size)) {
      if (!live.has(file)) continue
      const own = new Set(file.users)
      let best: { readonly with: File; readonly cost: number } | undefined
      for (const other of live) {
        if (other === file) continue
        const isNear =
          other.users.some((user) => own.has(user)) || file.users.some(({ before }) => before.has(other.number))
        if (!isNear) continue
        const cost = costOfJoining(other, file, files)
        if (cost < (best?.cost ?? 0) && !isBetween(other, file, files)) best = { with: other, cost }
      }
      if (!best) continue
      join(best.with, file)
      joined = true
    }
  }
  return [...live].map((file) => file.modules)
}
