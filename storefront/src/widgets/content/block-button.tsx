import { buttonClass, type ButtonTone } from '../../ui/button.tsx'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { buttonColours } from '../../ui/tone.ts'
import type { Block } from '../../entities/content/block-types.ts'

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
