import type { OutsideAnswer, OutsideBody } from '../wire.ts'

export type Verdict = OutsideAnswer<'validateInput'>
export type ValidationRequest = OutsideBody<'validateInput'>
export type Check = (request: ValidationRequest) => Verdict

export const verdict = (result: Verdict['result'], suggestion: string | null = null): Verdict => ({
  result,
  suggestion,
})

export const VALID = verdict('valid')
export const ERROR = verdict('error')
