import type { components } from '../generated/content.d.ts'
import type {
  BrandsQuery,
  CategoryContentQuery,
  ColoursQuery,
  FilteredCategoryQuery,
  ListingContentQuery,
  TopCategoriesQuery,
  VirtualCategoryQuery,
} from '../generated/graphql/graphql.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A category with its texts (B3.26). */
export interface Category extends DeepReadonly<Schemas['Category']> {}
/** A category as others point at it. */
export interface CategoryLink extends DeepReadonly<Schemas['CategoryLink']> {}
/** What stands around the products of a category (B3.26, B3.28 to B3.31). */
export type CategoryContent = DeepReadonly<NonNullable<CategoryContentQuery['category']>>
/** An article as others point at it. */
export type RelatedArticle = CategoryContent['related_articles'][number]
/** A listing that editors cut out of the catalogue (B3.32). */
export type VirtualCategory = DeepReadonly<NonNullable<VirtualCategoryQuery['virtualCategory']>>
/** A maker of goods (B3.21). */
export interface Brand extends DeepReadonly<BrandsQuery['brands'][number]> {}
/** A colour (B3.22). */
export interface Colour extends DeepReadonly<ColoursQuery['colours'][number]> {}
/** Which categories a shop shows first (B3.33). */
export type TopCategories = DeepReadonly<NonNullable<TopCategoriesQuery['topCategories']>>
/** Own words for a listing with certain filters chosen. */
export type FilteredContent = DeepReadonly<NonNullable<FilteredCategoryQuery['filteredCategory']>>
/** What editors wrote for the listing at a path. */
export type ListingContent = DeepReadonly<Required<NonNullable<ListingContentQuery['listingContent']>>>
/** How the filters of a listing stand (B3.27). */
export interface CatalogSettings extends DeepReadonly<Schemas['CatalogSettings']> {}
/** One or several pages of a listing with its filters. */
export interface Listing extends DeepReadonly<Schemas['Listing']> {}
/** One filter of a listing. */
export interface Filter extends DeepReadonly<Schemas['Filter']> {}
/** One value of a filter; `count` is how many products there would be with it. */
export interface FilterValue extends DeepReadonly<Schemas['FilterValue']> {}
/** Bounds of a filter of numbers, and what was chosen of them. */
export interface FilterRange extends DeepReadonly<Schemas['FilterRange']> {}
/** In which order a listing stands. */
export type Sort = Schemas['Sort']

/** Where a listing's products come from: `path` alone, or at least one of the others, which narrow together. */
export interface ListingSource {
  /** Path of a category, else slug of a virtual category; the answer has the category with it. */
  readonly path?: string
  /** Path of a category. */
  readonly category?: string
  /** Slug of a virtual category. */
  readonly virtualCategory?: string
  /** What a shopper searches for. */
  readonly query?: string
  /** Ids of products, best first. */
  readonly ids?: readonly number[]
  /** The query whose results are `ids`. A code in it selects the variants to show; it does not filter. */
  readonly named?: string
}

/** Whether the prices of a price filter include VAT. */
export type PriceVat = NonNullable<Schemas['ListingScope']['vat']>

/** Numbers from and to, both included; null is open. */
export interface Span {
  readonly from: number | null
  readonly to: number | null
}

/**
 * What a shopper chose in a listing. Every list is canonical: sorted, without doubles, without empty entries.
 * Numbers are at least 0 and have at most four decimals.
 */
export interface ListingState {
  readonly parameters: readonly { readonly entityId: number; readonly values: readonly number[] }[]
  readonly ranges: readonly (Span & { readonly entityId: number })[]
  /** Price of one piece in the active currency. */
  readonly price: Span
  /** Which prices `price` means; by default those with VAT. */
  readonly vat: PriceVat
  /** Only what can be had from stock. */
  readonly available: boolean
  /** Codes of tags. */
  readonly tags: readonly string[]
  /** Ids of brands. */
  readonly brands: readonly number[]
  readonly sort: Sort
  /** The first page shown; the same as `page` unless more was loaded. At most ten pages stand together. */
  readonly fromPage: number
  readonly page: number
}

/** Something that is chosen, for a summary of chips. */
export interface ChosenFilter {
  /** Key of the filter, like `f12`. */
  readonly key: string
  /** The value; null for a range. */
  readonly valueId: string | null
  /** Title of the filter. */
  readonly title: string
  /** Title of the value, or the range itself. */
  readonly value: string | (Span & { readonly unit: string | null; readonly vat?: PriceVat })
  /** The state without it. */
  readonly without: ListingState
}

/** The filters of a listing as an editor arranged them (B3.27). */
export interface ArrangedFilters {
  /** Those offered above the list as well. */
  readonly important: readonly Filter[]
  readonly all: readonly {
    readonly filter: Filter
    /** Folded until it is opened. */
    readonly closed: boolean
  }[]
}
