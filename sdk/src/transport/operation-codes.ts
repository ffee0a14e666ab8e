import type { CodesOf } from './call.ts'

/** The error codes that the contract lists for an operation: `OperationCodes<operations['getCart']>`. */
export type OperationCodes<Operation> = Operation extends {
  responses: { '4XX': { content: { 'application/json': infer Refusal } } }
}
  ? CodesOf<Refusal>
  : never
