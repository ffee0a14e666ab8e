import * as texts from '#texts/frame/overlays'
import { useShop } from '@vanek/react-hooks'
import { type EntryModal, getSiteConfiguration, withFallbackData } from '@vanek/sdk/content'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'

export interface EditorsWindowProps {
  readonly kind: 'entry' | 'promo'
  readonly onShow?: () => void
  readonly onClose: () => void
}

/** Content of the window; undefined while it is loading, or if that failed. */
function useModal(kind: EditorsWindowProps['kind']): EntryModal | undefined {
  const shop = useShop()
  const [modal, setModal] = useState<EntryModal>()
  useEffect(() => {
    let isCurrent = true
    void withFallbackData(shop, `the ${kind} window`, getSiteConfiguration(shop), null).then((site) => {
      if (isCurrent) setModal((kind === 'entry' ? site?.entry_modal : site?.promo_modal) ?? undefined)
    })
    return () => {
      isCurrent = false
    }
  }, [shop, kind])
  return modal
}

/** A window by editors: on entering the shop (B1.19), or seasonal (B1.21). */
export function EditorsWindow({ kind, onShow, onClose }: EditorsWindowProps) {
  const modal = useModal(kind)
  useEffect(() => {
    if (modal) onShow?.()
  }, [modal, onShow])
  if (!modal) return null
  const { title, content, button_text: label, link } = modal
  return (
    <Dialog title={title} onClose={onClose} className={`dialog-${kind}`}>
      <div className="rich">
        <RichText node={content} under={2} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- following the link closes the window */}
      <div className="row" onClick={onClose}>
        {link && (
          <ContentLink link={link} className={buttonClass('action')}>
            {label ?? link.link_title ?? texts.learnMore}
          </ContentLink>
        )}
        <Button>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
