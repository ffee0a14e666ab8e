export { action } from './action.ts'

export { loader } from '../../features/withdrawal/load-withdrawal.ts'
