import * as texts from '#texts/widgets/content'
import { contactPath } from '#market/paths'
import { Link } from '../../ui/link.tsx'
import { type Page, sellingPointTitleMaxLength, truncate } from '@vanek/sdk/content'
import { ContentLink } from '../../entities/content/content-link.tsx'
import type { BlockProps } from '../../entities/content/load-page.ts'
import { RichText } from '../../entities/content/rich-text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon, iconName } from '../../ui/icon.tsx'
import { inkClass, surfaceOf } from '../../ui/tone.ts'
import { BlockButton, BlockFrame } from './block-frame.tsx'

/** The contact for questions about the page (B3.39). */
export function ContactBox({ box }: { readonly box: NonNullable<Page['contact_box']> }) {
  const { title_frontend: title, description, show_button: button } = box
  return (
    <aside className="panel contact-box" aria-label={title ?? texts.contact}>
      <div>
        {title && <h2>{title}</h2>}
        {description && <p className="quiet">{description}</p>}
      </div>
      {button && (
        <Link className={buttonClass()} to={contactPath}>
          {texts.writeUs}
        </Link>
      )}
    </aside>
  )
}

const styles = new Set(['plain', 'framed', 'filled'])

/** Texts in columns, each with a button (B2.79). */
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

/** Selling points, as on the home page (B2.80, B9.28). */
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
                <ContentLink link={url}>{truncate(title, sellingPointTitleMaxLength)}</ContentLink>
              ) : (
                truncate(title, sellingPointTitleMaxLength)
              )}
            </Title>
            <p className="quiet small">{text}</p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
