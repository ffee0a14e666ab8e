import * as texts from '#texts/pages/branch'
import type { Branch } from '@vanek/sdk/content'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { sentState } from '../../lib/page/page-state.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Whether a page may be embedded. The server lists the origins, and its content security policy allows no others. */
function mayFrame(src: string): boolean {
  try {
    const frameOrigins = sentState().settings?.frameOrigins ?? []
    const { origin } = new URL(src)
    return origin !== location.origin && frameOrigins.includes(origin)
  } catch {
    return false
  }
}

interface EmbedProps {
  readonly src: string
  /** Text of the link. */
  readonly title: string
  /** Name of the opened content. */
  readonly name: string
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Focuses the frame when it mounts. */
const focused = (frame: HTMLIFrameElement | null) => frame?.focus()

/**
 * A third-party page. It loads only after a press. Then it is embedded if the shop allows its origin; otherwise, and
 * without scripts, it is a plain link.
 */
function Embed({ src, title, name }: EmbedProps) {
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLSpanElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    link.current?.querySelector('a')?.focus()
  }
  if (isOpen)
    return (
      <section className="branch-embed stack gap-1" aria-label={name}>
        <div className="row branch-embed-head">
          <strong>{name}</strong>
          <Button onClick={close}>
            <Icon name="close" />
            {texts.close}
          </Button>
        </div>
        <iframe
          src={src}
          title={name}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- only a page of our own origin could remove the sandbox, and it never is one
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          allow="fullscreen; gyroscope; accelerometer"
          ref={focused}
        />
      </section>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the interactive element is the link inside
    <span
      ref={link}
      onClick={(event) => {
        if (!isPlain(event) || !mayFrame(src)) return
        event.preventDefault()
        setOpen(true)
      }}
    >
      <ContentLink link={src} className="btn btn-outline">
        {title}
      </ContentLink>
    </span>
  )
}

interface Fact {
  readonly title: string
  readonly text: ReactNode
}

const factsOf = (branch: Branch): readonly Fact[] => [
  ...(branch.branch_map_description ? [{ title: texts.entrance, text: branch.branch_map_description }] : []),
  ...(branch.public_transportation_accessibility
    ? [{ title: texts.byPublicTransport, text: branch.public_transportation_accessibility }]
    : []),
  ...(branch.car_accessibility ? [{ title: texts.byCar, text: branch.car_accessibility }] : []),
  { title: texts.paying, text: branch.pay_with_card ? texts.cashAndCard : texts.cashOnly },
]

/** Directions, payment options and services of a branch (B3.35). */
export function BranchFacts({ branch }: { readonly branch: Branch }) {
  const { services } = branch
  return (
    <>
      <dl className="branch-facts">
        {factsOf(branch).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {services.length > 0 && (
        <>
          <h2>{texts.servicesTitle}</h2>
          <ul className="branch-services">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Third-party content: a tour and a map are embedded on request, everything else is a link (B3.34, B3.36). */
export function BranchLinks({ branch }: { readonly branch: Branch }) {
  const links = [
    [branch.branch_map_iframe ? null : branch.google_map_link, texts.showOnMap],
    [branch.review_link, texts.reviews],
  ].filter((link): link is [string, string] => Boolean(link[0]))
  const embeds = [
    [branch.branch_map_iframe, texts.showOnMap, texts.map],
    [branch.branch_360_iframe, texts.walkThrough, texts.tour],
  ].filter((embed): embed is [string, string, string] => Boolean(embed[0]))
  if (links.length + embeds.length === 0) return null
  return (
    <ul className="branch-links">
      {embeds.map(([src, title, name]) => (
        <li key={title}>
          <Embed src={src} title={title} name={name} />
        </li>
      ))}
      {links.map(([href, title]) => (
        <li key={title}>
          <ContentLink link={href} className="btn btn-outline">
            {title}
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
