export { safePath } from '@vanek/sdk/auth'
