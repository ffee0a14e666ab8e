import { placeOf, type ParameterColumn } from './columns.ts'

interface Gathered {
  readonly slots: number[]
  readonly values: number[]
}

/** Collects pairs of parameters and values by slot, and builds columns. */
export function gatherParameters() {
  const byId = new Map<number, Gathered>()
  return {
    /** @param facets pairs of a parameter and its value; slots come in ascending order */
    add(slot: number, facets: readonly number[]): void {
      for (let at = 0; at + 1 < facets.length; at += 2) {
        const id = facets[at] ?? 0
        let gathered = byId.get(id)
        if (gathered === undefined) byId.set(id, (gathered = { slots: [], values: [] }))
        gathered.slots.push(slot)
        gathered.values.push(facets[at + 1] ?? 0)
      }
    },
    columns(): ReadonlyMap<number, ParameterColumn> {
      return new Map([...byId].map(([id, gathered]) => [id, columnOf(id, gathered)]))
    },
  }
}

function columnOf(id: number, { slots, values }: Gathered): ParameterColumn {
  const distinct = Int32Array.from(new Set(values)).sort()
  const offset = slots[0] ?? 0
  const column = { id, values: distinct, offset, places: new Uint16Array((slots.at(-1) ?? offset) - offset + 1) }
  for (const [at, slot] of slots.entries()) column.places[slot - offset] = placeOf(column, values[at] ?? 0)
  return column
}
