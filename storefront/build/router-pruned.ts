import type { Plugin } from 'vite'

/**
 * Parts of React Router that run only if an application uses them, and this one does not: `prefetch` on links, lazy route
 * discovery, instrumentation, server components, middleware, view transitions, masked links, and screens of its framework.
 * They depend on conditions that a bundler cannot evaluate. Each entry is the text of a condition and its replacement.
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
  ['if (!init.patchRoutesOnNavigation) {\n      return', 'if (true) {\n      return'],
  ['if (init.instrumentations) {', 'if (false) {'],
  ['if (!args.matches.some((m) => m.route.middleware)) {', 'if (true) {'],
  ['if (matches.some((m) => m._lazyPromises?.middleware)) {', 'if (false) {'],
  ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
  [
    'if (isBrowser3) {\n      restoreAppliedTransitions(routerWindow',
    'if (false) {\n      restoreAppliedTransitions(routerWindow',
  ],
  ['if (opts?.mask) {', 'if (false) {'],
  ['if (mask) {', 'if (false) {'],
  // hints for developers; `npm run dev` keeps them
  ['function warning(cond, message) {', '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) {'],
  [
    'function warningOnce(key, cond, message) {',
    '/* @__NO_SIDE_EFFECTS__ */ function warningOnce(key, cond, message) {',
  ],
  ['function warnOnce(condition, message) {', '/* @__NO_SIDE_EFFECTS__ */ function warnOnce(condition, message) {'],
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

/**
 * What a server does not need, where nobody clicks and each page is drawn once: handlers of links, and remembering where
 * they lead. A page has a hundred links.
 */
const onServer: typeof conditions = [
  ['let internalOnClick = useLinkClickHandler(to, {', 'let internalOnClick = false && useLinkClickHandler(to, {'],
  [
    `let routePathnamesJson = JSON.stringify(getResolveToMatches(matches));
  return React2.useMemo(
    () => resolveTo(
      to,
      JSON.parse(routePathnamesJson),
      locationPathname,
      relative === "path"
    ),
    [to, routePathnamesJson, locationPathname, relative]
  );`,
    'return resolveTo(to, getResolveToMatches(matches), locationPathname, relative === "path");',
  ],
]

/**
 * Whole statements of the same kind, from a text up to the next place of another: blockers of navigation, view
 * transitions, and what the router offers to React Router's own framework.
 */
const cuts: readonly (readonly [from: string, upTo: string])[] = [
  ['if (unblockBlockerHistoryUpdate) {', 'return startNavigation(historyAction, location);'],
  [
    'let blockerKey = shouldBlockNavigation({\n      currentLocation,',
    'await startNavigation(historyAction, nextLocation',
  ],
  ['if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation &&', 'updateState(\n      {'],
  ['getBlocker,\n    deleteBlocker,', '};\n  if (false) {\n    router = instrumentClientSideRouter('],
  [
    'React3.useEffect(() => {\n    if (vtContext.isTransitioning && !vtContext.flushSync) {',
    'let navigator = React3.useMemo(',
  ],
]

/** The code without the parts that `cuts` names; each one that is found is taken off `missing`. */
function withoutCuts(code: string, missing: Set<string>): string {
  let rest = code
  for (const [from, upTo] of cuts) {
    const start = rest.indexOf(from)
    const end = rest.indexOf(upTo, start)
    if (start === -1 || end === -1) continue
    missing.delete(from)
    rest = rest.slice(0, start) + rest.slice(end)
  }
  return rest
}

/** Leaves them out; a build fails when one of the texts is no longer found. */
export function routerPruned(isServer = false): Plugin {
  const texts = isServer ? [...conditions, ...onServer] : conditions
  const missing = new Set([...texts, ...cuts].map(([text]) => text))
  return {
    name: 'vanek:router-pruned',
    apply: 'build',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]/.test(id)) return undefined
      let pruned = code
      for (const [text, instead] of texts) {
        if (pruned.includes(text)) missing.delete(text)
        pruned = pruned.replaceAll(text, instead)
      }
      pruned = withoutCuts(pruned, missing)
      return pruned === code ? undefined : { code: pruned, map: null }
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`React Router no longer has: ${[...missing].join(' | ')}`)
    },
  }
}
