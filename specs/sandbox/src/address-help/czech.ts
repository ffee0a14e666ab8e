/**
 * Czech places of the address validation, larger ones first: town, postcodes, streets. A star stands for the usual
 * streets; a line that starts with a plus continues the one before.
 */
export const CZECH_PLACES = `
Praha 1|110 00|Celetná, Dlouhá, Dlážděná, Jindřišská, Na Příkopě, Národní, Pařížská, Revoluční, Soukenická,
+ Štěpánská, Vodičkova, Václavské náměstí
Praha 1|118 00|Karmelitská, Mostecká, Nerudova, Tržiště, Vlašská, Malostranské náměstí
Praha 2|120 00|Anglická, Francouzská, Italská, Ječná, Korunní, Londýnská, Mánesova, Slezská, Vinohradská,
+ Žitná, náměstí Míru
Praha 2|128 00|Na Slupi, Vyšehradská, Trojická, Rašínovo nábřeží
Praha 3|130 00|Bořivojova, Hartigova, Husitská, Jičínská, Kubelíkova, Ondříčkova, Seifertova, Slavíkova,
+ Vinohradská
Praha 4|140 00|Budějovická, Hvězdova, Jaromírova, Michelská, Na Pankráci, Na Veselí, Nuselská, Táborská
Praha 4|149 00|Hviezdoslavova, Květnového vítězství, Opatovská, Tererova
Praha 4|141 00, 142 00, 143 00, 147 00, 148 00
Praha 5|150 00|Holečkova, Lidická, Nádražní, Ostrovského, Plzeňská, Radlická, Štefánikova, Zborovská
Praha 5|152 00, 153 00, 154 00, 155 00, 158 00
Praha 6|160 00|Bubenečská, Československé armády, Dejvická, Evropská, Jugoslávských partyzánů,
+ Vítězné náměstí, Wuchterlova
Praha 6|161 00, 162 00, 163 00, 164 00, 165 00, 169 00
Praha 7|170 00|Dělnická, Dukelských hrdinů, Kamenická, Komunardů, Letohradská, Milady Horákové,
+ Ortenovo náměstí, Veletržní
Praha 7|171 00|Pod Havránkou, Trojská, Povltavská
Praha 8|180 00|Braunerova, Na Žertvách, Primátorská, Sokolovská, Vacínova, Zenklova
Praha 8|186 00|Karlínské náměstí, Křižíkova, Pernerova, Sokolovská, Šaldova, Thámova
Praha 8|181 00, 182 00, 184 00
Praha 9|190 00|Českomoravská, Freyova, Kolbenova, Ocelářská, Prosecká, Sokolovská, Vysočanská
Praha 9|193 00, 194 00, 196 00, 197 00, 198 00, 199 00
Praha 10|100 00|Černokostelecká, Průběžná, Starostrašnická, V Olšinách, Solidarity
Praha 10|101 00|Kodaňská, Krymská, Moskevská, Ruská, Vršovická
Praha 10|102 00, 103 00, 104 00, 106 00, 108 00, 109 00
Brno|602 00|Cejl, Česká, Husova, Joštova, Kobližná, Křenová, Lidická, Masarykova, Moravské náměstí,
+ Pekařská, Údolní, Veveří
Brno|603 00|Hlinky, Křížová, Mendlovo náměstí, Výstavní
Brno|612 00|Božetěchova, Husitská, Kolejní, Palackého třída, Purkyňova
Brno|613 00|Jugoslávská, Lesnická, Merhautova, Provazníkova
Brno|614 00|Dukelská třída, Nováčkova, Svitavská
Brno|615 00|Bubeníčkova, Gajdošova, Nezamyslova, Táborská
Brno|616 00|Horova, Královopolská, Minská, Veveří
Brno|621 00|Banskobystrická, Terezy Novákové
Brno|628 00|Jírova, Novolíšeňská
Brno|634 00|Oblá, Petra Křivky
Brno|635 00|Kubíčkova, Vondrákova
Brno|639 00|Renneská třída, Vídeňská
Brno|617 00, 618 00, 619 00, 620 00, 623 00, 624 00, 625 00, 627 00, 636 00, 637 00, 638 00, 641 00,
+ 642 00, 643 00, 644 00
Ostrava|702 00|28. října, Českobratrská, Československých legií, Masarykovo náměstí, Nádražní, Poděbradova,
+ Přívozská, Sokolská třída, Stodolní
Ostrava|700 30|Dr. Martínka, Horní, Plzeňská, Výškovická
Ostrava|703 00|Ruská, Výstavní, Halasova
Ostrava|708 00|17. listopadu, Francouzská, Hlavní třída, Opavská, Porubská
Ostrava|709 00|Mariánskohorská, Novoveská, Sokola Tůmy
Ostrava|710 00|Bohumínská, Michálkovická, Těšínská
Ostrava|711 00, 712 00, 713 00, 715 00, 716 00, 717 00, 718 00, 719 00, 720 00, 721 00, 722 00, 723 00,
+ 724 00, 725 00
Plzeň|301 00|Americká, Bedřicha Smetany, Klatovská třída, náměstí Republiky, Palackého, Pražská, Prešovská,
+ Sedláčkova, Solní
Plzeň|312 00|Masarykova, Mohylová, Rokycanská
Plzeň|318 00|Křimická, Vejprnická
Plzeň|323 00|Gerská, Studentská, Toužimská
Plzeň|326 00|Francouzská, Koterovská, Slovanská třída
Liberec|460 01|1. máje, 5. května, Husova, Jablonecká, Masarykova, Moskevská, Pražská, Soukenné náměstí, *
Liberec|460 05, 460 06, 460 07, 460 10, 460 14, 460 15
Olomouc|779 00|8. května, Brněnská, Dolní náměstí, Horní náměstí, Lazecká, Masarykova třída, Ostružnická,
+ Pavelčákova, Pražská, třída Svobody, Wellnerova, Lipová, *
České Budějovice|370 01|Husova třída, Krajinská, Lannova třída, Lidická třída,
+ náměstí Přemysla Otakara II., Pražská třída, Rudolfovská třída, Žižkova třída, Masná, *
České Budějovice|370 04, 370 05, 370 06, 370 07, 370 08, 370 10, 370 11
Hradec Králové|500 02|Dukelská třída, Gočárova třída, Karla IV., Masarykovo náměstí, Pražská třída,
+ Střelecká, Ulrichovo náměstí, Gutenbergova, *
Hradec Králové|500 03|Velké náměstí, Resslova, Pouchovská
Ústí nad Labem|400 01|Dlouhá, Hrnčířská, Klíšská, Masarykova, Mírové náměstí, Pařížská, Velká Hradební,
+ Dukelská, *
Pardubice|530 02|17. listopadu, Karla IV., náměstí Republiky, Palackého třída, Sladkovského, Smilova,
+ Štrossova, třída Míru, Dílenská, *
Pardubice|530 03, 530 06, 530 09
Zlín|760 01|Benešovo nábřeží, Dlouhá, Kvítková, Lešetín, náměstí Míru, Štefánikova, třída Tomáše Bati,
+ Zarámí, Polní, *
Havířov|736 01|Astronautů, Dlouhá třída, Hlavní třída, Národní třída, Svornosti, Železničářů, *
Kladno|272 01|Cyrila Boudy, Huťská, Kleinerova, náměstí Starosty Pavla, T. G. Masaryka, Vítězná, *
Most|434 01|Jana Kubelíka, Lipová, Moskevská, Skupova, třída Budovatelů, *
Opava|746 01|Horní náměstí, Hrnčířská, Krnovská, Masarykova třída, Olomoucká, Ostrožná, Otická, Ratibořská,
+ *
Opava|747 05, 747 06, 747 07
Frýdek-Místek|738 01|8. pěšího pluku, Hlavní třída, náměstí Svobody, Ostravská, Revoluční, T. G. Masaryka,
+ Těšínská, *
Karviná|733 01|Fryštátská, Karola Śliwky, Masarykovo náměstí, Ostravská, Svatopluka Čecha, *
Jihlava|586 01|Benešova, Brněnská, Dvořákova, Fritzova, Havlíčkova, Křížová, Masarykovo náměstí,
+ Matky Boží, Palackého, Průmyslová, Vrchlického, Znojemská, Žižkova, Lipová, *
Teplice|415 01|Dlouhá, Duchcovská, Krupská, Lípová, Masarykova třída, U Císařských lázní, *
Děčín|405 02|Duchcovská, Masarykovo náměstí, Teplická, Ústecká, *
Karlovy Vary|360 01|Bělehradská, Jaltská, Krále Jiřího, Moskevská, Sokolovská, Stará louka, T. G. Masaryka,
+ Vřídelní, Zeyerova, *
Chomutov|430 01|Lipská, náměstí 1. máje, Palackého, Revoluční, Školní, *
Jablonec nad Nisou|466 01|5. května, Jehlářská, Komenského, Lidická, Mírové náměstí, Podhorská, *
Mladá Boleslav|293 01|Havlíčkova, Jičínská, Laurinova, Staroměstské náměstí, třída Václava Klementa,
+ Železná, *
Prostějov|796 01|Brněnská, Kostelecká, náměstí T. G. Masaryka, Olomoucká, Plumlovská, Wolkerova, *
Přerov|750 02|9. května, Čechova, Komenského, Kratochvílova, Palackého, Velké Novosady, Žerotínovo náměstí,
+ *
Česká Lípa|470 01|*
Třebíč|674 01|Bráfova třída, Hasskova, Karlovo náměstí, Komenského náměstí, Lipová, Modřínová, Sucheniova,
+ Vltavínská, Nová, *
Třinec|739 61|*
Tábor|390 01|9. května, Budějovická, Křižíkovo náměstí, Palackého, Pražská, Žižkovo náměstí, *
Znojmo|669 02|17. listopadu, Holandská, Horní náměstí, Masarykovo náměstí, Obroková, Pražská,
+ Vídeňská třída, *
Příbram|261 01|*
Orlová|735 14|*
Cheb|350 02|*
Trutnov|541 01|Horská, Krakonošovo náměstí, Pražská, Školní, Úpická, *
Kolín|280 02|*
Písek|397 01|*
Kroměříž|767 01|Velké náměstí, Vodní, Moravcova, Kotojedská, *
Šumperk|787 01|*
Vsetín|755 01|*
Břeclav|690 02|*
Uherské Hradiště|686 01|Masarykovo náměstí, Mariánské náměstí, Prostřední, Havlíčkova, Velehradská třída, *
Hodonín|695 01|Velkomoravská, Masarykovo náměstí, Dobrovolského, Národní třída, *
Český Těšín|737 01|*
Litoměřice|412 01|*
Nový Jičín|741 01|*
Krnov|794 01|*
Chrudim|537 01|*
Strakonice|386 01|*
Sokolov|356 01|*
Klatovy|339 01|*
Valašské Meziříčí|757 01|*
Havlíčkův Brod|580 01|*
Kutná Hora|284 01|Palackého náměstí, Husova, Vítězná, Masarykova, Barborská, *
Jindřichův Hradec|377 01|*
Bohumín|735 81|*
Žďár nad Sázavou|591 01|Brodská, Nádražní, náměstí Republiky, Okružní, Strojírenská, Žižkova, *
Vyškov|682 01|*
Blansko|678 01|*
Kralupy nad Vltavou|278 01|*
Mělník|276 01|*
Náchod|547 01|*
Beroun|266 01|*
Jirkov|431 11|*
Žatec|438 01|*
Rakovník|269 01|*
Louny|440 01|*
Brandýs nad Labem|250 01|*
Svitavy|568 02|*
Kopřivnice|742 21|*
Ostrov|363 01|*
Otrokovice|765 02|*
Jičín|506 01|*
Benešov|256 01|*
Hranice|753 01|*
Pelhřimov|393 01|*
Rožnov pod Radhoštěm|756 61|*
Ústí nad Orlicí|562 01|*
Slaný|274 01|*
Neratovice|277 11|*
Jaroměř|551 01|*
Rychnov nad Kněžnou|516 01|*
Nymburk|288 02|*
Poděbrady|290 01|*
Domažlice|344 01|*
Prachatice|383 01|*
Český Krumlov|381 01|Latrán, Horní, Široká, náměstí Svornosti, Kaplická, *
Turnov|511 01|*
Semily|513 01|*
Vrchlabí|543 01|*
Dvůr Králové nad Labem|544 01|*
Litvínov|436 01|*
Kadaň|432 01|*
Tachov|347 01|*
Rokycany|337 01|*
Mariánské Lázně|353 01|*
Aš|352 01|*
Boskovice|680 01|*
Kyjov|697 01|*
Jeseník|790 01|*
Bruntál|792 01|*
Zábřeh|789 01|*
Litomyšl|570 01|Smetanovo náměstí, Mařákova, Zámecká, T. G. Masaryka, *
Hlinsko|539 01|Tovární, Poděbradovo náměstí, Resslova, Havlíčkova, *
Lanškroun|563 01|*
Moravská Třebová|571 01|*
Velké Meziříčí|594 01|*
Humpolec|396 01|*
Moravské Budějovice|676 02|*
Dačice|380 01|*
Třeboň|379 01|*
Sušice|342 01|*
Vimperk|385 01|*
Kuřim|664 34|*
Mikulov|692 01|*
Hustopeče|693 01|*
Říčany|251 01|*
Černošice|252 28|*
Roudnice nad Labem|413 01|*
Varnsdorf|407 47|*
Rumburk|408 01|*
Frýdlant|464 01|*
Nová Paka|509 01|*
Hořice|508 01|*
Vysoké Mýto|566 01|*
Choceň|565 01|*
Uherský Brod|688 01|*
Bystřice pod Hostýnem|768 61|*
Holešov|769 01|*
Studénka|742 13|*
Vlašim|258 01|*
Sedlčany|264 01|*
Dobříš|263 01|*
Hořovice|268 01|*
Milevsko|399 01|*
Bechyně|391 65|*
Telč|588 56|náměstí Zachariáše z Hradce, Palackého, Slavatovská, Staňkova, *
Polička|572 01|*
Lysá nad Labem|289 22|*
Čelákovice|250 88|*
Hlučín|748 01|*
Nový Bor|473 01|*
Slavkov u Brna|684 01|*
Ivančice|664 91|*
Tišnov|666 01|*
Týn nad Vltavou|375 01|*
`

/** Streets that almost every town has. */
export const CZECH_STREETS = `
Nádražní, Husova, Palackého, Komenského, Masarykova, Tyršova, Jiráskova, Žižkova, Havlíčkova, Smetanova, Lipová,
Školní, Zahradní, Krátká, Dlouhá, Sokolská, Polní, Riegrova, Fügnerova, Jungmannova, Dvořákova, Luční, Nerudova,
Březinova, Okružní, náměstí Míru, náměstí Svobody, Na Vyhlídce, Pod Lipami, U Nádraží, 28. října, Nová, Družstevní
`
