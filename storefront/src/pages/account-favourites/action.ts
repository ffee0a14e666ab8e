import { wishListCode } from '@vanek/sdk/account'
import { buyList } from '../../features/account/buy-list.ts'
import { accountAction } from '../../features/account/load-account.ts'
import { textIn } from '../../features/forms/posted.ts'
import { changeWishes } from '../../features/wish-list/change-wishes.ts'

/** Does without scripts what a heart does, wherever it stands (B4.10), and buys all that is marked. */
export const action = accountAction((form, args, env) =>
  textIn(form, 'intent') === 'buy' ? buyList(args, env, wishListCode) : changeWishes(form, env),
)
