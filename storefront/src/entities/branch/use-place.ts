import type { Geo } from '@vanek/sdk/content'
import { useState } from 'react'

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
