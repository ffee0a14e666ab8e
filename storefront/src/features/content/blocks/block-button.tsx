import { buttonClass, type ButtonTone } from '../../../ui/button.tsx'
import { ContentLink } from '../content-link.tsx'
import type { Block } from './block-types.ts'

const TONES: Readonly<Record<string, ButtonTone>> = { primary: 'action', secondary: 'outline', link: 'plain' }

/** The button of a block; its colours are those of the look. */
export function BlockButton({ button }: { readonly button: Block['button'] }) {
  if (!button) return null
  const style = button.style ?? 'secondary'
  return (
    <p className="block-button">
      <ContentLink
        link={button.button_link}
        className={buttonClass(Object.hasOwn(TONES, style) ? (TONES[style] ?? 'outline') : 'outline')}
      >
        {button.text}
      </ContentLink>
    </p>
  )
}
