import * as texts from '#texts/entities/branch'
import type { GeoPoint } from '@vanek/sdk/content'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const patience = 10_000

/**
 * The visitor's position, after they asked for it and the browser allowed it; used for this list only and never stored.
 */
export function usePlace() {
  const [place, setPlace] = useState<GeoPoint | null>(null)
  const [status, setStatus] = useState<'idle' | 'asking' | 'refused'>('idle')
  return {
    place,
    status,
    forget: () => setPlace(null),
    ask: () => {
      setStatus('asking')
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude: lat, longitude: lng } }) => {
          setPlace({ lat, lng })
          setStatus('idle')
        },
        () => setStatus('refused'),
        { timeout: patience, maximumAge: 60_000 },
      )
    },
  }
}

interface NearMeProps {
  readonly position: Pick<ReturnType<typeof usePlace>, 'ask' | 'status'>
  readonly className: string
  readonly children: ReactNode
}

/** The button that asks the browser for the position, and a hint if the browser denies it. */
export const NearMe = ({ position: { ask, status }, className, children }: NearMeProps) => (
  <>
    <Button tone="plain" className={className} busy={status === 'asking'} onClick={ask}>
      {children}
    </Button>
    {status === 'refused' && (
      <p className="small" role="alert">
        {texts.placeRefused}
      </p>
    )}
  </>
)
