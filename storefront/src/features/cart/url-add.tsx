import { useCartUrlAdd, useNoticeActions } from '@vanek/react-hooks'
import { parseAddToCartUrl } from '@vanek/sdk/cart'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useProductPath } from '../../lib/goods/product-path.ts'

/**
 * Adds the item of `?addToCart=` once and removes the parameter from the URL (C2.31). A product whose variant has to be
 * chosen opens instead (C5.43).
 */
export function UrlAdd() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const pathOf = useProductPath()
  const { show } = useNoticeActions()
  const rest = parseAddToCartUrl(search)?.rest
  // a reload while the add is in flight must not add twice; the router's URL is updated when it is done
  useEffect(() => {
    if (rest !== undefined) history.replaceState(history.state, '', pathname + rest + hash)
  }, [pathname, rest, hash])
  useCartUrlAdd(search, (left, error, product) => {
    void navigate(product ? pathOf(product) : { pathname, search: left, hash }, {
      replace: true,
      preventScrollReset: !product,
    })
    // the cart has warned already that nothing is sold now (C8.03)
    if (error && error.code !== 'shopping_disabled')
      void import('../../lib/texts/message-text.ts').then(({ noticeText }) =>
        show({ kind: product ? 'info' : 'danger', text: noticeText(error) }),
      )
  })
  return null
}
