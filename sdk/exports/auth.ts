export { type Credentials, login, type LoginError, logout, type LogoutError } from '../src/auth/calls.ts'
