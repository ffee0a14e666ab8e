export { action } from './action.ts'

export { loader } from './load-withdrawal.ts'
