import { useSession, useUser } from '@vanek/react-hooks'
import type { User } from '@vanek/sdk/account'
import { useEffect, useRef, useState } from 'react'

/** The customer who has signed in while this page waited, in another tab or before it was told; not by its own form. */
export function useSignedInElsewhere(): User | null {
  const user = useUser()
  const pending = useSession((state) => state.pending)
  const here = useRef(false)
  const [isOther, setOther] = useState(false)
  useEffect(() => {
    if (pending === 'signIn') here.current = true
    else if (!user) here.current = false
    if (pending === null) setOther(user !== null && !here.current)
  }, [pending, user])
  return isOther ? user : null
}
