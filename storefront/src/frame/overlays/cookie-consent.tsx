import * as texts from '#texts/frame/overlays'
import { privacyPath } from '#market/paths'
import { useOverlays } from '@vanek/react-hooks'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'

const purposes = [
  { name: 'analytics', label: texts.analytics, text: texts.analyticsText },
  { name: 'marketing', label: texts.marketing, text: texts.marketingText },
] as const

/** Focuses the banner if the visitor reopened it; when it opens on its own, the focus stays. */
function useFocusWhenAsked(asked: boolean) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked) ref.current?.focus()
  }, [asked])
  return ref
}

/**
 * The cookie banner (B1.24): accept and reject are one press each, settings by purpose are a second layer. It stands
 * below the page and does not block it; only necessary scripts run before the choice.
 */
export function CookieConsent() {
  const { consent, saveConsent: decide } = useOverlays()
  const [detailed, setDetailed] = useState(consent !== null)
  const [chosen, setChosen] = useState({
    analytics: consent?.analytics ?? false,
    marketing: consent?.marketing ?? false,
  })
  const ref = useFocusWhenAsked(consent !== null)
  const id = useId()
  const all = (allowed: boolean) => () => decide({ analytics: allowed, marketing: allowed })
  return (
    <section className="consent" aria-labelledby={id} tabIndex={-1} ref={ref}>
      <div className="wrap consent-in">
        <div className="consent-text">
          <h2 id={id}>{texts.cookiesTitle}</h2>
          <p>
            {texts.cookiesText}
            <Link to={privacyPath}>{texts.privacyLink}</Link>
          </p>
        </div>
        {detailed && (
          <fieldset className="consent-purposes">
            <legend className="hide">{texts.purposesLegend}</legend>
            <Check
              id={`${id}-necessary`}
              label={<Purpose label={texts.necessary} text={texts.necessaryText} />}
              checked
              disabled
              readOnly
            />
            {purposes.map(({ name, label, text }) => (
              <Check
                key={name}
                id={`${id}-${name}`}
                label={<Purpose label={label} text={text} />}
                checked={chosen[name]}
                onChange={({ target }) => setChosen({ ...chosen, [name]: target.checked })}
              />
            ))}
          </fieldset>
        )}
        <div className="consent-ways">
          <Button onClick={all(true)}>{texts.allowAll}</Button>
          <Button onClick={all(false)}>{texts.refuse}</Button>
          {detailed ? (
            <Button onClick={() => decide(chosen)}>{texts.saveChoice}</Button>
          ) : (
            <Button tone="plain" onClick={() => setDetailed(true)}>
              {texts.setUp}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const Purpose = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <>
    <b>{label}</b> <span className="quiet small">{text}</span>
  </>
)
