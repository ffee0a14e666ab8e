// Names of query parameters, and of their values, that are the shop's own.

/** Tabs of the search page, by their code. */
export const searchTabs = { produkty: 'produkty', kategorie: 'kategorie', clanky: 'clanky', dotazy: 'dotazy' } as const
