// What pages of the site show of packages that this repository does not install.

declare module 'vue' {
  export interface ShallowRef<T> {
    value: T
  }
  export function shallowRef<T>(value: T): ShallowRef<T>
  export function onScopeDispose(run: () => void): void
}

declare module '@tanstack/react-query' {
  export interface Definition<T> {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>
    readonly enabled?: boolean
  }
  export function useQuery<T>(definition: Definition<T>): {
    readonly data: T | undefined
    readonly error: Error | null
  }
  export const QueryClient: new (config?: {
    readonly defaultOptions: { readonly queries: { retry: boolean; staleTime: number } }
  }) => { clear(): void }
}

declare module 'next/headers' {
  export function headers(): Promise<Headers>
}

declare module 'express' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
  function express(): {
    use(paths: string | readonly string[], handler: Handler): void
    use(handler: Handler): void
    listen(port: number): void
  }
  namespace express {
    function json(): Handler
  }
  export default express
}
