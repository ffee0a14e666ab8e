import type { ReactNode } from 'react'
import { inkOf, surfaceOf } from '../tone.ts'
import type { Block } from './block-types.ts'

export interface BlockFrameProps {
  readonly block: Block
  /** Class of the kind of block. */
  readonly kind: string
  /** Whether the title is drawn; a kind that draws its own leaves it out. */
  readonly titled?: boolean
  readonly children: ReactNode
}

const classes = (...names: readonly (string | null | false)[]) => names.filter(Boolean).join(' ')

/** The title of a block in the ink that an editor chose; on a surface the surface decides. */
export function BlockTitle({ block, className = '' }: { readonly block: Block; readonly className?: string }) {
  const ink = surfaceOf(block.background_color) ? null : inkOf(block.block_title_color)
  return block.block_title ? <h2 className={classes(className, ink && `ink-${ink}`)}>{block.block_title}</h2> : null
}

/** The surface of a block and its title (B3.40). */
export function BlockFrame({ block, kind, titled = true, children }: BlockFrameProps) {
  const surface = surfaceOf(block.background_color)
  const ink = surface ? null : inkOf(block.text_color)
  return (
    <section
      className={classes(
        'block-part',
        kind,
        surface && surface !== 'paper' && `surface surface-${surface}`,
        ink && `ink-${ink}`,
      )}
      aria-label={block.block_title ?? undefined}
    >
      {titled && <BlockTitle block={block} />}
      {children}
    </section>
  )
}
