import { stateElement } from '../../lib/page/state.ts'

// what the document itself is found by: a text must not stand in front of it
const taken = new Set(['root', 'obsah', stateElement])

/** An id that a text may give to a place of itself. */
export const safeId = (id: string | undefined): string | undefined => (id && !taken.has(id) ? id : undefined)
