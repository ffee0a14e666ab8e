import { ShopProvider } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Cart } from './cart.tsx'
import { Checkout } from './checkout.tsx'
import { Products } from './products.tsx'
import { cart, notices, shop } from './shop.ts'

void cart.load()
createRoot(document.body).render(
  <StrictMode>
    <ShopProvider shop={shop} cart={cart} notices={notices}>
      <Products />
      <Cart />
      <Checkout />
    </ShopProvider>
  </StrictMode>,
)
