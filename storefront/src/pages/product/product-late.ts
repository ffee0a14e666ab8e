// together in one file, so that all of them are there when one of them tells the others something new
export { BuyBar } from './facts.tsx'
export { ProductFacts } from './facts.tsx'
export { ProductMore } from './more.tsx'
export { ProductOffers } from './offers.tsx'
