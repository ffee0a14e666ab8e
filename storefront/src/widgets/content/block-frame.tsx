import type { ReactNode } from 'react'
import { ContentLink } from '../../entities/content/content-link.tsx'
import type { Block } from '../../entities/content/load-page.ts'
import { buttonClass, type ButtonTone } from '../../ui/button.tsx'
import { buttonColours, inkClass, surfaceOf } from '../../ui/tone.ts'

const TONES: Readonly<Record<string, ButtonTone>> = { primary: 'action', secondary: 'outline', link: 'plain' }

/** The button of a block, in the design colours nearest to the editor's colours. */
export function BlockButton({ button }: { readonly button: Block['button'] }) {
  if (!button) return null
  const style = button.style ?? 'secondary'
  return (
    <p className="block-button">
      <ContentLink
        link={button.button_link}
        className={buttonClass(
          Object.hasOwn(TONES, style) ? (TONES[style] ?? 'outline') : 'outline',
          buttonColours(button.background_color, button.text_color),
        )}
      >
        {button.text}
      </ContentLink>
    </p>
  )
}

interface BlockFrameProps {
  readonly block: Block
  /** CSS class of the block type. */
  readonly kind: string
  /** Whether the title is rendered; false for types that render it themselves. */
  readonly titled?: boolean
  /** Whether the button is shown at the end; false for kinds that show it elsewhere. */
  readonly buttoned?: boolean
  readonly children: ReactNode
}

const classes = (...names: readonly (string | null | false)[]) => names.filter(Boolean).join(' ')

/** The title of a block in the editor's colour. */
export function BlockTitle({ block, className = '' }: { readonly block: Block; readonly className?: string }) {
  const ink = inkClass(block.block_title_color, surfaceOf(block.background_color))
  return block.block_title ? <h2 className={classes(className, ink)}>{block.block_title}</h2> : null
}

/** The background of a block, its title and its button (B3.40). */
export function BlockFrame({ block, kind, titled = true, buttoned = true, children }: BlockFrameProps) {
  const surface = surfaceOf(block.background_color)
  // a section has a heading
  const Part = block.block_title ? 'section' : 'div'
  return (
    <Part
      className={classes(
        'block-part',
        kind,
        surface && surface !== 'paper' && `surface surface-${surface}`,
        inkClass(block.text_color, surface),
      )}
      aria-label={block.block_title ?? undefined}
    >
      {titled && <BlockTitle block={block} />}
      {children}
      {buttoned && <BlockButton button={block.button} />}
    </Part>
  )
}
