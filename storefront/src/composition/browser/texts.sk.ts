export const broken = 'Niečo sa nám pokazilo. Skúste to, prosím, znova od začiatku.'
export const offline = 'Spojenie sa asi stratilo. Skúste to, prosím, znova, keď budete znova online.'
export const toHome = 'Na úvodnú stránku'
