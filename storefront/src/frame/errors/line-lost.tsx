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
      <h1>Spojení se nejspíš ztratilo</h1>
      <p className="lead">Zkontrolujte připojení k internetu. Košík i to, co jste vyplnili, zůstává.</p>
      <Button tone="action" onClick={() => void again()}>
        Zkusit znovu
      </Button>
      <output>
        {tried === 'now' && 'Zkoušíme to.'}
        {tried === 'in vain' && 'Spojení zatím není. Zkuste to prosím za chvíli.'}
      </output>
    </div>
  )
}
