/** Messages of the packages, whole and in parts for pages that need few of them. */
export {
  cs as messages,
  csAccount as accountMessages,
  csBasics as basicMessages,
  csProduct as productMessages,
  csReasons as reasonMessages,
} from '@vanek/sdk/i18n/cs'
