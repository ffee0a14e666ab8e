export const cartWaits = 'Odhlásili jste se. Zboží v košíku na vás čeká, až se zase přihlásíte.'
