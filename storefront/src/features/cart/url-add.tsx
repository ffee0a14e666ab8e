import { useCartUrlAdd, useNoticeActions } from '@vanek/react-hooks'
import { parseAddToCartUrl } from '@vanek/sdk/cart'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Adds the item of `?addToCart=` once and removes the parameter from the URL (C2.31). */
export function UrlAdd() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { show } = useNoticeActions()
  const rest = parseAddToCartUrl(search)?.rest
  // a reload while the add is in flight must not add twice; the router's URL is updated when it is done
  useEffect(() => {
    if (rest !== undefined) history.replaceState(history.state, '', pathname + rest + hash)
  }, [pathname, rest, hash])
  useCartUrlAdd(search, (left, error) => {
    void navigate({ pathname, search: left, hash }, { replace: true, preventScrollReset: true })
    if (error)
      void import('../../lib/texts/message-text.ts').then(({ messageText }) =>
        show({ kind: 'danger', text: messageText(error) }),
      )
  })
  return null
}
