import { PlainSearch } from '../forms/plain-search.tsx'

/** Searches the questions and their answers. */
export const QuestionSearch = ({ query }: { readonly query: string }) => (
  <PlainSearch
    title="Hledání v dotazech"
    className="question-search"
    label="Co vás zajímá?"
    query={query}
    button="Hledat"
    inputProps={{ name: 'q', autoComplete: 'off', placeholder: 'Třeba vrácení nebo hlučnost' }}
  />
)
