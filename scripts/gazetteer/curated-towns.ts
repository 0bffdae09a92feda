/** Further towns, most of them the seats of a taluk or a district, that the sources lack, misspell or call like a place elsewhere. */
export interface Town {
  name: string
  state: string
  lat: number
  lon: number
  population: number
  aliases: string[]
}

/** One town a line: name, latitude, longitude, thousands of people; other names behind a bar. */
const byState: Readonly<Record<string, string>> = {
  'Tamil Nadu': `
Aralvaimozhi 8.25 77.53 22 | Aralvaimoli
Aruvankadu 11.37 76.77 15
Attayampatti 11.53 78.05 15
Avalpoondurai 11.23 77.72 12
Ayyampettai 10.90 79.18 15
Darasuram 10.95 79.35 15
Devadanapatti 10.15 77.64 17
Devipattinam 9.47 78.89 10
Elampillai 11.60 78.01 15
Ettayapuram 9.15 78.00 12
Gangaikondan 8.86 77.78 10
Jalakandapuram 11.70 77.88 15
Kaliyakkavilai 8.34 77.17 15
Kambainallur 12.21 78.32 12
Kannamangalam 12.75 79.15 10
Eraniel 8.21 77.32 10
Uthukottai 13.33 79.90 12
Sendurai 11.25 79.17 15
Udayarpalayam 11.18 79.29 12 | உடையார்பாளையம்
Pappireddipatti 11.92 78.37 15
Pochampalli 12.33 78.35 10
Uthangarai 12.27 78.53 18 | Uttangarai
Kilvelur 10.77 79.74 12
Thirukkuvalai 10.63 79.72 8
Veppanthattai 11.14 78.69 8
Gandarvakottai 10.56 79.04 10 | கந்தர்வகோட்டை
Tiruvadanai 9.79 78.92 10 | Thiruvadanai
Sankagiri 11.48 77.87 25 | Sankari
Orathanadu 10.63 79.25 15
Radhapuram 8.27 77.68 12
Natrampalli 12.59 78.50 12
Thiruthuraipoondi 10.53 79.64 24 | Thiruthuraipundi
Vikravandi 12.04 79.54 13 | விக்கிரவாண்டி
Krishnarayapuram 10.96 78.28 12
Agasteeswaram 8.10 77.52 10 | Agastheeswaram
Kalakkad 8.50 77.57 28
Arumuganeri 8.57 78.09 25
Ayakudi 10.45 77.55 24
Marakkanam 12.19 79.94 20
Viravanallur 8.70 77.53 20 | Veeravanallur
Vasudevanallur 9.23 77.42 19
Udangudi 8.43 78.03 19
Alangayam 12.60 78.75 17
Anaimalai 10.58 76.93 16
Vadamadurai 10.47 78.08 16
Kalugumalai 9.15 77.72 15
Puliampatti 11.35 77.20 15 | Punjai Puliyampatti
Padmanabhapuram 8.24 77.33 20
Sathankulam 8.44 77.92 20
Kollankodu 8.29 77.12 25
Thottiyam 10.99 78.34 15
Manachanallur 10.91 78.70 25
Parangipettai 11.49 79.76 25 | Porto Novo
Tittakudi 11.41 79.12 23 | Thittakudi
Thimiri 12.75 79.31 15
Bargur 12.54 78.36 16
Kaveripattinam 12.42 78.22 17
Shoolagiri 12.39 78.00 10
Mecheri 11.83 77.94 25
Vazhapadi 11.66 78.40 19
Thammampatti 11.44 78.49 21
Senthamangalam 11.28 78.23 20 | Sendamangalam
Mohanur 11.06 78.14 15
Nambiyur 11.37 77.33 16
Uthukuli 11.17 77.43 12 | Uthukkuli
Vellakoil 10.95 77.71 40 | வெள்ளக்கோவில்
Pandalur 11.40 76.10 20
Thandarampattu 12.16 78.94 10
Acharapakkam 12.51 79.88 15 | Acharappakkam
Abiramam 9.44 78.44 10
Aduthurai 11.02 78.48 15
Cheyyur 11.25 77.24 15
Thirukalukundram 12.61 80.06 30 | Thirukazhukundram, Tirukalukundram
Vembakottai 9.20 77.46 12 | Vembakkottai
Tiruchuli 9.53 78.20 12 | Thiruchuli
T Kallupatti 9.72 77.86 10 | Kallupatti
Alwarkurichi 8.78 77.40 12
Paramathi Velur 11.11 78.00 20
Bhavanisagar 11.48 77.13 15
Thiruvidaimarudur 11.00 79.45 15
Thirumayam 10.24 78.77 10
Killiyur 11.12 79.74 20
Karungal 8.22 77.23 17
Needamangalam 10.77 79.42 10
Ponnamaravathi 10.26 78.56 14
Pamban 9.28 79.21 15
Sultanpet 10.88 77.20 15
Kottampatti 10.22 78.37 10
Sedapatti 9.83 77.80 10
Vettaikaranpudur 10.56 76.91 18
Thiagadurgam 11.74 79.07 17
Valavanur 11.92 79.58 17
Thalaivasal 11.59 78.75 12
Poompuhar 11.14 79.85 15
Vilavancode 8.32 77.20 15
Kallikudi 9.68 77.97 10
Gangavalli 11.50 78.64 16
Madathukulam 10.56 77.36 20
Narikudi 9.59 78.32 10
Chellampatti 9.95 77.90 10
`,
  Karnataka: `
Hungund 16.07 76.05 20 | Hunagunda
Hagaribommanahalli 15.05 76.21 20
Kurugodu 15.34 76.84 15 | Kurugod
Ramdurg 15.95 75.29 35
Bhalki 18.04 77.21 41 | ಭಾಲ್ಕಿ
Aurad 18.25 77.43 20
Yelandur 12.05 77.03 9
Hanur 12.09 77.30 12
Gudibanda 13.67 77.70 10 | Gudibande
Mudigere 13.14 75.64 10 | ಮೂಡಿಗೆರೆ
Ajjampura 13.50 76.07 7
Holalkere 14.03 76.18 16
Molakalmuru 14.22 76.40 16
Belthangady 12.99 75.28 10 | Beltangadi
Uppinangady 12.84 75.25 8
Jagalur 14.53 76.35 17
Kundgol 15.25 75.25 19
Alnavar 15.43 74.73 17
Kalghatgi 15.18 74.97 17
Shirahatti 15.23 75.58 19 | Shirhatti
Hirekerur 14.47 75.38 19
Shiggaon 15.00 75.23 29 | ಶಿಗ್ಗಾಂವ, ಶಿಗ್ಗಾವಿ
Hangal 14.77 75.13 29 | Hanagal
Sedam 17.18 77.28 40 | Seram
Gonikoppal 12.18 75.93 10 | Gonikoppa
Yelburga 15.62 76.00 15 | Yelbarga
Karatagi 15.61 76.65 30
Nagamangala 12.82 76.76 18
Pandavapura 12.50 76.67 20
T Narasipura 12.21 76.90 37 | Tirumakudal Narsipur
Periyapatna 12.34 76.10 18 | Piriyapatna
H D Kote 12.09 76.33 15 | Heggadadevankote, Heggadedevana Kote, Heggadadevanakote, HD Kote
Saragur 12.00 76.40 13
Manvi 15.98 77.05 46
Devadurga 16.42 76.93 29
Maski 15.96 76.66 22
Hosanagara 13.92 75.07 6
Sorab 14.38 75.09 9 | Soraba, ಸೊರಬ
Sira 13.75 76.91 58 | Shira, ಶಿರಾ
Koratagere 13.52 77.23 16
Pavagada 14.10 77.27 29
Chikkanayakanahalli 13.42 76.62 24
Brahmavar 13.44 74.74 10 | Brahmavara
Hebri 13.46 74.99 7
Ankola 14.67 74.83 15
Yellapur 14.97 74.72 20
Mundgod 14.97 75.03 18
Haliyal 15.33 74.76 24
Gurmitkal 16.87 77.39 20
Hunsagi 16.46 76.52 14
Aland 17.56 76.57 42
Athani 16.73 75.07 48
Malur 13.01 77.94 40
Puttur 12.77 75.22 54
Harapanahalli 14.80 75.98 47
Shahpur 16.70 76.83 51 | Shahapur
Birur 13.62 75.97 23
Mulki 13.10 74.80 17
Kudachi 16.63 74.85 25
Naregal 15.58 75.82 18
Gajendragad 15.73 75.96 32
Mulgund 15.25 75.53 19
Arkalgud 12.77 76.06 16
Turuvekere 13.16 76.67 15
Gubbi 13.31 76.94 18 | ಗುಬ್ಬಿ
Baindur 13.87 74.63 20 | Byndoor
Krishnarajanagara 12.44 76.38 36 | KR Nagar Mysuru
Somwarpet 12.60 75.85 7 | Somavarpet, ಸೋಮವಾರಪೇಟೆ
Murudeshwara 14.09 74.48 17
Shahabad 17.13 76.94 53 | ಶಹಾಬಾದ, ಶಹಾಬಾದ್
Chitguppa 17.70 77.21 25
Devar Hippargi 16.82 76.07 15
Bilgi 16.35 75.62 18
Kerur 16.02 75.57 19
Mudalgi 16.28 74.97 29
Raibag 16.48 74.78 23 | ರಾಯಬಾಗ, ರಾಯಭಾಗ
Kagwad 16.70 74.72 20
Sadalga 16.57 74.55 23
Harugeri 16.52 74.95 28
Kanakagiri 15.57 76.42 20
Rattihalli 14.42 75.51 15
Bankapur 14.93 75.26 22
Malebennur 14.47 75.92 20
Shiralakoppa 14.38 75.25 18
Shravanabelagola 12.86 76.49 6
Huliyar 13.58 76.54 15
Ujire 13.00 75.33 10
Maddur 12.58 77.05 28 | ಮದ್ದೂರು
Bannur 12.33 76.86 25 | ಬನ್ನೂರು
`,
  'Andhra Pradesh': `
Panyam 15.51 78.35 15
Parchur 15.97 80.27 15 | Parchuru
Mylavaram 16.77 80.64 22
Rajanagaram 17.08 81.90 15
Podili 15.61 79.62 31
Piduguralla 16.48 79.89 63 | పిడుగురాళ్ల
Gurazala 16.56 79.63 25
Allagadda 15.13 78.49 30
Pamidi 14.94 77.59 26
Tiruvuru 17.12 80.61 19
Jangareddygudem 17.12 81.30 49
Achanta 16.60 81.81 20
Ravulapalem 16.76 81.84 40
Chodavaram 17.83 82.95 22
Rajam 18.45 83.64 43
Udayagiri 14.88 79.30 20
Buchireddypalem 14.54 79.88 34 | Buchireddipalem
Podalakur 14.38 79.73 15
Puttur (Andhra Pradesh) 13.45 79.55 54 | Puttur
Satyavedu 13.44 79.96 15
Chandragiri 13.59 79.32 25
Vayalpadu 13.64 78.63 16
Badvel 14.75 79.05 70 | Badvelu
Mydukur 14.73 78.73 45
Koilkuntla 15.23 78.32 15
Pattikonda 15.39 77.50 30
Kodumur 15.11 77.12 20 | Kodumuru
Gooty 15.12 77.64 48
Madakasira 13.94 77.27 22
Bukkapatnam 14.20 77.80 15
Kothacheruvu 14.19 77.77 15
Mudigubba 14.35 78.00 15
Darsi 15.78 79.69 34
Yerragondapalem 16.04 79.31 15
Chimakurthi 15.58 79.87 30
Singarayakonda 15.25 80.03 18
Inkollu 15.82 80.19 15
Pedana 16.27 81.17 31
Challapalle 16.12 80.93 17 | Challapalli
Kanchikacherla 16.68 80.39 15
Chintalapudi 17.07 80.98 20
Polavaram 17.25 81.65 15
Mummidivaram 16.65 82.11 24
Anaparthy 16.93 81.96 25
Jaggampeta 17.18 82.05 20
Yeleswaram 17.29 82.11 30
Gollaprolu 17.16 82.29 23
Payakaraopeta 17.37 82.55 25 | పాయకరావుపేట
Kothavalasa 17.90 83.19 15
Cheepurupalli 18.30 83.57 15
Nellimarla 18.16 83.45 20
Veeraghattam 18.69 83.61 15
Sompeta 18.93 84.60 18
Kasibugga 18.76 84.42 30
Razole 16.48 81.84 20 | Rajolu, రాజోలు
Etcherla 18.28 83.82 15
Gajapathinagaram 18.28 83.34 15
Srungavarapukota 18.11 83.14 30 | S Kota
Mantralayam 15.94 77.43 10
Dachepalle 16.60 79.73 30 | Dachepalli
Sabbavaram 17.79 83.12 15
Kotabommali 18.52 84.15 12
Phirangipuram 16.30 80.27 15
Tadikonda 16.42 80.46 20
Pathapatnam 18.75 84.09 15
Singanamala 14.80 77.72 10
Thamballapalle 13.82 78.45 10
`,
  Telangana: `
Dornakal 17.44 80.15 14
Wardhannapet 17.77 79.58 14 | వర్ధన్నపేట
Alair 17.65 79.05 15 | ఆలేరు, Aler
Kodangal 17.11 77.62 14
Pargi 17.18 77.88 17
Bhupalpally 18.44 79.87 42
Huzurabad 18.20 79.40 35
Jammikunta 18.29 79.47 34
Metpally 18.85 78.63 50 | Metpalli
Narayankhed 18.04 77.77 18
Toopran 17.84 78.48 25 | Tupran
Kalwakurthy 16.67 78.49 28
Achampet 16.40 78.64 28
Kodad 17.00 79.96 64 | Kodada
Huzurnagar 16.89 79.87 35
Choutuppal 17.26 78.90 23
Madhira 16.92 80.37 30
Mulugu 18.19 79.94 12
Narsampet 17.93 79.89 36
Parkal 18.20 79.70 30 | Parakala, పరకాల
Manthani 18.65 79.67 18
Sultanabad 18.53 79.32 18
Husnabad 18.79 78.92 22
Cheriyal 17.93 78.97 15
Dubbak 18.17 78.67 20
Zaheerabad 17.68 77.62 71
Andole 17.81 78.08 25 | Jogipet
Yellareddy 18.19 78.01 15
Utnoor 19.37 78.77 15
Luxettipet 18.89 79.21 20 | లక్షెట్టిపేట
Chennur 18.86 79.79 23
Kyathampalle 18.95 79.50 42
Kagaznagar 19.33 79.47 57
Station Ghanpur 17.85 79.38 15
Thorrur 17.58 79.66 20
Aswaraopet 17.35 81.12 20 | అశ్వారావుపేట
Nakrekal 17.16 79.43 26 | నకిరేకల్
Mothkur 17.09 79.45 15
Nagarjuna Sagar 16.57 79.31 20
Kosgi 16.99 77.71 22
Makthal 16.50 77.51 25
Ramayampet 18.11 78.43 25 | రామాయంపేట
Narketpally 17.20 79.20 25
Bibinagar 17.47 78.79 20
Choppadandi 18.58 79.17 16
Devarkadra 16.62 77.84 12
Thungathurthi 17.11 79.53 10
Munugode 17.08 79.07 10
Kothakota 16.75 77.99 15
Naspur 18.83 79.45 76
Maripeda 17.38 79.90 15
`,
  Kerala: `
Moolamattom 9.79 76.85 15
Thuravoor 9.76 76.32 25
Vadasserikkara 9.34 76.83 20
Vagamon 9.68 76.90 10
Poonjar 9.67 76.80 20
Bharananganam 9.70 76.73 15
Kidangoor 9.69 76.61 20
Thathamangalam 10.68 76.70 20
Kozhinjampara 10.75 76.83 25
Kadirur 11.79 75.53 30
Arthunkal 9.66 76.30 20
Champakulam 9.41 76.41 15
Mulleria 12.55 75.16 15
Elappully 10.74 76.74 35
Muthukulam 9.21 76.46 20
Chemmad 11.04 75.92 15
Vithura 8.67 77.08 12
Aryanad 8.58 77.09 12
Kallambalam 8.76 76.79 15
Rajakkad 9.97 77.10 12
Narikkuni 11.37 75.86 15
Meenangadi 11.66 76.16 20
Panamaram 11.74 76.07 20
Pulpally 11.79 76.16 15
Vythiri 11.55 76.04 18
Thekkady 10.60 76.06 5
Peruvallur 11.12 75.95 15
Vannappuram 9.99 76.79 12
Areekode 11.25 76.06 30 | അരീക്കോട്
Punnayurkulam 10.67 76.00 20
Kuttippuram 10.84 76.03 30
Edavanna 11.22 76.14 30
Vengara 11.05 75.98 48
Mankada 11.02 76.07 30
Angadipuram 10.97 76.21 56
Kollengode 10.64 76.54 28 | കൊല്ലങ്കോട്
Kanjikode 10.80 76.74 20 | കഞ്ചിക്കോട്
Chelakkara 10.70 76.32 25
Pudukkad 10.42 76.27 20
Nattika 10.42 76.11 20
Thriprayar 10.41 76.11 12
Vadanappally 10.47 76.07 25
Kalady 10.17 76.44 25
Ambalappuzha 9.20 76.40 25
Edathua 9.37 76.46 20 | എടത്വ
Mallappally 9.45 76.65 20
Anchal 8.92 76.73 30
Pathanapuram 9.10 76.87 35
Chadayamangalam 8.87 76.87 20
Parassala 8.34 77.16 40
Chirayinkeezhu 8.65 76.79 25 | ചിറയിൻകീഴ്
Peermade 9.57 77.00 20 | പീരുമേട്
Vandiperiyar 9.57 77.09 25
Devikulam 10.07 77.11 10
Kaduthuruthy 9.77 76.49 25
Uzhavoor 9.79 76.61 15
Karukachal 9.50 76.64 20
Perambra 11.56 75.76 25
Thamarassery 11.42 75.94 28 | Thamarasseri
Balussery 11.45 75.83 25
Irikkur 11.97 75.56 13
Sreekandapuram 12.04 75.50 33
Pazhayangadi 12.03 75.26 15
Cheruvathur 12.21 75.16 20
Manjeshwar 12.71 74.90 25 | Manjeswaram
Nemmara 10.59 76.60 20 | നെന്മാറ
Chavara 9.00 76.53 25
Oachira 9.13 76.51 20 | ഓച്ചിറ
Konni 9.15 76.76 20
Kuravilangad 9.76 76.56 15
Mararikulam 9.62 76.32 20
Nooranad 9.17 76.64 15
Vadakkencherry 10.59 76.48 25
Kongad 10.85 76.52 20
Thrithala 10.80 76.13 15
Kodakara 10.37 76.31 20
Kalikavu 11.17 76.32 15
Karuvarakundu 11.22 76.34 15
Kuttiady 11.65 75.75 20
Thiruvambady 11.36 76.01 20
Peravoor 11.75 75.49 20
Dharmadam 11.78 75.43 30
Cherupuzha 12.27 75.36 15
Alakode 12.19 75.47 15
Trikaripur 12.14 75.18 20 | Thrikkarippur
Kumbla 12.59 74.95 20
Edakkara 11.35 76.31 30
Pandikkad 11.09 76.22 45
Changaramkulam 10.74 76.03 20
Mampad 11.24 76.18 40 | മമ്പാട്
Vazhakkad 11.25 75.97 35
Valapattanam 11.87 75.37 10 | വളപട്ടണം
Meppayur 11.53 75.71 25 | മേപ്പയ്യൂർ, മേപ്പയൂർ
Meppadi 11.55 76.14 35
Kaipamangalam 10.32 76.15 40
Ezhukone 8.98 76.72 20 | എഴുകോൺ
Ayur 8.90 76.86 15 | Ayoor, ആയൂർ
Parippally 8.81 76.76 20
Chungathara 11.33 76.28 35
Thavanur 10.85 76.01 30
Melattur 11.06 76.27 25
Pulamanthole 10.91 76.30 30
Chelari 11.11 75.89 20
Thenhipalam 11.13 75.89 35
Nanminda 11.42 75.83 30
Ulliyeri 11.45 75.77 30
Naduvannur 11.49 75.77 28
Chorode 11.62 75.58 35
Orkkatteri 11.65 75.60 20
Chokli 11.75 75.49 30
Pinarayi 11.87 75.37 35
Muzhappilangad 11.80 75.45 24
Anjarakandy 11.87 75.37 25
Peralassery 11.82 75.50 30
Chakkarakkal 11.87 75.47 25
Kelakam 11.75 75.49 16
Kottiyoor 11.75 75.49 17
Payyavoor 12.04 75.36 23
Pilathara 11.87 75.37 20
Kalliasseri 12.04 75.36 30 | Kalliassery
Pappinisseri 11.95 75.35 35 | Pappinissery
Azhikode 11.87 75.37 50
Chirakkal 11.87 75.37 45
Bekal 12.43 75.02 15 | ബേക്കൽ
Badiadka 12.58 75.08 33
Hosangadi 12.70 74.90 15
Ambalavayal 11.62 76.21 35
Mundur 10.84 76.57 28
Walayar 10.84 76.84 15
Koduvayur 10.80 76.64 28
Sreekrishnapuram 10.90 76.41 27
Vaniyamkulam 10.78 76.33 30
Pazhayannur 10.69 76.42 35
Erumapetty 10.68 76.17 25
Pavaratty 10.57 76.06 20
Athirappilly 10.29 76.57 10 | Athirapally
Varandarappilly 10.42 76.32 25
Malayattoor 10.18 76.50 20
Puthencruz 9.97 76.42 20
Marayoor 10.27 77.16 12
Cheruthoni 9.86 76.98 15
Manimala 9.50 76.75 20
Puthuppally 9.15 76.50 30
Thalayolaparambu 9.79 76.44 20
Kuthiathode 9.79 76.30 20
Charummoodu 9.17 76.61 15
Aranmula 9.33 76.68 28
Kumbanad 9.36 76.66 20
Kodumon 9.03 76.69 25
Kulathupuzha 8.91 77.06 33
Kadakkal 8.83 76.92 30
Oyoor 8.87 76.78 20
Kadakkavoor 8.67 76.77 22
Vellarada 8.41 77.19 35
Poovar 8.32 77.07 18
Kanjiramkulam 8.36 77.05 20
`,
  'West Bengal': `
Bishnupur 23.08 87.32 76
Balichak 22.36 87.55 15
Ramjibanpur 22.83 87.61 20
Rupnarayanpur 23.83 86.90 25
Dhatrigram 23.28 88.30 15
Magra 22.99 88.37 20 | Mogra, মগরা
Gosaba 22.17 88.80 15
Namkhana 21.76 88.23 15
Chalsa 26.88 88.81 10
Tribeni 22.99 88.40 20
Andal 23.59 87.20 30 | অন্ডাল, অণ্ডাল
Panagarh 23.45 87.43 20
Tehatta 23.73 88.53 20
Belda 22.08 87.34 15
Mandarmani 21.67 87.71 10
Manbazar 23.06 86.66 15
Mecheda 22.41 87.86 15 | Mechedda
Singur 22.81 88.23 20
Panchla 22.54 88.14 25
Chittaranjan 23.86 86.90 39
Nalhati 24.30 87.82 42 | নলহাটি
Pujali 22.47 88.15 37
Panskura 22.40 87.71 58
Kolaghat 22.45 87.87 26
Garhbeta 22.86 87.36 16
Salboni 22.64 87.33 6 | শালবনি
Malbazar 26.86 88.75 26 | Mal Bazar
Falakata 26.52 89.20 30
Haldibari 26.34 88.78 15
Mekhliganj 26.35 88.91 10
Mirik 26.89 88.19 12
Farakka 24.82 87.90 25 | ফরাক্কা
Jhalda 23.36 85.98 20 | ঝালদা
Islampur 26.27 88.19 54 | ইসলামপুর
Dalkhola 25.88 87.84 37 | ডালখোলা
Kaliachak 24.86 88.02 20
Gazole 25.00 88.15 15 | গাজোল
Buniadpur 25.40 88.42 20
Sagardighi 24.29 88.09 15
Raghunathganj 24.47 88.06 25
Domkal 24.07 88.55 25
Karimpur 23.98 88.62 20
Bethuadahari 23.61 88.38 20
Haringhata 22.96 88.57 20
Taherpur 23.26 88.54 38
Birnagar 23.24 88.56 30
Gayeshpur 22.96 88.50 60
Deganga 22.69 88.65 15
Magrahat 22.24 88.38 15
Chanditala 22.89 88.40 15
Pandua 23.07 88.29 32
Khanakul 22.71 87.86 15
Pandaveswar 23.71 87.27 15
Balarampur 23.10 86.22 24
Jangipara 22.74 88.06 15 | জাঙ্গিপাড়া
Goghat 22.88 87.70 15
Harishchandrapur 25.42 87.88 20
Manikchak 25.08 87.90 15
Baisnabnagar 25.39 88.59 15
Gaighata 22.93 88.74 15
Sandeshkhali 22.36 88.88 15
Hingalganj 22.47 88.97 15
Patharpratima 21.80 88.36 15
Raidighi 22.00 88.44 15
Joynagar 22.18 88.42 25 | জয়নগর মজিলপুর
Udaynarayanpur 22.72 87.98 15
Jagatballavpur 22.58 88.34 20
Dhaniakhali 22.97 88.09 15
Nandakumar 22.42 87.33 15
Nandigram 22.01 87.97 20
Patashpur 22.02 87.54 12
Bhagabanpur 21.90 87.75 12
Keshiary 22.11 87.24 12
Daspur 22.61 87.72 15
Keshpur 22.56 87.46 15
Gopiballavpur 22.21 86.90 12
Kotulpur 23.02 87.60 15
Khandaghosh 23.21 87.69 12
Purbasthali 23.45 88.33 20
Ketugram 23.83 88.08 12
Labhpur 23.82 87.80 15
Tarapith 24.11 87.80 10
Sriniketan 23.67 87.66 15
Karandighi 25.23 88.78 12
Kalchini 26.69 89.45 20
Madarihat 26.69 89.28 15
Nagrakata 26.98 88.92 15
Kushmandi 25.36 88.52 12
Hariharpara 24.04 88.43 20
Rejinagar 24.35 87.90 15
Raninagar 24.21 88.55 15
Taldangra 23.02 87.10 12
`,
  Punjab: `
Tapa Mandi 30.305 75.365 21 | ਤਪਾ ਮੰਡੀ
Baba Bakala 31.56 75.27 10
Attari 31.60 74.61 10
Majitha 31.76 74.96 15
Bhikhiwind 31.35 74.69 15
Khem Karan 31.14 74.56 13 | Khemkaran
Goindwal 31.37 75.14 12 | Goindwal Sahib
Fatehgarh Churian 31.86 74.96 18
Dera Baba Nanak 32.03 75.03 10
Sri Hargobindpur 31.69 75.48 6 | Hargobindpur
Kalanaur 32.01 75.15 15 | ਕਲਾਨੌਰ
Tanda 31.67 75.64 25 | Tanda Urmar, ਟਾਂਡਾ
Mahilpur 31.36 76.04 12
Talwara 31.95 75.87 25
Garhdiwala 31.74 75.76 8 | Gardhiwala
Bhogpur 31.55 75.64 18
Nurmahal 31.09 75.59 13 | ਨੂਰਮਹਿਲ
Lohian 31.16 75.20 9 | Lohian Khas, ਲੋਹੀਆਂ
Bhulath 31.52 75.49 10 | Bholath
Begowal 31.61 75.53 12
Dhilwan 31.50 75.33 9
Rahon 31.05 76.12 16 | ਰਾਹੋਂ
Balachaur 31.06 76.30 22
Dehlon 30.74 75.85 8
Ahmedgarh 30.69 75.83 31 | ਅਹਿਮਦਗੜ੍ਹ
Amargarh 31.13 76.07 12
Moonak 29.82 75.89 18
Dirba 30.06 75.99 17
Bhawanigarh 30.27 76.04 22
Dhanaula 30.28 75.57 20
Handiaya 30.33 75.51 12 | ਹੰਡਿਆਇਆ
Sardulgarh 29.69 75.24 19
Bhikhi 30.06 75.53 18
Raman Mandi 29.96 74.96 24 | ਰਾਮਾਂ ਮੰਡੀ
Goniana 30.32 74.91 15
Bhucho Mandi 30.21 75.10 15 | Bhucho
Nihal Singh Wala 30.59 75.28 10
Dharamkot 30.94 75.23 19
Kot Ise Khan 30.95 75.14 12
Talwandi Bhai 30.86 74.93 17
Guru Har Sahai 30.71 74.40 17 | Guruharsahai, ਗੁਰੂ ਹਰਸਹਾਏ
Mamdot 30.87 74.42 8
Bassi Pathana 30.69 76.41 21 | Bassi Pathanan
Amloh 30.61 76.23 15
Khamanon 30.82 76.35 10
Chamkaur Sahib 30.89 76.41 14
Kiratpur Sahib 31.18 76.57 10 | ਕੀਰਤਪੁਰ
Banur 30.55 76.72 18
Rayya 31.54 75.23 18 | ਰਈਆ
Beas 31.52 75.29 15 | ਬਿਆਸ
Bhadaur 30.48 75.33 18 | ਭਦੌੜ
Bareta 29.86 75.69 17 | ਬਰੇਟਾ
Jaito 30.45 74.89 38
Zira 30.97 74.99 37 | ਜ਼ੀਰਾ, ਜੀਰਾ
Maur 30.08 75.25 32
Jalalabad 30.61 74.26 40
Sujanpur 32.30 75.60 25
Adampur 31.43 75.71 21
Khadoor Sahib 31.46 74.92 10 | Khadur Sahib, ਖਡੂਰ ਸਾਹਿਬ
Kahnuwan 31.90 75.42 10
Mullanpur Dakha 30.84 75.67 20
Mehal Kalan 30.53 75.57 12
Shutrana 29.95 76.08 8
Balluana 30.17 74.31 8
Chabbewal 31.44 75.99 8
Sham Chaurasi 31.50 75.75 6
Kotfatta 30.12 75.08 9
Bhagta Bhai Ka 30.50 75.10 12
Bajakhana 30.46 74.98 10
Badhni Kalan 30.68 75.29 8
Chohla Sahib 31.46 74.92 8
Naushehra Pannuan 31.34 74.95 6
Narot Jaimal Singh 32.20 75.52 6
Halwara 30.75 75.63 10
Devigarh 30.19 76.52 8
`,
  Haryana: `
Ratia 29.69 75.57 37 | ਰਤੀਆ, रतिया
Samalkha 29.24 77.01 40
Nuh 28.10 77.00 17 | नूंह, नूह
Kalka 30.83 76.94 34
Pinjore 30.80 76.92 40 | Pinjaur
Barwala 29.37 75.91 43
Hansi 29.10 75.96 86
Tohana 29.71 75.90 64
Bawani Khera 28.94 76.86 21
Narwana 29.59 76.12 62
Shahabad Markanda 30.17 76.87 42 | Shahbad
Ladwa 29.99 77.04 30
Gharaunda 29.54 76.97 38
Taraori 29.80 76.93 25
Gohana 29.14 76.70 66
Ganaur 29.13 77.02 36
Kharkhoda 28.88 76.91 25
Pataudi 28.33 76.78 20
Ferozepur Jhirka 27.78 76.95 25
Hodal 27.89 77.37 50
Naraingarh 30.48 77.13 22
`,
  Bihar: `
Mohania 25.17 83.62 15 | मोहनिया
Banka 24.88 86.92 46
Bhabua 25.04 83.61 50
Sheohar 26.51 85.29 28 | शिवहर
Khagaria 25.51 86.48 49 | खगड़िया, खगरिया
Masaurhi 25.35 85.03 60
Sultanganj 25.25 86.74 53
Kahalgaon 25.27 87.24 33 | Colgong
Triveniganj 26.13 86.89 25
Simri Bakhtiarpur 25.73 86.60 25
Lalganj 25.87 85.17 38
Sonepur 25.69 85.18 38 | सोनपुर
Revelganj 25.79 84.64 39
Narkatiaganj 27.10 84.46 49
Sugauli 26.76 84.74 38
Pupri 26.47 85.70 30
Jagdishpur 25.47 84.42 32
Makhdumpur 25.07 84.97 32
`,
  Rajasthan: `
Baran 25.10 76.52 117 | बारां
Dausa 26.89 76.34 85
Ratangarh 28.08 74.62 71
Nokha 27.56 73.47 62
Nohar 29.18 74.77 49
Merta City 26.65 74.03 46 | Merta
Deeg 27.47 77.33 45
Sojat 25.92 73.67 44
Bilara 26.18 73.71 44
Kekri 25.97 75.15 41
Malpura 26.28 75.36 33
Lakheri 25.67 76.18 29
Behror 27.89 76.28 30
Reengus 27.37 75.57 27 | Ringas
Bhawani Mandi 24.42 75.83 42
Keshoraipatan 25.29 75.94 25
Gangapur City 26.47 76.72 120
Pilibanga 29.49 74.07 37
Sardarshahar 28.44 74.50 95
Sujangarh 27.70 74.47 101
Fatehpur Shekhawati 28.00 74.96 92
Ramgarh Shekhawati 28.17 74.98 33
Khairthal 27.80 76.64 39
`,
  'Madhya Pradesh': `
Jhabua 22.77 74.59 36
Panna 24.72 80.19 59
Rajgarh 24.01 76.73 30
Umaria 23.53 80.84 33 | उमरिया
Anuppur 23.10 81.69 20 | अनूपपुर
Dindori 22.94 81.08 21
Jaora 23.64 75.13 75
Dabra 25.90 78.33 61
Maihar 24.26 80.76 40
Alirajpur 22.31 74.36 28
Ganj Basoda 23.85 77.94 78 | Basoda
Badnagar 23.05 75.38 36
Mahidpur 23.49 75.66 34
Pachore 23.71 76.73 25
Gohad 26.42 78.44 58
Ambah 26.71 78.23 46
Porsa 26.67 78.37 39
Nowgong 25.06 79.44 40
Dhanpuri 23.19 81.55 45
Kotma 23.20 81.98 32
`,
  'Uttar Pradesh': `
Amethi 26.15 81.81 13
Jalaun 26.15 79.34 57
Balrampur 27.43 82.19 82
Shravasti 27.35 81.84 10
Kushinagar 26.21 83.26 22
Kairana 29.40 77.21 89
Mawana 29.10 77.92 81
Nagina 29.44 78.43 95
Sikandrabad 28.45 77.70 81 | Sikandarabad
Faridpur 28.21 79.54 78
Kosi Kalan 27.69 77.44 60
Tundla 27.21 78.24 50
Nehtaur 29.32 78.39 48
Gulaothi 28.59 77.79 50
Seohara 29.21 78.59 53
Kalpi 26.12 79.73 51
Chunar 25.13 82.88 38
Jewar 28.12 77.56 33
Soron 27.89 78.75 30
Jaswantnagar 26.88 78.90 29
Hastinapur 29.16 78.00 27
Bakshi Ka Talab 26.99 80.92 40
Dibiyapur 26.63 79.55 35
Garhmukteshwar 28.80 78.08 46 | Garhmuktesar
Rudauli 26.75 81.75 43
Karwi 25.21 80.91 60
Mauranipur 25.25 79.13 62
Mubarakpur 26.09 83.29 70
Mohammadabad 25.62 83.75 40
Domariyaganj 27.20 82.65 30
`,
  Uttarakhand: `
Tehri 30.39 78.48 25 | New Tehri
Pauri 30.15 78.77 26
Kichha 28.91 79.52 42 | किच्छा, किछा
Uttarkashi 30.73 78.44 18
Khatima 28.92 79.97 25
Rudraprayag 30.29 78.98 10
Bageshwar 29.85 79.78 10
Champawat 29.34 80.09 5
`,
  Jharkhand: `
Chatra 24.20 84.87 50
Gumla 23.04 84.54 51
Pakur 24.24 87.24 46 | Pakaur
Garhwa 24.16 83.81 47
Khunti 23.08 85.28 36
Koderma 24.47 85.59 25
Jamtara 23.96 86.80 29
Madhupur 24.27 86.64 55
Phusro 23.77 86.00 90 | Bermo
Patratu 23.67 85.31 33
`,
  Chhattisgarh: `
Janjgir 22.01 82.58 40
Manendragarh 23.21 82.20 35
Baikunthpur 23.26 82.56 29
Ratanpur 22.29 82.17 25
`,
  'Himachal Pradesh': `
Una 31.47 76.27 19 | ऊना, ਊਨਾ
Manali 32.24 77.19 8 | मनाली, ਮਨਾਲੀ
Mandi 31.71 76.93 27 | मंडी, ਮੰਡੀ, மண்டி
Dharamshala 32.24 76.32 54 | Dharamsala
Chamba 32.56 76.13 20
Nahan 30.56 77.29 29
Sundernagar 31.53 76.91 25 | Sundarnagar
`,
  'Jammu and Kashmir': `
Kupwara 34.526 74.255 22
Kargil 34.55 76.14 16
Sopore 34.29 74.47 70 | Sopur
Poonch 33.77 74.09 40
Ganderbal 34.23 74.78 29 | Gandarbal
Pahalgam 34.03 75.32 9
Gulmarg 34.03 74.24 2
Reasi 33.08 74.83 37
`,
  Odisha: `
Bargarh 21.33 83.62 81
Paradip 20.27 86.66 68 | Paradeep
Nabarangpur 19.25 82.59 37
Rajgangpur 22.19 84.58 51
Birmitrapur 22.40 84.77 34
Baripada 21.94 86.73 117
Rairangpur 22.27 86.17 26
Hinjilicut 19.48 84.75 25
Paralakhemundi 18.78 84.08 46
`,
  Assam: `
Nalbari 26.44 91.44 28
Duliajan 27.48 94.91 25
Lumding 26.35 92.70 31
`,
  Maharashtra: `
Manmad 20.25 74.45 80
Pusad 19.90 77.58 73
Shirpur 21.35 74.88 76
Chopda 21.25 75.30 72
Kopargaon 19.88 74.48 65
Malkapur 20.89 76.20 68
Shegaon 20.79 76.70 60
Umred 20.85 79.32 53
Pachora 20.67 75.35 59
Yeola 20.03 74.48 50
Daund 18.47 74.58 49
Katol 21.27 78.58 43
Warora 20.23 79.00 46
Vaijapur 19.92 74.73 42
Paithan 19.48 75.38 41
Morshi 21.34 78.01 38 | Morsi
Sinnar 19.85 74.00 65
Ghugus 19.93 79.13 33
Risod 19.97 76.78 34
Mahabaleshwar 17.93 73.66 14
Panchgani 17.92 73.80 15
Akluj 17.88 75.02 40
Mukhed 18.71 77.37 28
Gangakhed 18.97 76.75 50
Majalgaon 19.15 76.21 50
Shevgaon 19.36 75.22 30
Pathardi 19.17 75.18 27
Jamkhed 18.73 75.31 35
Shrirampur 19.62 74.66 90
Navapur 21.16 73.79 31
Faizpur 21.17 75.86 26
Jamner 20.81 75.77 47
Balapur 20.67 76.77 50
Murtizapur 20.73 77.35 41
Warud 21.47 78.27 51
Desaiganj 20.62 79.96 29 | Wadsa
Brahmapuri 20.61 79.96 36
`,
  Gujarat: `
Khambhat 22.30 72.62 100
Keshod 21.30 70.25 76
Anjar 23.13 70.02 87
Mangrol 21.12 70.12 70
Modasa 23.46 73.30 68
Dholka 22.72 72.47 80
Unjha 23.80 72.39 57
Sihor 21.70 71.97 54
Mandvi 22.83 69.37 52
Halol 22.50 73.47 64
Tharad 24.40 71.63 28
Vijapur 23.56 72.75 26
Viramgam 23.13 72.05 56
Jam Jodhpur 21.90 70.03 25
Savarkundla 21.34 71.31 78
Mahuva 21.09 71.76 98
`,
}

/**
 * Towns of their own name and pride around larger cities, in the same form: who says nothing else means the town, but
 * portals list its homes as an area of the city beside it.
 */
const besideCities: Readonly<Record<string, string>> = {
  'West Bengal': `
Barasat 22.722 88.481 278 | বারাসাত, বারাসত
Barrackpore 22.760 88.378 153 | Barakpur, ব্যারাকপুর
Serampore 22.752 88.343 181 | Srirampur, Shrirampore, শ্রীরামপুর
Bhadreswar 22.824 88.350 101 | ভদ্রেশ্বর
Baruipur 22.365 88.432 53 | বারুইপুর
Uluberia 22.474 88.101 222 | উলুবেড়িয়া
`,
  Punjab: `
Kharar 30.746 76.646 74 | Kharad, ਖਰੜ, खरड़
Dera Bassi 30.588 76.843 46 | Derabassi, ਡੇਰਾਬੱਸੀ, ਡੇਰਾ ਬੱਸੀ, डेराबस्सी
`,
  'Tamil Nadu': `
Chengalpattu 12.684 79.983 63 | Chengalpet, Chinglepet, செங்கல்பட்டு
Tiruvallur 13.144 79.908 56 | Thiruvallur, திருவள்ளூர்
`,
}

export const townsBesideCities: readonly Town[] = readTowns(besideCities)

export const towns: readonly Town[] = [...readTowns(byState), ...townsBesideCities]

function readTowns(byState: Readonly<Record<string, string>>): Town[] {
  return Object.entries(byState).flatMap(([state, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readTown(line, state)),
  )
}

function readTown(line: string, state: string): Town {
  const [facts = '', aliases = ''] = line.split(' | ')
  const [, name, lat, lon, thousands] = /^(\D+) (\S+) (\S+) (\d+)$/u.exec(facts) ?? []
  if (name === undefined) throw new Error(`a town is "name latitude longitude thousands", not "${line}"`)
  return {
    name,
    state,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(thousands) * 1000,
    aliases: aliases === '' ? [] : aliases.split(', '),
  }
}
