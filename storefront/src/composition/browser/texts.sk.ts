export const broken = 'Niečo sa nám pokazilo. Skúste to, prosím, znova od začiatku.'
export const offline = 'Spojenie sa prerušilo. Skúste to o chvíľu.'
export const toHome = 'Na úvodnú stránku'
