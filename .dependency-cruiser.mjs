// Which way imports go inside the shop; `npm test` holds them to it. By value, by type or when it is first used: all count
// alike. What the packages may import of each other stands in `scripts/checks/import-rules.mjs`.

/** The tiers of `storefront/src`, from the top. Each may import the ones below it. */
const tiers = ['composition', 'pages', 'frame', 'widgets', 'features', 'entities', 'ui', 'lib', 'market']

const src = '^storefront/src/'
const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const upwards = tiers
  .slice(1)
  .map((tier, at) =>
    forbidden(
      `${tier}-upwards`,
      `${tier} must not import what stands above it: move the type or the part that both need down, or take it as a prop`,
      { path: `${src}${tier}/` },
      { path: `${src}(?:${tiers.slice(0, at + 1).join('|')})/` },
    ),
  )

export default {
  forbidden: [
    ...upwards,
    forbidden(
      'no-tier',
      'every file of the shop stands in a tier',
      { path: `${src}(?!(?:${tiers.join('|')}|testing)/)` },
      {},
    ),
    forbidden(
      'between-features',
      'features do not know each other: what two share is an entity, or the page or a widget passes it in',
      { path: `${src}features/([^/]+)/` },
      { path: `${src}features/`, pathNot: `${src}features/$1/` },
    ),
    forbidden(
      'between-pages',
      'pages do not know each other; only the page of all other paths shows products as their own page does',
      { path: `${src}pages/([^/]+)/`, pathNot: `${src}pages/catch-all/` },
      { path: `${src}pages/`, pathNot: `${src}pages/$1/` },
    ),
    forbidden(
      'catch-all-to-pages',
      'of the pages it knows the one of a product',
      { path: `${src}pages/catch-all/` },
      { path: `${src}pages/(?!catch-all/|product/)` },
    ),
    forbidden(
      'page-loads-more',
      'every visitor loads the declarations of all pages first: they need `definePage`, and import the rest when it is asked for',
      { path: `${src}pages/[^/]+$` },
      { pathNot: `${src}lib/page/define-page\\.ts$`, dependencyTypesNot: ['dynamic-import'] },
    ),
    forbidden(
      'view-reads',
      'what a page shows is loaded without what reads for it: a view imports types of `data.ts` and `action.ts`, no more',
      { path: `${src}pages/.+\\.tsx$` },
      { path: `${src}pages/[^/]+/(?:data|action)\\.ts$`, dependencyTypesNot: ['type-only'] },
    ),
    forbidden(
      'to-its-parent',
      'what stands in a folder within another is not told of that one: the outer imports the inner',
      { path: `(${src}.+)/[^/]+/[^/]+$` },
      { path: '^$1/[^/]+$' },
    ),
    {
      ...forbidden('circle-of-folders', 'folders do not import each other in a circle', {}, { circular: true }),
      scope: 'folder',
    },
  ],
  options: {
    // types count too
    tsPreCompilationDeps: true,
    includeOnly: '^storefront/(?:src|server)/',
    exclude: { path: '[.-]test\\.tsx?$|/testing/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.css', '.svg'] },
    skipAnalysisNotInRules: true,
  },
}
