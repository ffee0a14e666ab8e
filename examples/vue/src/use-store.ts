import type { Store } from '@vanek/sdk'
import { onScopeDispose, shallowRef } from 'vue'

/** The state of an SDK store as a ref. */
export function useStore<S>({ getState, subscribe }: Store<S>) {
  const state = shallowRef(getState())
  onScopeDispose(subscribe(() => (state.value = getState())))
  return state
}
