/**
 * The product page.
 *
 * @module
 */
export { type FreshProductOptions, useFreshProduct } from '../src/product/use-fresh-product.ts'
export { useWatcherForm, type WatcherForm, type WatcherFormOptions } from '../src/product/use-watcher-form.ts'
