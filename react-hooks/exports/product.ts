/**
 * The product page.
 *
 * @module
 */
export { type UseFreshProductOptions, useFreshProduct } from '../src/product/use-fresh-product.ts'
export {
  useWatcherForm,
  type UseWatcherFormResult,
  type UseWatcherFormOptions,
} from '../src/product/use-watcher-form.ts'
