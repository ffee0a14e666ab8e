export const broken = 'Něco se nám pokazilo. Zkuste to prosím znovu od začátku.'
export const offline = 'Spojení se přerušilo. Zkuste to za chvíli.'
export const toHome = 'Na úvodní stránku'
