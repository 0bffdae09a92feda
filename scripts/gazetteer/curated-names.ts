/** Well-known localities that the sources lack and whose position is not known well enough to be written down. */
const byCity: Readonly<Record<string, string>> = {
  Agartala:
    'Banamalipur, Krishnanagar, Ramnagar, Dhaleswar, Battala, Shibnagar, Jogendranagar, Indranagar, Kunjaban, Abhoynagar, Bordowali, Badharghat, Pratapgarh, Math Chowmuhani',
  Agra: 'Sanjay Place, Sadar Bazar, Balkeshwar, Bodla, Rakabganj',
  Ahmednagar:
    'Savedi, Kedgaon, Bhingar, Nagapur, Gulmohar Road, Pipeline Road, Burudgaon Road, Maliwada, Balikashram Road, Tarakpur, Sarjepura',
  Aizawl:
    'Zarkawt, Bawngkawn, Chanmari, Dawrpui, Durtlang, Ramhlun, Kulikawn, Mission Veng, Khatla, Electric Veng, Vaivakawn, Luangmual, Tanhril, Republic Veng, Tuikual, Chaltlang',
  Ajmer:
    'Vaishali Nagar, Panchsheel Nagar, Adarsh Nagar, Christian Ganj, Shastri Nagar, Makarwali Road, Kotra, Pushkar Road, Foy Sagar Road, Ramganj, Beawar Road, Naka Madar, Gulab Bari',
  Akola:
    'Ramdaspeth, Jatharpeth, Gorakshan Road, Kaulkhed, Malkapur, Tapadia Nagar, Umri, Khadki, Civil Lines, Ranpise Nagar, Dabki Road, Murtizapur Road, Birla Colony',
  Alappuzha: 'Mullakkal, Kommady, Thathampally, Pallathuruthy, Zachariya Bazar',
  Aligarh:
    'Ramghat Road, Civil Lines, Dodhpur, Centre Point, Marris Road, Quarsi, Jamalpur, Sasni Gate, Delhi Gate, Surendra Nagar, Vishnupuri, Swarn Jayanti Nagar',
  Alwar:
    'Kala Kuan, Shivaji Park, Malviya Nagar, Budh Vihar, Vivekanand Nagar, Aravali Vihar, Ambedkar Nagar, Arya Nagar, Delhi Road, 60 Feet Road, 200 Feet Road, Vijay Nagar, Manu Marg, Moti Doongri, Tijara Road, Daudpur',
  Amravati:
    'Badnera, Rajapeth, Sai Nagar, Gadge Nagar, Shegaon Naka, Rukmini Nagar, Kathora Naka, VMV Road, Dastur Nagar, Panchavati, Frezarpura',
  Amritsar: 'Ranjit Avenue, Lawrence Road, Putlighar, Green Avenue',
  Anantapur:
    'Sai Nagar, Aravinda Nagar, Rama Nagar, Gooty Road, Kovur Nagar, Kamala Nagar, Vidyut Nagar, Ashok Nagar, Bank Colony, Hari Hara Nagar, Revenue Colony, Rudrampeta, Venugopal Nagar, Lakshmi Nagar, Sharada Nagar',
  Asansol:
    'Court More, Hutton Road, Kalyanpur, Apcar Garden, Mohishila, SB Gorai Road, Burnpur, Ushagram, Chelidanga, Hirapur, Murgasol, Sen Raleigh Road, Gopalpur, Railpar',
  Ayodhya:
    'Civil Lines, Devkali, Niyawan, Rikabganj, Sahadatganj, Naya Ghat, Ramkot, Darshan Nagar, Amaniganj, Khojanpur, Fatehganj, Kaushalpuri, Lalbagh',
  Ballari:
    'Gandhi Nagar, Cowl Bazaar, Satyanarayana Pet, Parvathi Nagar, Kappagal Road, Siruguppa Road, Moka Road, Hospet Road, Cantonment, Patel Nagar, Nehru Colony, Brucepet, Havambavi, KHB Colony, Basaveshwara Nagar',
  Bardhaman:
    'Golapbag, Khosbagan, Kalna Road, Nutanganj, Alamganj, Baburbag, Ichlabad, Sadhanpur, Borhat, Rajganj, Curzon Gate, Birhata, Tinkonia, Kanainatsal',
  Bareilly:
    'Civil Lines, Rajendra Nagar, Izzatnagar, DD Puram, Pilibhit Bypass, Subhash Nagar, Prem Nagar, Rampur Garden, CB Ganj, Mahanagar, Green Park, Model Town, Kutubkhana',
  Bathinda: 'Bibiwala Road, Guru Gobind Singh Nagar, Green City, Paras Ram Nagar, Barnala Road',
  Belagavi:
    'Tilakwadi, Shahapur, Hindwadi, Sadashiv Nagar, Hanuman Nagar, Angol, Vadgaon, Mahantesh Nagar, Shivabasava Nagar, Nehru Nagar, Udyambag, Khanapur Road, Rani Channamma Nagar, Ramtirth Nagar, Auto Nagar, Bhagya Nagar, Kuvempu Nagar',
  Bhadravati: 'Jannapura, Hutha Colony, Hosmane, Kadadakatte, Paper Town',
  Bhagalpur:
    'Tilkamanjhi, Adampur, Barari, Sabour, Nathnagar, Khanjarpur, Zero Mile, Ishakchak, Mirjanhat, Bhikhanpur, Mayaganj',
  Bharatpur:
    'Krishna Nagar, Ranjeet Nagar, Rajendra Nagar, Jawahar Nagar, Subhash Nagar, Kumher Gate, Mathura Gate, Anah Gate, Gopalgarh, Goverdhan Gate, Sewar',
  Bharuch:
    'Zadeshwar, Link Road, Bholav, Maktampur, Shaktinath, Nandewar, Sherpura, Kasak, Narmada Nagar, Tavra, Kanthariya, Panchbatti, Tulsidham',
  Bhavnagar:
    'Kaliyabid, Waghawadi Road, Ghogha Circle, Hill Drive, Sardarnagar, Vidyanagar, Kalanala, Chitra, Subhashnagar, Nilambaug',
  Bhilai:
    'Nehru Nagar, Smriti Nagar, Supela, Junwani, Kohka, Risali, Hudco, Vaishali Nagar, Ruabandha, Maitri Nagar, Power House, Shanti Nagar',
  Bhilwara:
    'Shastri Nagar, RC Vyas Colony, Subhash Nagar, Azad Nagar, Pur Road, Gandhi Nagar, Kashipuri, Sanganer, Bapu Nagar, Patel Nagar, RK Colony, Ajmer Road, Tilak Nagar, Pansal',
  Bidar:
    'Naubad, Mailoor, Chidri, Gandhi Gunj, Shivnagar, Kumbarwada, Gumpa, Hyderabad Road, Janwada Road, Pratap Nagar, Adarsh Colony, Bhalki Road, Vidyanagar',
  Bikaner:
    'JNV Colony, Rani Bazar, Gangashahar, Sadul Ganj, Pawanpuri, Murlidhar Vyas Nagar, Samta Nagar, Karni Nagar, Bangla Nagar, Tilak Nagar, Sudarshana Nagar',
  Bilaspur:
    'Mangla, Sarkanda, Vyapar Vihar, Link Road, Tifra, Rajkishore Nagar, Nehru Nagar, Uslapur, Sakri, Koni, Minocha Colony, Tikrapara, Torwa, Sirgitti, Mopka, Seepat Road, Vinoba Nagar, Kududand, Jarhabhata, Talapara, Bahatarai',
  Bokaro:
    'Chas, Cooperative Colony, Sector 1, Sector 2, Sector 3, Sector 4, Sector 6, Sector 8, Sector 9, Sector 11, Sector 12, Naya More, Chira Chas, Balidih',
  Chandrapur:
    'Tukum, Ram Nagar, Jatpura, Nagpur Road, Bengali Camp, Babupeth, Mul Road, Civil Lines, Vadgaon, Sarkar Nagar, Padoli',
  Chittoor:
    'Greamspet, Kongareddypalli, Murakambattu, Durga Nagar Colony, Kattamanchi, Santhapet, Mittoor, Vellore Road, Palamaner Road, Iruvaram',
  Cuddalore:
    'Manjakuppam, Thirupapuliyur, Semmandalam, Devanampattinam, Kammiyampettai, Pudupalayam, Koothapakkam, Vannarapalayam, Pathirikuppam, Alpettai',
  Davanagere:
    'Vidya Nagar, PJ Extension, MCC B Block, MCC A Block, Nittuvalli, KTJ Nagar, Vinoba Nagar, SS Layout, Shamanur, Anjaneya Badavane, Devaraj Urs Layout, Hadadi Road, Avaragere, JH Patel Nagar, Saraswathi Nagar, Taralabalu Badavane, Lenin Nagar',
  Dewas:
    'Civil Lines, Vikas Nagar, AB Road, Kalani Bagh, Itawa, Moti Bangla, Jawahar Nagar, Ram Nagar, Tilak Nagar, Ujjain Road, Bhopal Road, Vijay Nagar, Awas Nagar, Radhaganj',
  Dhanbad: 'Steel Gate, Memco More, Govindpur, Luby Circular Road',
  Dharwad:
    'Saptapur, Malmaddi, Vidyagiri, Sadhankeri, Kelgeri, Toll Naka, Navanagar, Jayanagar, Narayanpur, Madihal, Line Bazar, Haliyal Road, Bharati Nagar, Sattur, PB Road, Rajatgiri, Hosayellapur, Sampige Nagar',
  Dhule:
    'Deopur, Sakri Road, Walwadi, Parola Road, Chitod Road, Mohadi, Malegaon Road, Kumar Nagar, Wadibhokar Road',
  Dindigul:
    'Nagal Nagar, RM Colony, Begampur, NGO Colony, Trichy Road, Palani Road, Batlagundu Road, Natham Road, Thadikombu Road, Govindapuram, Nehruji Nagar, Chettinaickenpatti, Balakrishnapuram, Angu Nagar, Seelapadi',
  Durgapur: 'City Centre, Steel Township, Nadiha, Bidhannagar, Benachity, Muchipara, Fuljhore, Bhiringi',
  Eluru:
    'Powerpet, RR Peta, Vidya Nagar, Sanivarapupeta, Ashok Nagar, NR Peta, Gavaravaram, Satrampadu, Tangellamudi, Vatluru, Kotha Peta, Patebada, Adivarapupeta, Chodimella',
  Erode: 'Perundurai Road, Thindal, Chithode, Karungalpalayam, Brough Road, Palayapalayam',
  Etawah: 'Civil Lines, Friends Colony, Vijay Nagar, Ashok Nagar, Pakka Talab, Karamganj, Pakka Bagh',
  Firozabad: 'Suhag Nagar, Gandhi Nagar, Arya Nagar, Jain Nagar, Himayunpur, Shikohabad Road',
  Gadag:
    'Betageri, Mulgund Road, Hatalgeri Naka, Vivekananda Nagar, Siddalinga Nagar, Mundargi Road, Hudco Colony, Kalasapur Road',
  Gandhidham:
    'Adipur, Shakti Nagar, Apna Nagar, Bharat Nagar, Sapna Nagar, Kidana, Galpadar, Varsamedi, Antarjal, Shinay',
  Gaya: 'AP Colony, Gewal Bigha, Civil Lines, Manpur, Rampur, Magadh Colony, Delha, Chandauti, Katari Hill Road, Tekari Road, Swarajpuri Road',
  Guntur:
    'Nagarampalem, Brodipet, Arundelpet, Lakshmipuram, Pattabhipuram, Vidya Nagar, Gorantla, Koritepadu, SVN Colony, Syamala Nagar, Amaravathi Road, Kothapet, Chandramouli Nagar',
  Gwalior:
    'Gole Ka Mandir, Hazira, Padav, Anand Nagar, Thatipur, Morar, Lashkar, DD Nagar, Vinay Nagar, Govindpuri, Phool Bagh, Madhav Nagar, Sirol, Kampoo, Hurawali',
  Haldia: 'Durgachak, Sutahata, Basudevpur, Brajalalchak, Bhabanipur, Chaitanyapur, Khanjanchak',
  Hanumangarh: 'Sector 12, Civil Lines, Housing Board, Sureshiya, Abohar Road, Satipura',
  Hapur:
    'Preet Vihar, Modinagar Road, Garh Road, Shivpuri, Swarg Ashram Road, Delhi Road, Anand Vihar, Railway Road, Meerut Road, Bulandshahr Road, Chamri, Panna Puri',
  Hisar:
    'Sector 13, Sector 14, Sector 15, PLA, Model Town, Urban Estate, Azad Nagar, Jawahar Nagar, Balsamand Road, Rajgarh Road, Delhi Road, Mill Gate, Patel Nagar, Vijay Nagar, Shanti Nagar, Kaimri Road, Barwala Road',
  Hosapete:
    'Patel Nagar, Amaravathi, Chittawadagi, MJ Nagar, TB Dam, Nagenahalli, KHB Colony, Nehru Colony, Ballari Road',
  Hoshiarpur:
    'Model Town, Sutehri Road, Phagwara Road, Jalandhar Road, Dasuya Road, Una Road, Tagore Nagar, Krishna Nagar, Kamalpur, Bahadurpur, Purhiran, Shalimar Nagar, Civil Lines, Chandigarh Road, Fatehgarh Road, Guru Nanak Nagar, Bajwara',
  Howrah: 'Bantra',
  Imphal:
    'Singjamei, Thangal Bazar, Paona Bazar, Lamphel, Langol, Sagolband, Uripok, Keishampat, Khurai, Porompat, Kongba, Mantripukhri, Chingmeirong, Takyel, Wangkhei, Thangmeiband, Kwakeithel, Nagamapal',
  Jabalpur: 'Gorakhpur, Ranjhi, Civil Lines, Katanga',
  Jalandhar: 'Model Town, Urban Estate, Rama Mandi, Maqsudan',
  Jalgaon:
    'Ring Road, Mahabal, Jilha Peth, Ramanand Nagar, Pimprala, Ganesh Colony, Adarsh Nagar, Mohadi Road, Shiv Colony, Gandhi Nagar, Khote Nagar, Nimkhedi',
  Jalna:
    'Old Jalna, New Jalna, Mantha Road, Chandanzira, Sambhaji Nagar, Bhokardan Naka, Kadrabad, Indewadi, Yashwant Nagar',
  Jammu:
    'Gandhi Nagar, Trikuta Nagar, Channi Himmat, Janipur, Bakshi Nagar, Talab Tillo, Sainik Colony, Bathindi, Shastri Nagar, Nanak Nagar, Digiana, Kunjwani, Sidhra, Paloura, Roop Nagar, Residency Road',
  Jamnagar:
    'Patel Colony, Park Colony, Digvijay Plot, Gulab Nagar, Ranjit Nagar, Satya Sai Nagar, Saru Section Road, Gandhi Nagar, Khodiyar Colony, Hirji Mistry Road',
  Jamshedpur: 'Sidhgora, Govindpur, Parsudih',
  Jhansi:
    'Civil Lines, Sipri Bazar, Sadar Bazar, Shivaji Nagar, Nandanpura, Gwalior Road, Kanpur Road, Khati Baba, Talpura, Datia Gate, Karguan, Premnagar',
  Jodhpur: 'Shastri Nagar, Bhagat Ki Kothi, Banar Road',
  Junagadh:
    'Zanzarda Road, Motibaug, Kalwa Chowk, Gandhigram, Joshipura, Timbawadi, Madhuram, Khamdhrol Road, Bhavnath, Vanthali Road, Dolatpara',
  Kakinada:
    'Bhanugudi, Jagannaickpur, Sarpavaram, Ramanayyapeta, Gandhi Nagar, Suryaraopet, Indrapalem, Turangi, Madhav Nagar, Ashok Nagar, Vakalapudi, Valasapakala, Pithapuram Road',
  Kalaburagi:
    'Sedam Road, Jewargi Road, MSK Mill, Court Road, Brahmapur, Shahabazar, Ring Road, Khuba Plot, Gazipur, Jayanagar, PDA Colony, Santrasawadi, Kusnoor Road',
  Kanchipuram:
    'Pillaiyarpalayam, Sevilimedu, Orikkai, Periya Kanchipuram, Chinna Kanchipuram, Gandhi Road, Thimmasamudram, Konerikuppam',
  Kannur: 'Thavakkara, Puthiyatheru, Kakkad, Chalad, Burnacherry, Thazhe Chovva, Melechovva',
  Kanpur: 'Gumti',
  Karimnagar:
    'Mukarampura, Jyothinagar, Vavilalapally, Kothirampur, Rekurthi, Ramnagar, Bhagyanagar, Ashok Nagar, Mankammathota, Kisan Nagar, Vidyanagar, Alugunur, Theegalaguttapally, Subhash Nagar, Christian Colony, Bommakal',
  Karnal:
    'Sector 6, Sector 7, Sector 8, Sector 9, Sector 12, Sector 13, Sector 14, Sector 32, Urban Estate, Model Town, Kunjpura Road, Ram Nagar, Prem Nagar, Alpha City, CHD City, Meerut Road, Mall Road, Shiv Colony, Vikas Nagar, Hansi Road, Kaithal Road, Sadar Bazar, Vasant Vihar',
  Karur:
    'Thanthonimalai, Gandhigramam, Vengamedu, Pasupathipalayam, Vadivel Nagar, Kovai Road, Andankoil, Sengunthapuram, Rayanur, Velusamypuram, Inam Karur, Puliyur',
  Khammam:
    'Mustafa Nagar, Rotary Nagar, Khanapuram, Wyra Road, Burhanpuram, Kavirajnagar, Bank Colony, Mamillagudem, Yedulapuram, Srinivas Nagar, NST Road, Mamatha Road, Raparthi Nagar, Illendu Road, Danavaigudem, Velugumatla, Ballepalli, Balaji Nagar, Pandurangapuram, Bonakal Road',
  Kharagpur:
    'Malancha, Gole Bazar, Kaushallya, Prembazar, Jhapetapur, Nimpura, Hijli, Subhaspally, Kharida, Talbagicha, Gopali, Salua, Barbetia, Ayma',
  Kolhapur:
    'Rajarampuri, Tarabai Park, Shahupuri, New Palace, Nagala Park, Ruikar Colony, Kadamwadi, Uchgaon, Phulewadi, Rankala, Mangalwar Peth, Kasba Bawada, Jawahar Nagar, Salokhe Nagar, Pachgaon, Morewadi, Sambhaji Nagar',
  Kollam: 'Mundakkal',
  Korba: 'Niharika, TP Nagar, Kosabadi, Darri, Balco Nagar, Kusmunda, Manikpur, Jamnipali',
  Kota: 'Talwandi, Mahaveer Nagar, Vigyan Nagar, Dadabari, Kunhari, Rangbari, Landmark City, Jawahar Nagar, Indra Vihar, Rajeev Gandhi Nagar, Gumanpura, Borkhera, Nayapura',
  Kottayam: 'Baker Junction, Kodimatha, Puthuppally, Manarcad, Thirunakkara, Sankranthi',
  Kozhikode: 'Mavoor Road, Nadakkavu, Chevayur, Kovoor, West Hill',
  Kurnool:
    'Nandyal Road, Budhawarpet, Krishna Nagar, Ashok Nagar, Kallur, NR Peta, Balaji Nagar, B Camp, C Camp, Bellary Road, Joharapuram, Santhosh Nagar, Venkata Ramana Colony',
  Latur:
    'Ausa Road, Barshi Road, Ambajogai Road, Signal Camp, Prakash Nagar, Kava Road, Moti Nagar, Nanded Road, Ganj Golai, Khadgaon Road, Renapur Naka, Tilak Nagar',
  Ludhiana: 'Model Town, Sarabha Nagar, BRS Nagar, Dugri, Civil Lines',
  Madurai: 'Anna Nagar, KK Nagar, Thirunagar, Villapuram',
  Malda:
    'Rathbari, Mangalbari, Malanchapally, Sarbamangala Pally, Makdumpur, Gour Road, Sukanta More, Jhaljhalia, Krishnapally, Rabindra Avenue, Singatala, Fulbari, Bansbari',
  Malegaon: 'Soygaon, Sangameshwar, Satana Road, Islampura, Ayesha Nagar',
  Mangaluru: 'Hampankatta',
  Mathura:
    'Krishna Nagar, Dampier Nagar, Govind Nagar, Radhapuram, Chandanvan, Maholi Road, Sadar Bazar, Civil Lines, Goverdhan Road, Masani, Bhuteshwar, Baldeopuri, Narholi',
  Medinipur:
    'Keranitola, Rangamati, Judges Court Road, Sepoy Bazar, Burdge Town, Colonelgola, Tantigeria, Ashoknagar, Rabindranagar, Sekhpura, Bidhannagar, Mirzabazar, Patnabazar, Battala Chowk, Habibpur, Saratpally, Kuikota',
  Meerut: 'Mawana Road, Garh Road, Partapur, Lal Kurti',
  Mehsana: 'Modhera Road, Radhanpur Road, Visnagar Road, Nagalpur, Malgodown Road, Somnath Road, Dediyasan',
  Moradabad:
    'Civil Lines, Buddhi Vihar, Deen Dayal Nagar, Lajpat Nagar, Majhola, Ram Ganga Vihar, Kanth Road, Mansarovar, Pandit Nagla, Harthala',
  Muzaffarnagar: 'Civil Lines, New Mandi, Gandhi Colony, Bhopa Road, Jansath Road, Patel Nagar, Janakpuri',
  Muzaffarpur:
    'Mithanpura, Aghoria Bazar, Juran Chapra, Brahmpura, Ahiyapur, Bhagwanpur, Kalambagh Road, Saraiyaganj, Motijheel, Zero Mile, Khabra, Maripur, Malighat, Chandwara, Damuchak',
  Nagercoil:
    'Vadasery, Kottar, Vetturnimadam, Parvathipuram, Ramavarmapuram, Chettikulam, Asaripallam, Ozhuginasery, Krishnankoil, Edalakudy, Punnai Nagar, Simon Nagar, Meenakshipuram',
  Nanded:
    'CIDCO, Taroda, Vazirabad, Shivaji Nagar, Anand Nagar, Bhagya Nagar, Kautha, Ganesh Nagar, Shri Nagar, VIP Road, Itwara, Asarjan',
  Nandyal:
    'NGO Colony, Padmavathi Nagar, Sanjeeva Nagar, Gnanapuram, Noonepalle, Srinivasa Nagar, Atmakur Road, Koilakuntla Road',
  Nashik: 'Gangapur Road, Ambad, Govind Nagar, Mahatma Nagar, Makhmalabad, Adgaon, Canada Corner',
  Navsari:
    'Vijalpore, Jalalpore, Lunsikui, Chhapra Road, Kabilpore, Gandevi Road, Grid Road, Dudhia Talav, Tighra, Kaliawadi',
  Nellore:
    'Harinathapuram, Magunta Layout, Dargamitta, Vedayapalem, Balaji Nagar, Nawabpet, Santhapet, Stonehousepet, Mulapet, Podalakur Road, Ramalingapuram, BV Nagar, Kallurpalli, Dhanalakshmipuram',
  Nizamabad:
    'Armoor Road, Vinayak Nagar, Dubba, Bodhan Road, Yellammagutta, Kanteshwar, Gangasthan, Saraswathi Nagar, Khaleelwadi, Subhash Nagar, Pragathi Nagar, Varni Road, Phulong, Hyderabad Road, Mubarak Nagar, Arsapally',
  Ongole:
    'Lawyerpet, Bhagya Nagar, Kurnool Road, Santhapet, Ram Nagar, Anjaiah Road, Trunk Road, Mangamuru Road, Pellur, Throvagunta, Maruthi Nagar, Gaddalagunta, Koppolu, Clowpet, Annavarappadu',
  Palakkad: 'Kalmandapam, Kunnathurmedu, Nurani, Yakkara, Kadamkode',
  Panipat:
    'Model Town, Sector 6, Sector 7, Sector 8, Sector 11, Sector 12, Sector 13, Sector 18, Sector 24, Sector 25, Sector 29, GT Road, Assandh Road, Jatal Road, Virat Nagar, Tehsil Camp, Eldeco, Sanoli Road, Gohana Road, Barsat Road, Noorwala',
  Pathankot:
    'Model Town, Dhangu Road, Dalhousie Road, Saili Road, Patel Chowk, Indira Colony, Mamoon, Sundar Nagar, Prem Nagar, Abrol Nagar, Mission Road, Chakki Bank, Bhadroya, Lamini, Malikpur',
  Patiala: 'Nabha Road, New Lal Bagh, Guru Nanak Nagar',
  Prayagraj: 'Kareli, Teliyarganj',
  Puducherry: 'White Town, Saram, Ellaipillaichavady',
  Puri: 'Swargadwar, Chakratirtha Road, Grand Road, VIP Road, Baliapanda, Penthakata, Loknath Road, Mangalaghat, Talabania, Red Cross Road',
  Raichur:
    'Nijalingappa Colony, IDSMT Layout, Jawahar Nagar, Manik Nagar, Ashok Nagar, Azad Nagar, Lingasugur Road, Hyderabad Road, Mantralayam Road, Yermarus, IB Road, Askihal',
  Raiganj:
    'Mohanbati, Debinagar, Siliguri More, Ukilpara, Sudarshanpur, Birnagar, Kumardangi, Tulsipara, Ashokpally, Karnajora, College Para, Kasba',
  Raipur: 'Santoshi Nagar',
  Rajahmundry: 'Morampudi, Tilak Road, Devi Chowk, Innespeta, Prakash Nagar',
  Rajkot: 'Kothariya, Gondal Road, Jamnagar Road',
  Ramagundam: 'Godavarikhani, Jyothinagar, Markandeya Colony, Gandhi Nagar, Vittal Nagar',
  Ratlam:
    'Shastri Nagar, Alkapuri, Dongre Nagar, Kasturba Nagar, Jawahar Nagar, Do Batti, Sailana Road, Mhow Road, Ashok Nagar, Katju Nagar, Palace Road, Hat Road',
  Rewa: 'Civil Lines, Sirmour Chowk, Samaan, Dhekaha, Padra, Anantpur, Urrahat, Indira Nagar, Nehru Nagar, Chorhata, Ratahara, Khutehi, Amahiya, Bodabag, Narendra Nagar, Bichhiya, University Road',
  Rohtak:
    'Model Town, Sector 1, Sector 2, Sector 3, Sector 4, Sector 14, Sunaria, DLF Colony, Prem Nagar, Subhash Nagar, Shastri Nagar, Omaxe City, Bharat Colony, Ram Nagar, Delhi Road, Gohana Road, Janta Colony, Suncity',
  Rudrapur:
    'Civil Lines, Kichha Road, Bhurarani, Indira Colony, Rampura, Transit Camp, Metropolis City, Nainital Road, Kashipur Road, Adarsh Colony, Jagatpura, Danpur, Lalpur',
  Sagar:
    'Civil Lines, Makronia, Gopalganj, Tili Road, Bhagwanganj, Rajakhedi, Parkota, Moti Nagar, Subhash Nagar, Tilakganj, Khurai Road',
  Saharanpur:
    'Court Road, Delhi Road, Civil Lines, Janakpuri, Dehradun Road, Chilkana Road, Hakikat Nagar, Ambala Road, Paper Mill Road, Behat Road, Numaish Camp, Madhav Nagar',
  Salem: 'Ammapet, Seelanaickenpatti, Meyyanur',
  Sambalpur:
    'Ainthapali, Budharaja, Dhanupali, Khetrajpur, Modipara, Sakhipara, Burla, Hirakud, Farm Road, Danipali, Nayapara, Golebazar, Kunjelpara, Remed, Bareipali',
  Sangli: 'Miraj, Vishrambag, Kupwad, Sangliwadi, Madhavnagar, Haripur',
  Satna:
    'Civil Lines, Pateri, Bharhut Nagar, Rewa Road, Panna Road, Rajendra Nagar, Krishna Nagar, Birla Road, Dhawari, Kothi Road, Mukhtiyar Ganj, Sangram Colony, Jawahar Nagar, Utaili',
  Shahjahanpur: 'Civil Lines, Roza, Sadar Bazar, Azizganj, Bahadurganj, Lodhipur, Hathaura',
  Shimla:
    'Sanjauli, Chhota Shimla, New Shimla, Kasumpti, Lakkar Bazar, Summer Hill, Boileauganj, Totu, Vikasnagar, Khalini, Dhalli, Bhattakufer, Mehli, Shoghi, Panthaghati, Mall Road, Jakhu, Lower Bazar, Kaithu, Navbahar, Phagli, Malyana, Mashobra',
  Sikar:
    'Piprali Road, Nawalgarh Road, Fatehpur Road, Jaipur Road, Basant Vihar, Radhakishanpura, Subhash Chowk, Dhod Road, Bajaj Road, Devipura, Salasar Road, Shanti Nagar, Silver Jubilee Road',
  Silchar:
    'Tarapur, Ambicapatty, Meherpur, Link Road, Rangirkhari, Premtola, Malugram, Ghungoor, Das Colony, Sonai Road',
  Siliguri: 'Uttorayon, Hill Cart Road, Punjabi Para',
  'Sri Ganganagar':
    'Vinoba Basti, Jawahar Nagar, Purani Abadi, Setia Colony, Ashok Nagar, Gandhi Nagar, Meera Chowk, Padampur Road, Hanumangarh Road',
  Tenali:
    'Ithanagar, Nazarpet, Chenchupet, Ramalingeswarapet, Morrispet, Gangnammapet, Kothapeta, Chinaravuru, Bose Road, Sultanabad',
  Thanjavur:
    'Medical College Road, New Housing Unit, Srinivasapuram, Pudukkottai Road, Vallam, Nanjikottai Road, Trichy Road, Yagappa Nagar, Arulananda Nagar, Pillaiyarpatti, Eswari Nagar, Parisutham Nagar, Natarajapuram, Reddypalayam',
  Thiruvananthapuram: 'Kazhakoottam, Pattom, Kowdiar, Sasthamangalam, Vattiyoorkavu, Kesavadasapuram',
  Thoothukudi: 'Bryant Nagar, Spic Nagar, Meelavittan, Thermal Nagar, Ettayapuram Road',
  Thrissur: 'Punkunnam, Ollur, Ayyanthole, Viyyur',
  Tiruchirappalli: 'Srirangam, Thillai Nagar, KK Nagar, Cantonment, Woraiyur',
  Tirunelveli: 'KTC Nagar',
  Tirupati: 'Bairagipatteda, MR Palli, KT Road, Balaji Colony, Leela Mahal, Padmavathipuram',
  Tiruppur:
    'Palladam Road, Gandhi Nagar, PN Road, Dharapuram Road, Kangeyam Road, Velampalayam, Avinashi Road, Rakkiyapalayam, Anupparpalayam, Kumaran Road, Angeripalayam, Boyampalayam, Veerapandi, Murugampalayam, Mangalam Road, KVR Nagar, Rayapuram, Pandian Nagar, Perichipalayam, Karuvampalayam',
  Tumakuru:
    'SIT Extension, Ashok Nagar, Batawadi, Upparahalli, Kyathsandra, SS Puram, Saraswathipuram, Jayanagar, Hanumanthapura, Gokula Extension, Maralur, Shanthi Nagar, Melekote, Devanur, Gandhinagar, Vidyanagar, Kunigal Road, Sira Gate, BH Road, Sadashiva Nagar',
  Udaipur: 'Sukher, Pratap Nagar, Titardi, Savina, Goverdhan Vilas',
  Ujjain:
    'Freeganj, Nanakheda, Rishi Nagar, Mahananda Nagar, Ved Nagar, Dewas Road, Indore Road, Agar Road, Madhav Nagar, Vasant Vihar, Sethi Nagar, Maxi Road, Jaisinghpura, Patel Nagar',
  Varanasi: 'Lahurabir, Pandeypur, Nadesar, Orderly Bazar, DLW, Maldahiya',
  Vellore: 'Thorapadi, Bagayam, Kosapet, Velapadi, Viruthampet, Arni Road',
  Vijayapura:
    'Solapur Road, Ashram Road, Jala Nagar, Indi Road, Athani Road, Bagalkot Road, Ibrahimpur, Jorapur Peth, Ring Road, Navaraspur, Keerthi Nagar, Managuli Road, Adarsh Nagar, KHB Colony',
  Vijayawada: 'Benz Circle, Patamata, Moghalrajpuram, Gunadala, Governorpet',
  Vizianagaram:
    'Cantonment, Dasannapeta, MG Road, Ring Road, Balaji Nagar, Kothapeta, Ayyannapeta, Gajularega, Baba Metta, Kanapaka',
  Warangal: 'Hunter Road, Bheemaram',
  Yamunanagar:
    'Model Town, Sector 17, Professor Colony, Vishnu Nagar, Gobindpuri, Workshop Road, Railway Road, Tilak Nagar, Lajpat Nagar',
  Zirakpur: 'Ambala Highway, Nagla Road, Bhabat',
}

/** Names of localities by their city. */
export const namedLocalities: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(byCity).map(([city, names]) => [city, names.split(', ')]),
)
