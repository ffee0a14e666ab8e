import { ShopParts } from '@vanek/react-hooks'
import type { ReactNode } from 'react'
import { useOverlayStore } from './overlay-store.ts'

/** Provides the overlay store for `useOverlays` in a late part. */
export const WithOverlays = ({ children }: { readonly children: ReactNode }) => (
  <ShopParts overlays={useOverlayStore()}>{children}</ShopParts>
)
