import * as texts from '#texts/frame/overlays'
import { useOverlays } from '@vanek/react-hooks'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ContentLink } from '../../entities/content/content-link.tsx'

/** Offers to go to another page, with the texts of the code that opened it (B1.20); survives a reload. */
export function RedirectWindow() {
  const { redirect, closeRedirect } = useOverlays()
  if (!redirect) return null
  return (
    <Dialog title={redirect.title} onClose={closeRedirect}>
      <p>{redirect.text}</p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- following the link closes the window */}
      <div className="row" onClick={closeRedirect}>
        <ContentLink link={redirect.href} className={buttonClass('action')}>
          {texts.goOn}
        </ContentLink>
        <Button>{texts.stay}</Button>
      </div>
    </Dialog>
  )
}
