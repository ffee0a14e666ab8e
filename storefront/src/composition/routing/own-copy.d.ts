/** A copy of its own, see `build/own-copy.ts`. */
declare module 'react-router?copy' {
  export { createBrowserRouter } from 'react-router-dom'
}
