import { truncate, sellingPointTitleMax } from '@vanek/sdk/content'
import { Icon, iconName } from '../../ui/icon.tsx'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { inkClass, surfaceOf } from '../../ui/tone.ts'
import { BlockButton } from './block-button.tsx'
import { BlockFrame } from './block-frame.tsx'
import type { BlockProps } from '../../entities/content/block-types.ts'

const styles = new Set(['plain', 'framed', 'filled'])

/** Texts side by side, each with a button of its own (B2.79). */
export function TextBoxesBlock({ block }: BlockProps) {
  return (
    <BlockFrame block={block} kind="block-boxes">
      {block.text && (
        <div className="rich">
          <RichText node={block.text} under={2} />
        </div>
      )}
      <ul className="text-boxes">
        {block.text_boxes.map(({ text, box_styles, background_color, text_color, button }, at) => {
          const style = box_styles !== null && styles.has(box_styles) ? box_styles : 'plain'
          const surface = surfaceOf(background_color) ?? (style === 'filled' ? 'mist' : 'paper')
          return (
            <li
              className={`text-box is-${style} surface-${surface} ${inkClass(text_color, surface)}`.trimEnd()}
              key={at}
            >
              <div className="rich">
                <RichText node={text} under={block.block_title ? 2 : 1} />
              </div>
              <BlockButton button={button} />
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}

/** Why to buy here, as on the home page (B2.80, B9.28). */
export function SellingPointsBlock({ block, goods: { points } }: BlockProps) {
  if (points.length === 0) return null
  const Title = block.block_title ? 'h3' : 'h2'
  return (
    <BlockFrame block={block} kind="block-points">
      <ul className="points">
        {points.map(({ title, text, icon, url }) => (
          <li key={title}>
            <Icon name={iconName(icon)} />
            <Title className="point-title">
              {url ? (
                <ContentLink link={url}>{truncate(title, sellingPointTitleMax)}</ContentLink>
              ) : (
                truncate(title, sellingPointTitleMax)
              )}
            </Title>
            <p className="quiet small">{text}</p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
