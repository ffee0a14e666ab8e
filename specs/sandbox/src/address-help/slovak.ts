/**
 * Slovak places of the address validation, larger ones first: town, postcodes, streets. A star stands for the usual
 * streets; a line that starts with a plus continues the one before.
 */
export const SLOVAK_PLACES = `
Bratislava-Staré Mesto|811 01|Ventúrska, Panská, Laurinská, Obchodná, Michalská, Hviezdoslavovo námestie,
+ Kapucínska, Štúrova
Bratislava-Nové Mesto|831 01|Kramáre, Limbová, Magurská, Na Revíne
Bratislava-Nové Mesto|831 04|Trnavská cesta, Račianska, Vajnorská, Tomášikova
Bratislava-Ružinov|821 01|Ružinovská, Miletičova, Záhradnícka, Prievozská, Páričkova
Bratislava-Ružinov|821 02, 821 03, 821 04, 821 05, 821 08, 821 09
Bratislava-Petržalka|851 01|Einsteinova, Černyševského, Farského, Romanova, Jungmannova
Bratislava-Petržalka|851 02, 851 03, 851 04, 851 05, 851 06, 851 07
Bratislava-Karlova Ves|841 04|Karloveská, Botanická, Segnerova, Pribišova
Bratislava-Dúbravka|841 01|Saratovská, Schneidera-Trnavského, Drobného
Bratislava|811 02, 811 03, 811 04, 811 05, 811 06, 811 07, 811 08, 811 09
Košice|040 01|Hlavná, Mlynská, Alžbetina, Letná, Štúrova, Moyzesova, Komenského, Garbiarska, Kováčska
Košice|040 11|Trieda SNP, Popradská, Toryská, Trieda KVP
Košice|040 12, 040 13, 040 22, 040 23
Prešov|080 01|Hlavná, Masarykova, Levočská, Sabinovská, Konštantínova, Floriánova, *
Žilina|010 01|Národná, Mariánske námestie, Hlinkovo námestie, Predmestská, Hálkova, Veľká okružná, *
Banská Bystrica|974 01|Námestie SNP, Horná, Dolná, Národná, Skuteckého, Lazovná, *
Nitra|949 01|Štefánikova trieda, Farská, Kupecká, Mostná, Hollého, Piaristická, *
Trnava|917 01|Hlavná, Trojičné námestie, Štefánikova, Hospodárska, Dolné bašty, Hornopotočná, *
Trenčín|911 01|Mierové námestie, Sládkovičova, Palackého, Legionárska, Hviezdoslavova, *
Martin|036 01|Divadelné námestie, Andreja Kmeťa, Osloboditeľov, Memorandové námestie, *
Poprad|058 01|Námestie svätého Egídia, Štefánikova, Francisciho, Hviezdoslavova, *
Prievidza|971 01|*
Zvolen|960 01|*
Považská Bystrica|017 01|*
Nové Zámky|940 01|*
Michalovce|071 01|*
Spišská Nová Ves|052 01|*
Komárno|945 01|*
Levice|934 01|*
Humenné|066 01|*
Bardejov|085 01|*
Liptovský Mikuláš|031 01|*
Piešťany|921 01|*
Ružomberok|034 01|*
Topoľčany|955 01|*
Lučenec|984 01|*
Čadca|022 01|*
Rimavská Sobota|979 01|*
Dubnica nad Váhom|018 41|*
Partizánske|958 01|*
Šaľa|927 01|*
Dunajská Streda|929 01|*
Hlohovec|920 01|*
Snina|069 01|*
Senica|905 01|*
Pezinok|902 01|*
Malacky|901 01|*
Rožňava|048 01|*
Brezno|977 01|*
Púchov|020 01|*
Vranov nad Topľou|093 01|*
Trebišov|075 01|*
Skalica|909 01|*
Kežmarok|060 01|*
Stará Ľubovňa|064 01|*
Galanta|924 01|*
Detva|962 12|*
Sabinov|083 01|*
Myjava|907 01|*
Senec|903 01|*
Svidník|089 01|*
Žiar nad Hronom|965 01|*
Bánovce nad Bebravou|957 01|*
Kysucké Nové Mesto|024 01|*
Handlová|972 51|*
Nové Mesto nad Váhom|915 01|*
`

/** Streets that almost every town has. */
export const SLOVAK_STREETS = `
Hlavná, Štúrova, Hviezdoslavova, Kukučínova, Železničná, Jesenského, Štefánikova, Námestie slobody, Mierová,
Školská, Záhradná, Krátka, Dlhá, Sládkovičova, Moyzesova, Hollého, Komenského, Kollárova, Pod lipami, Jarná, Nová,
Družstevná, Bernolákova, Staničná, Poľná
`
