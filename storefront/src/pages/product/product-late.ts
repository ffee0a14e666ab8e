// together in one file, so that all of them are there when one of them tells the others something new
export { BuyBar } from './buy-bar.tsx'
export { ProductFacts } from './product-facts.tsx'
export { ProductMore } from './product-more.tsx'
export { ProductOffers } from './product-offers.tsx'
