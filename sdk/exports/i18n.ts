export { errorText, issueText, type SayableError, type SayableIssue } from '../src/i18n/error-text.ts'
export type {
  BasicMessages,
  DerivedTagMessages,
  FieldMessage,
  FormMessages,
  MessageCode,
  Messages,
  NoticeMessage,
  ProductMessages,
  RefusalMessage,
  TransportMessage,
} from '../src/i18n/messages.ts'
