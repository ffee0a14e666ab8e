import type { Geo } from '@vanek/sdk/content'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const patience = 10_000

/** Where the visitor is, once they have asked for it and the browser has told; it is used for this list and kept nowhere. */
export function usePlace() {
  const [place, setPlace] = useState<Geo | null>(null)
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

/** The button that asks the browser for the visitor's position, and what to do when the browser refuses. */
export const NearMe = ({ position: { ask, status }, className, children }: NearMeProps) => (
  <>
    <Button tone="plain" className={className} busy={status === 'asking'} onClick={ask}>
      {children}
    </Button>
    {status === 'refused' && (
      <p className="small" role="alert">
        Polohu prohlížeč neprozradil. Napište prosím město nebo PSČ.
      </p>
    )}
  </>
)
