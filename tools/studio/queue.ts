import type { KindColours, ViewName } from './types.ts'

export interface Job {
  readonly kind: string
  readonly colour: string
  readonly view: ViewName
}

export const pictureName = (job: Job): string => `${job.kind}-${job.colour}-${job.view}`

/** All pictures, the most wanted first: every kind once, then its colours, then straight and close views. */
export function pictureQueue(kinds: readonly KindColours[]): readonly Job[] {
  const first = (view: ViewName): Job[] =>
    kinds.flatMap(({ kind, colours }) => colours.slice(0, 1).map((colour) => ({ kind, colour, view })))
  const rest = (view: ViewName): Job[] =>
    kinds.flatMap(({ kind, colours }) => colours.slice(1).map((colour) => ({ kind, colour, view })))
  return [...first('a'), ...rest('a'), ...first('b'), ...first('c'), ...rest('b'), ...rest('c')]
}
