/** What moves a listing, in one file: it is loaded at the first sign of the visitor. */
export { FilterPanel } from './filters/filter-panel.tsx'
export { ListingBar } from './listing-bar.tsx'
export { LoadMore } from './load-more.tsx'
export { NothingFits } from './nothing-fits.tsx'
export { Pager } from './pager.tsx'
