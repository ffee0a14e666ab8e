import { ShopParts } from '@vanek/react-hooks'
import type { ReactNode } from 'react'
import { useOverlayStore } from './overlay-store.ts'

/** Brings the store of the overlays for `useOverlays` along with the late part that needs it. */
export const WithOverlays = ({ children }: { readonly children: ReactNode }) => (
  <ShopParts overlays={useOverlayStore()}>{children}</ShopParts>
)
