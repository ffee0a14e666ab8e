import type { VariantLook } from './catalogue.ts'
import { chanceOf } from './rooms/chance.ts'
import { rooms } from './rooms/index.ts'
import type { Room } from './rooms/room.ts'
import type { Look } from './types.ts'

/** A scene to render: the look of a product and a room that suits it. */
export interface SceneJob {
  readonly name: string
  readonly look: Look
  readonly room: Room
}

export const sceneFile = ({ name }: Pick<SceneJob, 'name'>): string => `${name}-s.avif`

/** What each further product of a kind loses, so that not the same rooms come first. */
const REPEATED = 70

/** The room of a look: always the same one, whatever else is sold. */
export function roomOf(look: Look, name: string): Room | undefined {
  const [first, ...others] = rooms.filter(({ holds }) => look.kind in holds)
  return first && chanceOf(`room ${name}`).pick([first, ...others])
}

type Sold = Pick<VariantLook, 'name' | 'look' | 'main' | 'popularity'>

/** Scenes for main variants that everybody may see, the best sold first, kinds taking turns. */
export function sceneQueue(variants: readonly Sold[]): readonly SceneJob[] {
  const sold = variants
    .filter(({ main, popularity }) => main && popularity !== null)
    .toSorted((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0))
  const taken = new Map<string, number>()
  const ranked = sold.flatMap(({ name, look, popularity }) => {
    const room = roomOf(look, name)
    if (room === undefined) return []
    const before = taken.get(look.kind) ?? 0
    taken.set(look.kind, before + 1)
    return [{ job: { name, look, room }, rank: (popularity ?? 0) - before * REPEATED }]
  })
  return ranked.toSorted((one, other) => other.rank - one.rank).map(({ job }) => job)
}
