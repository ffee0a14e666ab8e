import * as texts from '#texts/frame/header'
import { useOverlays } from '@vanek/react-hooks'
import { shouldShowTopBanner } from '@vanek/sdk/overlays'
import { magazine } from '../../lib/paths/article.ts'
import { articlesPath } from '#market/paths'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { useGross } from '../../entities/price/use-gross.ts'
import { WithOverlays } from '../../lib/visitor/with-overlays.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ShellData } from '../../entities/shop/load-shell.ts'
import { phoneText } from '../../lib/texts/format.ts'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Link } from '../../ui/link.tsx'

/** The editors' banner (B1.22); a closed one shows again after it was modified (B4.29). */
function Banner({ banner }: { readonly banner: NonNullable<ShellData['topBanner']> }) {
  const { closeTopBanner } = useOverlays()
  const { text, link, lastModified } = banner
  return (
    <span className="top-banner">
      {link ? <ContentLink link={link}>{text}</ContentLink> : text}
      <IconButton label={texts.closeBanner} onClick={() => closeTopBanner(lastModified)}>
        <Icon name="close" />
      </IconButton>
    </span>
  )
}

function Line({ shell }: { readonly shell: ShellData }) {
  const { topBannerClosed } = useOverlays()
  const gross = useGross()
  const { topBanner, settings } = shell
  const { contact, freeShippingAt } = settings
  const shown =
    topBanner &&
    shouldShowTopBanner(
      { enabled: true, domain_enabled: true, text: topBanner.text, last_modified: topBanner.lastModified },
      topBannerClosed,
    )
  return (
    <aside className="top-line" aria-label={texts.asideLabel}>
      <div className="wrap">
        {shown ? (
          <Banner banner={topBanner} />
        ) : (
          freeShippingAt !== null && (
            <span>
              <Icon name="truck" />
              {texts.freeShippingFrom(gross(freeShippingAt))}
            </span>
          )
        )}
        <Link className="top-magazine" to={articlesPath}>
          {magazine.title}
        </Link>
        {contact.phone && (
          <a className="top-phone" href={`tel:${contact.phone.replaceAll(/\s/g, '')}`}>
            <Icon name="phone" />
            <span className="head-text num">{phoneText(contact.phone)}</span>
          </a>
        )}
      </div>
    </aside>
  )
}

/** The line above the header: the editors' banner or the delivery promise, and the contact. */
export function TopLine() {
  const shell = useShell()
  return (
    shell && (
      <WithOverlays>
        <Line shell={shell} />
      </WithOverlays>
    )
  )
}
