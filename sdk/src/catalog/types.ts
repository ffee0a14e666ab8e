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

/** A category with its texts. */
export interface Category extends DeepReadonly<Schemas['Category']> {}
/** A short reference to a category: id, title and path. */
export interface CategoryLink extends DeepReadonly<Schemas['CategoryLink']> {}
/** Banners, questions, articles and video around the products of a category. */
export type CategoryContent = DeepReadonly<NonNullable<CategoryContentQuery['category']>>
/** A short reference to an article. */
export type RelatedArticle = CategoryContent['related_articles'][number]
/** A listing of products selected by editors, independent of the categories. */
export type VirtualCategory = DeepReadonly<NonNullable<VirtualCategoryQuery['virtualCategory']>>
/** A maker of goods. */
export interface Brand extends DeepReadonly<BrandsQuery['brands'][number]> {}
/** A colour. */
export interface Colour extends DeepReadonly<ColoursQuery['colours'][number]> {}
/** Which categories a shop shows first. */
export type TopCategories = DeepReadonly<NonNullable<TopCategoriesQuery['topCategories']>>
/** Texts written by editors for a listing with certain filters chosen. */
export type FilteredContent = DeepReadonly<NonNullable<FilteredCategoryQuery['filteredCategory']>>
/** Content written by editors for the listing at a path. {@link getListingContent} returns it. */
export type ListingContent = DeepReadonly<Required<NonNullable<ListingContentQuery['listingContent']>>>
/** Order and presentation of the filters of a listing, for {@link groupFilters}. */
export interface CatalogSettings extends DeepReadonly<Schemas['CatalogSettings']> {}
/** One or several pages of a listing with its filters. */
export interface Listing extends DeepReadonly<Schemas['Listing']> {}
/** One filter of a listing. */
export interface Filter extends DeepReadonly<Schemas['Filter']> {}
/** One value of a filter; `count` is how many products there would be with it. */
export interface FilterValue extends DeepReadonly<Schemas['FilterValue']> {}
/** Bounds of a numeric filter, and the selected range. */
export interface FilterRange extends DeepReadonly<Schemas['FilterRange']> {}
/** Order of the products in a listing. */
export type ListingSort = Schemas['Sort']

/** Source of a listing: `path` alone, or at least one of the others, which are combined. */
export interface ListingSource {
  /** Path of a category, else slug of a virtual category; the response has the category with it. */
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
export interface NumberRange {
  /** Lower bound; null if there is none. */
  readonly from: number | null
  /** Upper bound; null if there is none. */
  readonly to: number | null
}

/**
 * What a shopper chose in a listing. Every list is canonical: sorted, without doubles, without empty entries.
 * Numbers are at least 0 and have at most four decimals.
 */
export interface ListingState {
  /** Chosen values of parameters, by parameter. A product matches when it has one of the values of each parameter. */
  readonly parameters: readonly {
    /** Id of the parameter. */
    readonly entityId: number
    /** Ids of values; for a parameter of numbers the numbers themselves, for yes and no 1 and 0. */
    readonly values: readonly number[]
  }[]
  /** Chosen ranges of parameters of numbers, in the unit of the parameter. */
  readonly ranges: readonly (NumberRange & {
    /** Id of the parameter. */
    readonly entityId: number
  })[]
  /** Price of one piece in the active currency; `vat` decides whether it includes tax. */
  readonly price: NumberRange
  /** Whether the bounds of `price` include VAT; by default they do. */
  readonly vat: PriceVat
  /** Only products in stock. */
  readonly available: boolean
  /** Codes of tags. */
  readonly tags: readonly string[]
  /** Ids of brands. */
  readonly brands: readonly number[]
  /** Order of the products; `recommended` is the usual one. */
  readonly sort: ListingSort
  /** The first page shown; the same as `page` unless more was loaded. At most ten pages are shown together. */
  readonly fromPage: number
  /** The last page shown, from 1. */
  readonly page: number
}

/** A chosen filter value, for a list of chips that remove it. {@link activeFilters} returns these. */
export interface ActiveFilter {
  /** Key of the filter, like `f12`. */
  readonly key: string
  /** The value; null for a range. */
  readonly valueId: string | null
  /** Title of the filter. */
  readonly title: string
  /** Title of the value, or the range itself. */
  readonly value:
    | string
    | (NumberRange & {
        /** Unit of the numbers; null if they have none. */
        readonly unit: string | null
        /** Whether the prices include tax; only for the filter of prices. */
        readonly vat?: PriceVat
      })
  /** The state of the listing without this choice. */
  readonly without: ListingState
}

/** The filters of a listing as an editor arranged them. {@link groupFilters} returns them. */
export interface GroupedFilters {
  /** Filters to offer above the list as well; they are also in `all`. */
  readonly important: readonly Filter[]
  /** All filters in the order to show them. */
  readonly all: readonly {
    /** The filter as the listing returned it. */
    readonly filter: Filter
    /** Whether it is collapsed at first; never when something is chosen in it. */
    readonly closed: boolean
  }[]
}
