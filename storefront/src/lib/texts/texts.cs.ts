export const connectionLost = 'Spojení se přerušilo. Zkontrolujte prosím připojení a zkuste to znovu.'
