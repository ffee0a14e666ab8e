import type { OutsideAnswer, OutsideBody } from '../wire.ts'

export type Verdict = OutsideAnswer<'validateInput'>
export type Asked = OutsideBody<'validateInput'>
export type Check = (asked: Asked) => Verdict

export const verdict = (result: Verdict['result'], suggestion: string | null = null): Verdict => ({
  result,
  suggestion,
})

export const VALID = verdict('valid')
export const ERROR = verdict('error')
