import * as texts from '#texts/entities/branch'
import type { GeoPoint } from '@vanek/sdk/content'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const timeoutMs = 10_000

/**
 * The visitor's position, once they request it and the browser allows it. It is used for this list only and never stored.
 */
export function usePlace() {
  const [place, setPlace] = useState<GeoPoint | null>(null)
  const [status, setStatus] = useState<'idle' | 'locating' | 'refused'>('idle')
  return {
    place,
    status,
    forget: () => setPlace(null),
    locate: () => {
      setStatus('locating')
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude: lat, longitude: lng } }) => {
          setPlace({ lat, lng })
          setStatus('idle')
        },
        () => setStatus('refused'),
        { timeout: timeoutMs, maximumAge: 60_000 },
      )
    },
  }
}

interface NearMeProps {
  readonly position: Pick<ReturnType<typeof usePlace>, 'locate' | 'status'>
  readonly className: string
  readonly children: ReactNode
}

/** The button that requests the position from the browser, and a hint if the browser denies it. */
export const NearMe = ({ position: { locate, status }, className, children }: NearMeProps) => (
  <>
    <Button tone="plain" className={className} busy={status === 'locating'} onClick={locate}>
      {children}
    </Button>
    {status === 'refused' && (
      <p className="small" role="alert">
        {texts.placeRefused}
      </p>
    )}
  </>
)
