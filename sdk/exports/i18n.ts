export { errorText, issueText, type SayableError, type SayableIssue } from '../src/i18n/error-text.ts'
export type {
  BasicMessages,
  FieldMessage,
  FormMessages,
  MessageCode,
  Messages,
  NoticeMessage,
  RefusalMessage,
  TransportMessage,
} from '../src/i18n/messages.ts'
