// in one file, so that all of them are loaded when one of them changes state of the others
export { BuyBar } from './facts.tsx'
export { ProductFacts } from './facts.tsx'
export { ProductMore } from './more.tsx'
export { ProductOffers } from './offers.tsx'
