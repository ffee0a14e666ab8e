import { useCart, useCartUrlAdd, useNoticeActions } from '@vanek/react-hooks'
import { addKey, addToCartFromUrl } from '@vanek/sdk/cart'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Adds what `?addToCart=` of an address names, once, and takes it off the address (C2.31). */
export function UrlAdd() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { show } = useNoticeActions()
  const wanted = addToCartFromUrl(search)
  const rest = wanted?.rest
  // a reload while the add is on its way must not add once more; the router is told when it is done
  useEffect(() => {
    if (rest !== undefined) history.replaceState(history.state, '', pathname + rest + hash)
  }, [pathname, rest, hash])
  useCartUrlAdd(search, (left) => {
    void navigate({ pathname, search: left, hash }, { replace: true, preventScrollReset: true })
  })
  const error = useCart(({ errors }) => (wanted ? errors.get(addKey(wanted.id)) : undefined))
  useEffect(() => {
    if (!error) return
    void import('../texts/say.ts').then(({ say }) => show({ kind: 'danger', text: say(error) }))
  }, [error, show])
  return null
}
