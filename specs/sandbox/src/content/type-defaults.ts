/** Resolves a field that is missing in the document. */
function leftOut(defaults: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [
      field,
      (row: Readonly<Record<string, unknown>>) => row[field] ?? value,
    ]),
  )
}

/** Default values of fields; documents store only deviations. */
export const typeDefaults = {
  PageMeta: leftOut({ meta_nofollow: false, meta_noindex: false }),
  WideBanner: leftOut({ customer_group_enabled: [] }),
  Link: leftOut({
    link_target_blank: false,
    category_link: [],
    article_category_link: [],
    article_tag_link: [],
    virtual_category_link: [],
    url_rewrite: [],
  }),
  EntryModal: leftOut({ enabled: false, time_limited: false }),
  SiteConfiguration: leftOut({ selling_points: [], error_screens: [], purchase_sections: [] }),
  ContactBox: leftOut({ show_button: false }),
  Page: leftOut({ pagination: false, content_blocks: [], url_rewrite: [] }),
}
