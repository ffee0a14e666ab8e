import type { Plugin } from 'vite'

/**
 * Parts of React Router that run only where an application asks for them, which ours does not: preloading the pages of
 * links (`prefetch`), learning of routes bit by bit, instrumentation, server components, and screens of its framework. They hang on conditions
 * that a bundler cannot decide; these are their texts and what stands for them.
 */
const conditions: readonly (readonly [text: string, instead: string])[] = [
  [
    'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(\n      prefetch,\n      rest\n    );',
    'let prefetchRef = null, prefetchHandlers = null;',
  ],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ['if (fogOfWar.active && fogOfWar.matches) {', 'if (false) {'],
  ['if (fogOfWar.active) {', 'if (false) {'],
  ['if (init.patchRoutesOnNavigation) {', 'if (false) {'],
  ['if (init.instrumentations) {', 'if (false) {'],
  ['if (this.context && typeof error === "object"', 'if (false && typeof error === "object"'],
  ['return /* @__PURE__ */ React2.createElement(RSCErrorHandler, { error }, result);', 'return result;'],
  // nobody imports it, but the bundler believes that it has side effects
  ['var RemixErrorBoundary = class extends React9.Component {', 'var RemixErrorBoundary = class extends null {'],
  ['var AwaitErrorBoundary = class extends React3.Component {', 'var AwaitErrorBoundary = class extends null {'],
  ['var NavLink = React10.forwardRef(', 'var NavLink = /* @__PURE__ */ React10.forwardRef('],
  ['NavLink.displayName = "NavLink";', ''],
  ['HistoryRouter.displayName = "unstable_HistoryRouter";', ''],
  // every route has its own error screen, in Czech
  ['React2.createElement(DefaultErrorComponent, null);', 'null;'],
]

/** Leaves them out; a build fails when a condition is no longer found. */
export function routerPruned(): Plugin {
  const missing = new Set(conditions.map(([text]) => text))
  return {
    name: 'vanek:router-pruned',
    apply: 'build',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]/.test(id)) return undefined
      let pruned = code
      for (const [text, instead] of conditions) {
        if (pruned.includes(text)) missing.delete(text)
        pruned = pruned.replaceAll(text, instead)
      }
      return pruned === code ? undefined : { code: pruned, map: null }
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`React Router no longer has: ${[...missing].join(' | ')}`)
    },
  }
}
