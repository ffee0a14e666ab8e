export const title = 'Přihlášení'

export const tokenMissing = 'Přihlášení se na zákazníka se nepovedlo: v odkazu chybí token.'
