/** Messages of the packages, whole and in parts for pages that need few of them. */
export {
  sk as messages,
  skAccount as accountMessages,
  skBasics as basicMessages,
  skProduct as productMessages,
  skReasons as reasonMessages,
} from '@vanek/sdk/i18n/sk'
