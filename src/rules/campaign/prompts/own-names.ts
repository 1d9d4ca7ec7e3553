/** Invented names for a new character (EY4), grouped by sound; each occurs once. */
const styles = {
  'short and plain':
    'Ansel Bettim Corra Dunnick Edda Farl Gesna Hob Ilsam Jorrit Kettle Lodda Marrin Nessick Odo Pellan Quill Rosk Sanna Tobbin Uldo Vetch Wenna Yarrick Zill Bramwen Cobbet Dell Emmic Fennock Gild Harnet Ivet Jessop Kornel Lune Merrow Nobb Orrin Pask',
  'of the cold coast':
    'Asvild Brenjar Dagrun Eskil Fjorna Gunnveig Halvard Ingra Jorunnir Ketilvi Leiknar Moldar Njarva Oddkel Ragnvid Sigrana Torkald Ulfrun Vebrand Yngvor Arnskil Bjartha Drengild Eldvar Frostan Grimola Hjalva Isgerd Kolbrun Ljotvald Mjollka Nornulf Raudvi Skadrik Solmundra Tyrvald Varghild Stennar Ormdis Hrafnel',
  'of the river towns':
    'Amadel Belisco Carmenza Dorante Elvira-Luz Fiorando Galvento Honorel Isabetta Jacinto Lorenza Marcolo Novella Ottavin Perlita Raimondo Serafel Tiberia Umbreto Valenza Zaffira Aurelino Bastiano Corvetta Domenia Esterel Fabrizel Graziano Idalba Lucardo Mirabeta Niccolin Orsetta Pompilio Rosaleno Silvestra Tancredo Veronel Zenobia Brunello',
  'of the old court':
    'Aldemar Beatherine Cassivel Desmorel Evangrine Floriant Guenivar Hesperand Isolbeth Jocasterel Lancelyn Melisor Nimuriel Osgrave Perivane Quenelda Rosamord Saintclair Tristenne Ursulind Vivaldra Wystane Yvaine-Mor Ambrosine Blanchemar Corisande Dorigant Eglantor Ferromond Galatine Heloriel Ivorant Josselind Lysandor Margolaine Orlandine Parsival Ravenelle Sidonor Theodrine',
  'of the dry lands':
    'Azhar Bashira Caldun Dalilah-Sef Emiran Farouz Ghazan Hadissa Ishtara Jamirel Khalune Lamisra Mazdak Nasrine Omarel Parisad Qadira Rashun Samirel Tahmina Ubaran Varda Wahida Yasmeth Zahirun Adnara Bahram Cyrana Daroush Esfandi Ferehan Gulbahar Hormizd Irajan Jalaneh Kavira Mithrane Nurefsan Rostamel Soraven',
  'of the high forest':
    'Aelinor Briathe Caelwen Dathiel Eirlas Faelorn Gwynnara Hathien Ithilas Laurelith Maethor Nimloth-Ear Olwennic Phaedriel Rhiannel Saelith Taurion Uvaneth Vanyel Wenlith Ysolde-Ren Arthiel Belanor Ceridwas Dolennan Elowick Finnavar Galadan Haleth-Im Idrilas Luthienne Mirwen Nellas-Or Orophen Rumilor Silmarine Thalion Urwen Voronel Yavien',
  'of the deep halls':
    'Agrund Borrik Dhurga Ebbrin Fargrim Gromda Hulgar Irmok Khazra Lodrun Morgrund Nardil Olgrim Pondra Rurik-Stane Skaldur Thorga Ugrim Vondra Wulgar Yorrund Zgarda Balgrim Duraz Fundra Gimrund Helgor Jorgrum Kragda Mundrik Nogrum Orgada Ragda Stonn Tarrgun Umdra Varrik Brondil Hargund Skorra',
  'of the islands':
    'Akela-Noa Bahiru Datu-Sen Elikai Fetuao Hinemar Ikarui Kailani-Te Leilua Manaia Nalu-Oro Onekai Pualani Rangiru Sefina Tavake Ululani Vaimoana Waikare Aolani Fanua-Le Halekua Iolana-Mo Kekoan Lokelan Makanai Niulani Olinamu Pikorua Ruamoko-Li Sialei Talofai Tuimana Uiloa Vaitea Wairaka Keahilu Moeroa Nohealan Tekahu'
} as const

/** All names with their sound: at least three hundred. */
export const ownNames: readonly { readonly name: string; readonly style: string }[] = Object.entries(styles).flatMap(
  ([style, names]) => names.split(' ').map(name => ({ name, style }))
)
