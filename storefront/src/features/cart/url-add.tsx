import { useCartUrlAdd } from '@vanek/react-hooks'
import { useLocation, useNavigate } from 'react-router-dom'

/** Adds what `?addToCart=` of the address names, once, and takes it off the address (C2.31). */
export function UrlAdd() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useCartUrlAdd(search, (rest) => {
    void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true })
  })
  return null
}
