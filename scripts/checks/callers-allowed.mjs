// Exported values that the shop does not use, each group with a reason. Delete a line once its value is used.
const entry = (path, names) => names.split(' ').map((name) => `sdk/exports/${path}.ts ${name}`)

export const exceptions = {
  'C7.02: signing in as one call, for a program without a session of its own. The shop signs in step by step (C4.12)':
    entry('auth', 'login'),
  'C7.31, C7.32: files for a program. The shop links to the same addresses, so that they are saved without scripts':
    entry('account', 'exportUserOrderImages exportUserOrderItems'),
  'B7.21: colours by their ids. The values of the shop’s filters and parameters bring theirs along': entry(
    'catalog',
    'getColours',
  ),
  'B7.13, B7.23 to B7.25: what a page of a category shows, part by part. The shop requests all of it in two calls':
    entry('catalog', 'getCategory getCategoryContent getFilteredContent getVirtualCategory'),
  'B7.40: searching virtual categories alone. The shop’s search finds them together with all else (B7.18)': entry(
    'content',
    'searchVirtualCategories',
  ),
  'C7.49: a point by the id of its carrier, which is what a carrier’s own widget answers. The shop’s picker knows ours':
    entry('checkout', 'getPickupBranchByRemoteId'),
  'C7.52: all categories as one list, for feeds and exports. The shop draws its own from the menu': entry(
    'checkout',
    'getProductCategories',
  ),
  'Reads as definitions, which TanStack Query and loaders of other routers take as they are. The shop’s loaders call the same functions directly, since its server shares their answers':
    [
      ...entry('catalog', 'categoryContentQuery categoryQuery listingContentQuery virtualCategoryQuery'),
      ...entry(
        'content',
        'articleQuery articlesQuery branchesQuery branchQuery currenciesQuery glossaryQuery homeQuery',
      ),
      ...entry('content', 'menuQuery pageQuery searchQuestionsQuery siteConfigurationQuery'),
      ...entry('product', 'parameterEntitiesQuery productsQuery'),
      ...entry('reviews', 'commentsQuery'),
      ...entry('search', 'searchQuery'),
      ...entry('settings', 'settingsQuery'),
    ],
  'B1.03, B1.05, B1.06: texts of four languages and the way back to Czech. A market of ours has one language (B1.04)': [
    ...entry('i18n', 'localizedText withFallback'),
    ...entry('i18n/de', 'de'),
  ],
  'B4.17: a shop that changes its language in place. Ours has a host for each market (decision 0088)': entry(
    'session',
    'createLocaleStore',
  ),
  'B2.70: languages that share one host. Ours have a host each': entry('seo', 'canonicalOrigins canonicalUrl'),
  'A shop without a server that could hide tokens from scripts. Ours hides them': entry(
    'session',
    'readableCookieTokens',
  ),
  'What a test, or a program without a browser’s storage, gives to stores that keep texts': entry(
    'storage',
    'memoryStorage',
  ),
}
