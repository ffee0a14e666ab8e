import * as texts from '#texts/frame/errors'
import { useCallback, useEffect, useState } from 'react'
import { answers } from '../../lib/browser/line.ts'
import { Button } from '../../ui/button.tsx'

/** Replaces a page that the browser could not load because it is offline. */
export function LineLost() {
  const [tried, setTried] = useState<'no' | 'now' | 'in vain'>('no')
  const again = useCallback(async () => {
    setTried('now')
    if (await answers()) location.reload()
    else setTried('in vain')
  }, [])
  useEffect(() => {
    const back = () => void again()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [again])
  return (
    <div className="page wrap lost">
      <h1>{texts.offlineTitle}</h1>
      <p className="lead">{texts.offlineText}</p>
      <Button tone="action" onClick={() => void again()}>
        {texts.tryAgain}
      </Button>
      <output>
        {tried === 'now' && texts.trying}
        {tried === 'in vain' && texts.stillOffline}
      </output>
    </div>
  )
}
