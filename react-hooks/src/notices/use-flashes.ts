import type { Flashes } from '@vanek/sdk/notices'
import { useEffect } from 'react'
import { useBinding } from '../provider/context.ts'

/**
 * Shows the messages that the page before this one left behind, each once (C4.28), and answers how to leave one for the
 * next page. Needs the `flashes` prop of `<ShopProvider>` or `<ShopParts>`.
 *
 * ```tsx
 * const { add } = useFlashes()
 * const onSignedOut = () => {
 *   add({ kind: 'success', text: 'Odhlásili jsme vás' })
 *   location.assign('/')
 * }
 * ```
 */
export function useFlashes(): Pick<Flashes, 'add'> {
  const { flashes, notices } = useBinding()
  if (!flashes) throw new Error('Flashes need the `flashes` prop of <ShopProvider>')
  useEffect(() => {
    for (const notice of flashes.take()) notices.show(notice)
  }, [flashes, notices])
  return { add: flashes.add }
}
