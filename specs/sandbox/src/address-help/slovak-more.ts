/** Places that only the Slovak shop knows, in the same format as those of both shops. */
export const MORE_SLOVAK_PLACES = `
Bratislava-Rača|831 06|Alstrova, Barónka, Detvianska, Púchovská, Námestie A. Hlinku
Bratislava-Vrakuňa|821 07|Poľnohospodárska, Rajecká, Toplianska, Kazanská
Bratislava-Ružinov|821 09|Mlynské nivy, Prievozská, Košická, Hraničná
Bratislava-Lamač|841 03|Malokarpatské námestie, Hodonínska, Podháj
Bratislava-Devínska Nová Ves|841 07|Eisnerova, Istrijská, Novoveská
Bratislava-Podunajské Biskupice|821 06|Bieloruská, Dudvážska, Kazanská
Nitra|949 01, 949 11|Lipová, Štúrova, Hlohovecká, Čajkovského
Trnava|917 01, 917 02|Dielenská, Zelenečská, Ulica generála Goliana, Mozartova
Trenčín|911 05|Zlatovská, Bratislavská
Žilina|010 08|Kysucká cesta, Vysokoškolákov, Obchodná
Prešov|080 05|Vihorlatská, Mukačevská, Sibírska
Dolný Kubín|026 01|Hviezdoslavovo námestie, Radlinského, Matúškova, Aleja Slobody, *
Revúca|050 01|Námestie slobody, Muránska, Železničná, *
Bytča|014 01|*
Námestovo|029 01|*
Tvrdošín|027 44|*
Stropkov|091 01|*
Veľký Krtíš|990 01|*
Krupina|963 01|*
Banská Štiavnica|969 01|Námestie svätej Trojice, Kammerhofská, Andreja Kmeťa, Akademická, *
Levoča|054 01|Námestie Majstra Pavla, Košická, Nová, *
Svit|059 21|*
Vysoké Tatry|062 01|Starý Smokovec, Nový Smokovec, Tatranská Lomnica, Štrbské Pleso, *
Stupava|900 31|Hlavná, Dlhá, Zámocká, *
Ilava|019 01|*
Nová Dubnica|018 51|*
Fiľakovo|986 01|*
Šamorín|931 01|*
Sereď|926 01|*
Holíč|908 51|*
Turčianske Teplice|039 01|*
Moldava nad Bodvou|045 01|*
Sobrance|073 01|*
Medzilaborce|068 01|*
Gelnica|056 01|*
Zlaté Moravce|953 01|*
Štúrovo|943 01|*
Hurbanovo|947 01|*
Hriňová|962 05|*
Liptovský Hrádok|033 01|*
`
