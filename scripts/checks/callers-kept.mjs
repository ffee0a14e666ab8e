// Exported values that nothing of ours uses, by the reason they stay for. Whoever uses one takes its line away.
const entry = (path, names) => names.split(' ').map((name) => `sdk/exports/${path}.ts ${name}`)

export const kept = {
  'A requirement names the call (C7, B7, B9.11, B9.16, B9.18), though the shop reads the same in another way or later':
    [
      ...entry('account', 'exportUserOrderImages exportUserOrderItems'),
      ...entry('auth', 'exchangeToken login logout'),
      ...entry('cart', 'validateCart'),
      ...entry('catalog', 'getColours'),
      ...entry('checkout', 'placeOrder getProductCategories getBranchByRemoteId getCountries'),
      ...entry('content', 'getFeaturedArticles getBranchesByStoreId searchVirtualCategories'),
      ...entry('integrations/reviews', 'logReviewOrder mayBeReviewed reviewOrderOf'),
      ...entry('search', 'askSearchService suggest'),
    ],
  'A requirement names the list or the rule (B6.07, B9.23, B9.34, C4.06, C9.09-C9.22)': [
    ...entry('auth', 'isRestricted'),
    ...entry('cart', 'defaultFreeShippingAt'),
    ...entry('checkout', 'addDays businessTypes parcelCountries collectDate deliveryDate workingDay isHoliday'),
    ...entry('content', 'isForGroups'),
    ...entry('format', 'summaryDecimals'),
    ...entry('product', 'fitAmount countedStock mostCountedStock mostShownStock'),
  ],
  'Reads as definitions, for TanStack Query and the like: the shop reads in loaders of its own': [
    ...entry('catalog', 'brandsQuery categoryContentQuery categoryQuery listingQuery virtualCategoryQuery'),
    ...entry('content', 'articleQuery articlesQuery branchesQuery branchQuery currenciesQuery glossaryQuery homeQuery'),
    ...entry('content', 'menuQuery pageQuery questionsQuery siteConfigurationQuery'),
    ...entry('product', 'freshProductQuery parameterEntitiesQuery productQuery productsQuery'),
    ...entry('reviews', 'commentsQuery reviewsQuery'),
    ...entry('search', 'searchQuery'),
    ...entry('settings', 'settingsQuery'),
  ],
  'The second market will use them: there is one language now': [
    ...entry('i18n', 'localText withFallback'),
    ...entry('i18n/de', 'de'),
    ...entry('i18n/sk', 'sk'),
    ...entry('seo', 'alternateUrls canonicalOrigins canonicalUrl'),
    ...entry('session', 'createLocaleStore localeCookie'),
  ],
  'For operations of a back end that the SDK has no call for': [
    ...entry('transport', 'callContent callServices callShop queryContent'),
  ],
  'What a check of one’s own, a test or a server without storage begins with': [
    ...entry('catalog', 'emptyListing'),
    ...entry('contract', 'moneyAndIdentity'),
    ...entry('storage', 'memoryText'),
  ],
  'For a screen of another build than ours: the shop has forms and links there, and shows messages before its hooks are here':
    [
      ...['useGifts', 'useFlashes', 'useStore'].map((name) => `react-hooks/exports/index.ts ${name}`),
      ...entry('catalog', 'setRange'),
      ...entry('checkout', 'standingOf'),
      ...entry('flows', 'textPlaced'),
      ...entry('session', 'readableCookieTokens'),
    ],
  'Thrown or read by who calls, and never by the shop: an error to be caught, a limit to be shown, a text to be read': [
    ...entry('checkout', 'stringifyInputs textInputs tickInputs'),
    ...entry('compare', 'mostCompared'),
    ...entry('content', 'toRichText'),
    ...entry('links', 'MissingParameterError'),
  ],
}
