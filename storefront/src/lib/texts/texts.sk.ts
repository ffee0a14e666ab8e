export const connectionLost = 'Spojenie sa prerušilo. Skontrolujte, prosím, pripojenie a skúste to znova.'
