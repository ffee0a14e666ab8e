export const broken = 'Něco se nám pokazilo. Zkuste to prosím znovu od začátku.'
export const offline = 'Spojení se nejspíš ztratilo. Zkuste to prosím znovu, až zase poběží.'
export const toHome = 'Na úvodní stránku'
