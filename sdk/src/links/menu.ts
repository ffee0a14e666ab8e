/** The fields by which a flat list of menu entries becomes a tree. */
export interface MenuEntry {
  /** Id of the entry, different for each entry of the menu. */
  readonly id: number
  /** Id of the entry above; null or missing at the top. */
  readonly parent?: number | null
}

/** An entry with those below it. */
export type MenuBranch<T> = Omit<T, 'children'> & {
  /** Entries directly below, in their original order; empty if there are none. */
  readonly children: readonly MenuBranch<T>[]
}

/**
 * Builds a tree from flat entries, in their order. An entry whose parent is missing, or that is its own ancestor,
 * becomes a root; of entries with the same id the first counts.
 */
export function menuTree<T extends MenuEntry>(entries: readonly T[]): readonly MenuBranch<T>[] {
  const byId = new Map<number, T>()
  for (const own of entries) if (!byId.has(own.id)) byId.set(own.id, own)
  const parentOf = ({ id, parent }: T): number | null => {
    const seen = new Set([id])
    for (let above = parent ?? null; above !== null; above = byId.get(above)?.parent ?? null) {
      if (seen.has(above)) return null
      seen.add(above)
    }
    return parent !== null && parent !== undefined && byId.has(parent) ? parent : null
  }
  const below = new Map<number | null, T[]>()
  for (const own of byId.values()) {
    const parent = parentOf(own)
    below.set(parent, [...(below.get(parent) ?? []), own])
  }
  const branches = (parent: number | null): readonly MenuBranch<T>[] =>
    (below.get(parent) ?? []).map((own) => ({ ...own, children: branches(own.id) }))
  return branches(null)
}

/** The fields of a menu entry that {@link pruneMenu} needs. */
export interface PrunableItem<T> {
  /** Path with leading slash; null for a heading without a target. */
  readonly path: string | null
  /** Entries directly below; empty if there are none. */
  readonly children: readonly T[]
}

/**
 * Removes entries from a menu, and headings that are left without children.
 *
 * @param items - The menu; not changed.
 * @param keep - Returns false for entries to remove. By default all stay.
 */
export function pruneMenu<T extends PrunableItem<T>>(
  items: readonly T[],
  keep: (item: T) => boolean = () => true,
): readonly T[] {
  return items.filter(keep).flatMap((item) => {
    const children = pruneMenu(item.children, keep)
    return item.path === null && children.length === 0 ? [] : [{ ...item, children }]
  })
}
