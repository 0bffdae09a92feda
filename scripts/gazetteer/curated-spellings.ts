/**
 * Areas that the sources have under several names, or under one that nobody uses: the post's spellings, names with
 * their city or town in them, old names. A line: the name to keep, then what leads to it.
 */
const byCity: Readonly<Record<string, string>> = {
  Agra: `
Dayalbagh < Dayal Bagh
New Agra < NEW Agra
`,
  Ahmedabad: `
Ellis Bridge < Ellisbridge
Gomtipur < Rajpur Gomtipur
Kathwada < Kathwada Maize Product
Khokhra < Khokhara Mehmadabad
Manekbaug < Manekbag
Meghaninagar < Meghaningar
Shahibaug < Shahibag
`,
  Ajmer: `
Ajay Nagar < Ajai Nagra
Chandravardai Nagar < Chanderverdai Nagar
Dargah Sharif < Dargha Shareef
Makhupura < Ie Makhu Pura
Panchsheel Nagar < Panchsheel
Ramganj < Ram Ganj
`,
  Alwar: `
Hanuman Circle < Hnuman Circle
`,
  Ambernath: `
Ambernath < Ambarnath
`,
  Amravati: `
Rukmini Nagar < Rukhmini Nagar
`,
  Amritsar: `
Kot Atma Ram < KOT Atma RAM
`,
  Asansol: `
Mohishila < Mohishila Colony
`,
  Aurangabad: `
Bajaj Nagar < Bajaj Nagar Midc Waluj
CIDCO < Cidco
`,
  Bardhaman: `
Bajepratappur < Bajepratappur NDDF
Rajbati < Burdwan Rajbati
`,
  Belagavi: `
Hindwadi < Hindawadi
Rani Channamma Nagar < Ranichannamma Nagar
Vishweshwaraiah Nagar < Vishweswaraih Nagar
`,
  Bengaluru: `
Hoodi < Hudi
1st Block Koramangala < Koramangala I Block
2nd Block BEL Layout < 2nd Block Bel Layout
2nd Block Jayanagar East < Block 2nd JayaNagar East
3rd Block Jayanagar East < Block 3rd Jayanagar East
6th Block Koramangala < Koramangala VI BK
AECS Layout Singasandra < Aecs Layout Singasandra
Anekal < Anekal City
BHEL Township Malleshwaram < Bhel Township Malleshwaram
BTM 1st Stage < BTM Layout Stage 1, BTM Layout 1st Stage
BTM 2nd Stage < BTM Layout Stage 2, BTM Layout 2nd Stage
BTM 4th Stage < BTM Layout Stage 4, BTM Layout 4th Stage
Babusapalya < Babusapalaya, Babusabpalya, Babusahib Palya
Banashankari Stage 6 < Banashankari Stage VI
Banjara Layout < Horamavu Banjara Lyout
Bannerghatta Road < Bannerghatta Main Road
Battarahalli < KR Puram Bhattarahalli
Benniganahalli < Bennigana Halli
Binnypet < Binny Pete
Byrathi < Byrathi Village
Chennammanakere Achukattu < Chennammana Kere
Chikkabidarakallu < Chikkabidarkal
Chikkagubbi < Chikkagubbi on Hennur Main Road
Chikkakammanahalli < Ckikkakammana Halli
Devara Jeevanahalli < DJ Halli
Devarabeesanahalli < Devarabeesana Halli
Dr Vishnuvardhan Road < DrVishnuvardhan Road
GM Palya < GM Palaya
Garvebhavi Palya < Garebhavipalya
Gavipuram < Gaviopuram
Gavipuram Extension < Gaviopuram Extension
Haralur Road < Haralur Main Road
Hennur Road < Hennur Main Road
Hesaraghatta Lake < Hessarghatta Lake
Hope Farm Junction < Whitefield Hope Farm Junction, Hope Farm
Hosur Road < Hosur Main Road, Hosur Rmain Road
Iblur < Iblur Village, Ibbalur
Indiranagar < Indra Nagar
JC Nagar < J C Nagar
Jakkur Layout < Jakkuru Layout
Jalvayu Vihar < Jalavayuvihar
Jnanabharathi < Gnana Bharathi
Kadubeesanahalli < Kodbisanhalli
Kadugondanahalli < KG Halli
Kammagondanahalli < Kammagondahalli
Kanakapura Road < Kanakapura Main Road, Kanakapur Main Road, Bengaluru Kanakapura Road
Kannur on Thanisandra Main Road < Kannuru
Kattamnallur < Kattanallur
Kenchenahalli < Kenchenhalli
Kodihalli < Kodihalli on Old Airport Road
Konena Agrahara < Konena Agrahara Murgesh Pallya
Kothnur Dinne < Kothnoor Dinne
LB Shastri Nagar < LBS Nagar, Lal Bahadur Shastri Nagar
Lottegollahalli < Lottegolla Halli
MCECHS Layout < Mcechs Layout
MS Palya < MS Pallya
MV Extension < M V Extenstion
Malleshwaram West < Malleswaram West
Manyata Tech Park < Manyata Tech Park Nagawara, Manyata Park
Munivenkatappa Layout < Munivenkatppa Layout
NGEF Layout < Ngef Layout
Nagashettyhalli < Nagashetty Halli
Narayanapura on Hennur Main Road < Kothnur Narayanapura
Nayandahalli < Nayandanahalli
Nyanappanahalli < Nyanappana Halli
Old Airport Road < HAL Old Airport Road
Old Gurappanapalya < OLd Gurappanapalya
P&T Colony < P&t Colony
P&T Layout < P&t Layout
Pampa Mahakavi Road < Pampamahakavi Road
Peenya 1st Stage < Peenya I Stage
Poornaprajna Layout < Poorna Pragna Layout
Pulikeshi Nagar < Pulkeshi Nagar, Pulakeshinagar
RK Hegde Nagar < R.K. Hegde Nagar
RMV 2nd Stage < RMV Extension Stage 2
RMV < Raj Mahal Vilas
RMV Extension < Raj Mahal Vilas Extension
RT Nagar < R.T. Nagar
Reliable Tranquil Layout < Reliaable Tranquil Layout
Remco BHEL Layout < Remco Bhel Layout
Sadashivanagar < Sadashiva Nagar
Sarjapur Attibele Road < Sarjapura Attibele Road, Sarjapur Attibele
Sarjapur Road < Sarjapura Main Road
Shettihalli < Shetty Halli
Singapura < Singapura Village, Shingapura
St Thomas Town < Thomas Town
Sultanpalya < Sultan Palaya
T Dasarahalli < Dasarahalli on Tumkur Road, Peenya Dasarahalli
TC Palya < TC Palaya, Thambu Chetty Palya
TC Palya Main Road < T C Palya Main Road, TC Palya Road
Thirumenahalli < Tirumanahalli
Udayapura < Udayapur Village, Udaypura
Uttarahalli Main Road < Uttarahalli Road
VV Puram < V.V Puram
Varsova Layout < Versova Layout
Veerasandra < Veer Sandra
Vishwaneedam < Viswaneedam
Visvesvaraya Layout < Vishveshwarya Layout
Wheeler Road < Wheelers Road
`,
  Bhavnagar: `
Anand Nagar < Bhavnagar Anandnagar
Chitra < Bhavnagar Chitra
Ghogha Circle < Bhavnagar Gogha Circle
Kumbharwada < Bhavnagar Kumbharwada
Takhteshwar < Bhavnagar Takhteshwar
`,
  Bhilai: `
Motilal Nehru Nagar < Motilal Nehru Nagr
Talpuri < Talpur
`,
  Bhopal: `
AIIMS < Aiims
BHEL < Bhel
Gulmohar Colony < Gulmohar
Old Secretariat < Old Secretriate
Shahjahanabad < Shahajahanabad
`,
  Bhubaneswar: `
Bhimatangi < Bhimatangi ND
Bomikhal < Bhomikhal
`,
  Bidar: `
Gandhi Gunj < Bidar Gandhi Gunj
`,
  Bikaner: `
Bichhwal < Bichhwal Ind Area
JNV Colony < Vyas Colony
Kote Gate < Kotegate
`,
  Bilaspur: `
Juna Bilaspur < Juna
`,
  Chandigarh: `
Industrial Area < Ind Area
`,
  Chennai: `
Ambattur Industrial Estate < Ambattur Indl Estate
Anna Nagar West < Anna Nagar Western
Anna Nagar West Extension < Anna Nagar Western Extension
Anna Salai < Mount Road, Anna Road
Boat Club < Madras Boat Club Road
CVRDE < Cvrde
Chengalpattu < Chengalpet
Chetpet < Chetput
ECR < E Coast Road
Ekkattuthangal < Ekkatuthangal, Ekkaduthangal
Guduvancheri < Nandivaram Guduvancheri
ICF Colony < Icf Colony
Jalladianpet < Jalladian Pet, Jalladianpettai
KK Nagar < Kalaignar Karunanidhi Nagar
Kamaraj Nagar < Kamarajnagar
Kanathur < Kanathur Reddikuppam
Koyambedu Market < Koyambedu Wholesale MKT
Mahindra World City < Mahindra City
Mandaveli < Mandaiveli
Neelankarai < Neelangarai
Nehru Nagar < NehruNagar
PH Road < Poonamallee High Road
Paruthipattu < Paruthipet
Pazhavanthangal < Pazavanthangal
Pudupakkam < Pudupakkam Village
Purasawalkam < Purasaiwakkam
RA Puram < Raja Annamalai Puram, R.A Puram, Raja Annamalaipuram
Ramapuram < Ramavaram
Red Hills < Redhills
Royapuram < Rayapuram
Sembium < Sembiyam, Sembiam
Semmancheri < Semmenchery, Chemmancheri
Senthil Nagar < Senthilnagar
Sunnambu Kolathur < Sunnambu Kolathur S Kolathur, S.Kolathur
T Nagar < Thiyagaraya Nagar, Thygarayanagar
T Nagar North < Thygarayanagar North ND
T Nagar South < Thygarayanagar South
Taramani < Tharamani, Ttti Taramani
Thirumullaivoyal Colony < Tirumullaivayal Colony
Thoraipakkam < Thoraipakkam OMR, Okkiyam Thuraipakkam, Oggiamthoraipakkam
Triplicane < Tiruvallikeni, Thiruvallikeni, திருவல்லிக்கேணி
Valmiki Nagar < Valmikinagar
Vandalur < Vandalur R.F
`,
  Coimbatore: `
Cheran Managar < Cheranmaanagar
Gandhi Managar < Gandhimaanagar
Hope College < Hopes College
Kavundampalayam < Goundampalayam
RS Puram < Rathinasabapathy Puram
Race Course < Coimbatore Racecourse
Tidel Park < Coimbatore Tidel Park
Ukkadam < Coimbatore Ukkadam
`,
  Cuttack: `
Bidanasi < Avinab Bidanasi
Chandini Chowk < Chandinchowk
`,
  Davanagere: `
Devaraj Urs Layout < Devaraj Urs Layout DVG
`,
  Dehradun: `
Haridwar Road < Haridwar Dehradun Road
Jolly Grant < Jollygrant
MDDA Colony < Mdda Colony
Nashville Road < Neshvilla Road
New Forest < Newforest
`,
  Delhi: `
Abul Fazal Enclave < Abul Fazal Enclave Jamia Nagar
Ambedkar Nagar < Dr Ambedkar Nagar
Andrews Ganj < Andrewsganj
Arjan Garh < Arjun Garh
Batla House < Batla House Jamia Nagar
Brahmpuri < Brahampuri
Chanakyapuri < Chanakya Puri
Chirag Delhi < Chirag
Gokulpuri < Gokal Puri
Gujranwala Town < Gujranwala Colony
IGNOU < Ignou
IGNOU Road < IGNOU Main Road
IP Extension < I P Extension Patparganj, Indraprastha Extension
Jahangirpuri A Block < Jahangir Puri A Block
Jahangirpuri D Block < Jahangir Puri D Block
Jahangirpuri H Block < Jahangir Puri H Block
Janakpuri Block B1 < Janakpuri B 1
Jangpura < Jungpura
Jwalapuri < Jwala Puri
KMP Expressway < Kundli Manesar Palwal Expressway
Karkardooma < KarKardooma
Kirari < Kirari Suleman Nagar
MMTC STC Colony < Mmtcstc Colony
Mahavir Nagar < Mahaveer Nagar, Mahabir Nagar
Mandawali < Mandawali Fazalpur
Mansarovar Garden < Mansarover Garden
Mayapuri < Maya Puri
Mayur Vihar Phase 1 < Mayur Vihar 1
Mayur Vihar Phase 2 < Mayur Vihar 2
Mayur Vihar Phase 3 < Mayur Vihar 3
Model Town 2 < Model Town Phase 2
Model Town 3 < Model Town Phase 3
Nizamuddin < Hazrat Nizamuddin
Okhla Industrial Area Phase 1 < Okhla Industrial Area Phasei
Paharganj < Pahar Ganj
Pul Prahladpur < Pul Prahlad Pur
RK Puram < R.K. Puram
Rajendra Nagar < Rajender Nagar
Rajpur Khurd < Razapur Khurd
Sagarpur < Sagar Pur
Saidulajab < Sadulajab
Sainik Farms < Sainik Farm
Sant Nagar Burari < St Nagar Burari
Shahbad Daulatpur < Shahbad Daulatpur Village
Shaheen Bagh < Shaheen Bagh Jamia Nagar
Sriniwaspuri < Sri Niwaspuri
Vasant Vihar < Vasant Vihar1, Vasant Vihar2
`,
  Dhanbad: `
Hirapur < Dhanbad Hirapur
Wasseypur < Naya Bazar Wasseypur
`,
  Dombivli: `
Palava < Palava City
`,
  Durgapur: `
ABL Township < Durgapur Abl Township
Rabindra Pally < Durgapur Rabindra Pally
Sagarbhanga Colony < Durgapur Sagarbhanga Colony
Sepco Township < Durgapur Sepco Township
`,
  Eluru: `
NR Peta < Narasimharao Peta
RR Peta < Ramachandra Rao Pet
Western Street < Westren Street
`,
  Ghaziabad: `
Crossings Republik < Crossing Republik
Govindpuram < Govind Puram
Indirapuram < Indrapuram
Siddharth Vihar < Siddhartha Vihar
`,
  Goa: `
Old Goa < Velha, Velha Goa
Socorro < Succorro
Vasco < Vasco da Gama
`,
  Gorakhpur: `
Shivpuri New Colony < Shivpurinewcolony
`,
  Gwalior: `
DD Nagar < Deen Dayal Nagar
Gole Ka Mandir < Gola Ka Mandir
`,
  Hisar: `
Model Town < Modle Town
Nai Mandi < Hisar Nai Mandi
Patel Nagar < Patel Nager
`,
  Hosapete: `
JP Nagar < Hosapete J P Nagar
Patel Nagar < Hosapete Patel Nagar
Ranipet < Hosapete Ranipet
`,
  Howrah: `
Bamangachi < Bamungachi
GIP Colony < Gip Colony
Makardah < Makardaha
`,
  Hubballi: `
Akshaya Colony < Akashaya Colony
`,
  Gurugram: `
DLF Phase 2 < DLF City Phase 2
DLF Phase 5 < DLF City Phase 5
`,
  Hyderabad: `
Anand Nagar < Anand Nagar Khairatabad
Appa Junction < Appa Junction Peerancheru
Gajularamaram < Gajulramaram Kukatpally
JNTU Kukatpally < Jntu Kukat Pally, JNTU
Kacheguda < Kachiguda
Kakatiya Nagar < Kakateeya Nagar
Khajaguda < Khaja Guda
Lingampally < Serilingampally, Lingampalli
Nallagandla < Nallagandla Gachibowli
Peerancheru < Peeramcheru
Pragathi Nagar < Pragathi Nagar Kukatpally
SR Nagar < Sanjeev Reddy Nagar
Saidabad < Sayeedabad
Suchitra < Suchitra Circle, Suchitra Junction
Trimulgherry < Tirumalgiri
Upperpally < Upparpally
`,
  Indore: `
DDU Nagar < Indore DDU Nagar
Khajrana < Indore Khajrana
Kumar Khadi < Indore Kumar Khadi
MIG Colony < Mig Colony
Manorama Ganj < Indore Manorama Ganj
Nipania < Indore Nipaniya
Pardeshipura < Indore Pardesipura
Ram Bagh < Indore Ram Bagh
Siyaganj < Indore Siyaganj
Tilak Nagar < Indore Tillaknagar
`,
  Jaipur: `
JLN Marg < J.L.N.Marg
Jyoti Nagar < Jyothi Nagar
Muhana Mandi < Mohana Mandi
SFS Mansarovar < SFS Manasarovar
`,
  Jammu: `
Bakshi Nagar < Bakshinagar
Bari Brahmana < Bari Brahmna Icomplex
Channi Himmat < Chani Himat
Roop Nagar < Roopnagar Jammu Tawi
Shakti Nagar < Shaktinagar
Subhash Nagar < Subash Nagar
`,
  Jamnagar: `
Lal Bungalow < Lal Bunglow
`,
  Jamshedpur: `
Telco < Telco Colony
`,
  Jodhpur: `
Girdikot < Jodhpur Girdikot
Mahamandir < Jodhpur Mahamandir
Saraswati Nagar < Saraswati Nagar Ndtso
Shastri Nagar < Jodhpur Shastri Nagar
`,
  Kalaburagi: `
Jagat < GB Jagath
Mominpura < GB Mominpura
Nehru Gunj < GB N Gunj
Shahabazar < GB Shahabazar
Shivaji Nagar < GB Shivajinagar
`,
  Kanpur: `
Armapur < Armapore, Armapore Estate
Chakeri < Chakeri Aerodrum
Gandhigram < Gandhi Grame
HBTI < Hbti
IIT Kanpur < Iit
Indira Nagar < Indra Nagar
Kakadeo < Kakadev
`,
  Karnal: `
Industrial Area < Kanral Industrial Area
Model Town < Karnal Model Town
New Prem Nagar < Karnal New Prem Nagar
Partap Pura < Karnal Partap Pura
Ram Nagar < Karnal Ram Nagar
Sadar Bazar < Karnal Sadar Bazar
`,
  Kochi: `
Elankunnapuzha < Elamkunnapuzha
Perumanoor < Perumanur
`,
  Kolhapur: `
Gokul Shirgaon < Midc Gokul Shirgaon
Kasba Bawada < Kasba Bavada
Shiroli MIDC < Midc Shiroli
`,
  Kolkata: `
Konnagar < Konnagore
Action Area 1 < New Town Action Area 1, Action Area I Newtown
Action Area 2 < New Town Action Area 2, Action Area II Newtown
Action Area 2B < Action Area IIB
Action Area 2D < Action Area IID
Action Area 3 < New Town Action Area 3, New Town AA 3, Newtown AA 3
BBD Bagh < Dalhousie
BT Road < B T Road
Bansdroni < Bansdroni Mauza
Belgharia < Belghoria
Belgharia Expressway < Belghoria Expressway
Bonhooghly < Bonhooghly on BT Road
Brahmapur < Bramhapur
Burrabazar < Barabazar
Chinsurah < Hooghly Chinsurah, Hooghly
Dum Dum Road < Dumdum Road
East Belgharia < East Belghoria
Elgin < Elgin Road
Esplanade < Dharmatala
Gokhale Road < Gokhel Road
Haridevpur < Haridebpur
Hiland Park < Highland Park
Hind Motor < Hindmotor
Italgacha < Italghacha, Dumdum Italgacha
Kamarhati < Kamarhati on BT Road
Khidirpur < Khiddirpore, Kidderpore
Maniktala Bazar < Manicktala Bazar
Mominpore < Mominpur
New Ballygunge Road < New Ballygung Road
New Barrackpore < New Barrakpur, New Barrackpur, Newbarrackpur
Nischintapur < Nishchinta Pur
Park Street < Park Street Area
Parnasree < Parnashree, Parnasree Palli, Parnasree Pally
Patuli < Baishnabghata Patuli Township, Baishnab Ghata Patuli Township
Prince Anwar Shah Connector < Prince Anwar Shah Road Connector
Prinsep Street < Princep Street
Purba Sinthi < Purba Sinthee
Ruby Hospital Main Road < Ruby Hosp Main Road
Russell Street < Russel Street
Salt Lake CC Block < Bidhannagr CC Block
Shakespeare Sarani < Theatre Road
South Sinthi < South Sinhee
Titagarh < BT Road Titagarh
Uttarpara < Uttarpara Kotrung
VIP Haldiram < VIP Haldirams
`,
  Kollam: `
Asramam < Asramom, ആശ്രാമം
Thangassery < Thangasserry
`,
  Kota: `
Industrial Estate < Industerial Estate
`,
  Kottayam: `
Nagampadam < Nagampadom
`,
  Kozhikode: `
Kallayi < Kallaikozhikode
Thiruvannur < Tiruvannur Nada
`,
  Lucknow: `
Amausi < Amausi AD
Ashiyana < Aashiyana, Aashiana, Ashiana, Ashiyana Colony, Ashiana Colony
Indira Nagar < Indra Nagar
SGPGI < Sgpgi, PGI
Sarvodaya Nagar < Sarvoday Nagar
Sector 18 Vrindavan Yojna < Sector 18 Vrindavan Colony
Sector D Indira Nagar < Secd Indiranagar
Shaheed Path < Amar Shaheed Path
Vrindavan Yojna < Vrindavan Colony
`,
  Ludhiana: `
Lohara < Lohora
Partap Singh Wala < Partpsinghwala
`,
  Madurai: `
K Pudur < K.Pudur
Nagamalai Pudukottai < Nagamalai
Race Course < Ma Race Course
SS Colony < S S Colony
Thiruppalai < Tirupalai
`,
  Mangaluru: `
Attavar < Attavara
`,
  Mathura: `
Chandanvan < Chandanban
`,
  Meerut: `
Abu Lane < Abulane
`,
  Mumbai: `
BARC < Barc
BEST Nagar < Best Nagar, Best Nagar Goregaon West, Best Nagar Goregaon
Bhayandar < Bhayander
Bhayandar East < Bhayander East
Chheda Nagar < Chedda Nagar
Chowpatty < Chaupati
DN Nagar < D.N. Nagar
Dahanukar Wadi < Dhanukar Wadi
Deonar < Deonar Chembur
Evershine Millennium Paradise < Evershine Millenium Paradise
Hatkesh Udyog Nagar < Hatkesh Udhog Nagar
Hiranandani Gardens < Hiranandani Gardens Powai
IC Colony < I C Colony
IIT Powai < Powai Iit
JVLR < JVLR Jogeshwari Vikhroli Link Road, Jogeshwari Vikhroli Link Road
LBS Marg < Lal Bahadur Shastri Road
Lalbaug < Lal Baug
Lokhandwala Complex < Lokhandwala, Lokhandwala Complex Andheri West, Lokhandwala Andheri West, Lokhandwala Complex Andheri, Lokhandwala Andheri
Lokhandwala Township < Lokhandwala TWP, Lokhandwala Township Kandivali East, Lokhandwala Kandivali East, Lokhandwala Township Kandivali, Lokhandwala Kandivali
Mahatma Gandhi Road < Mahatama Gandhi Road
Nepean Sea Road < Napean Sea Road, Napeansea Road
Pedder Road < Peddar Road
SEEPZ < Seepz
Saki Naka < Sakinaka Junction
Seven Bungalows < Seven Bunglow
Thakur Village < Thakur Village Kandivali East, Thakur Village Kandivali
Tilak Nagar < Tilak Nagar Chembur, Tilak Nagar Harbour Line
Versova < Vesava
Wadala East < Wadala East Wadala
Wadhwa Atmosphere < Wadhwa Atmoshphere
`,
  Mysuru: `
2nd Stage Vijaynagar < Vijaynagar II Stage
3rd Stage Vijayanagar < Vijayanagar III Stage
4th Stage Vijayanagar < Vijayanagar IV Stage
Ittigegudu < Ittigegud
JP Nagar < Jaya Prakash Nagar
KR Circle < Krishna Rajendra Circle
KR Mohalla < Krishna Raja Mohalla
Kuvempunagar 2nd Stage < Kuvempunagar II Stage
Mandi Mohalla < Mandimohalla
NR Mohalla < Narasimha Raja Mohalla
Shivarathreeswara Nagar < Shivaraathreeswar Nagar
Siddhartha Nagar < Siddarthanagar Nagar
Srirampura 2nd Stage < Sri Rampura 2nd Stage
VV Mohalla < Vani Vilas Mohalla
`,
  Nagercoil: `
Ozhuginasery < Oluganacheri
Suchindram < Suchindrum
`,
  Nagpur: `
Chinchbhavan Main Road < Chichbhavan Main Road
MIDC < Midc
MIHAN < Mihan
Mhalgi Nagar < Mhalginagar
NEERI < Neeri
Nandanvan Colony < Nandavan Colony
Raje Raghuji Nagar < Raje Raghujinagar
Reshimbagh < Reshim Bagh
Seminary Hills < Seminary Hill, Seminari Hill
Shraddhanandpeth < Shradhananpeth
Sitabuldi < Sita Buldi
Sonegaon < Sone Gaon
Swavalambi Nagar < Swavlambi Nagar, Swawlambi Nagar
Vayusena Nagar < Vayisena Nagar
`,
  Nanded: `
CIDCO < Cidco
Chaitanya Nagar < Chaitanynagar
`,
  Nashik: `
CIDCO < Cidco
`,
  'Navi Mumbai': `
Beverly Park < Bevarly Park
CBD Belapur < Belapur
Koper Khairane < Kopar Khairne
Roadpali < Roadpali Navimumbai
`,
  Panchkula: `
MDC < Mansa Devi, Mansa Devi Complex
MDC Sector 5 < Mansa Devi Sector 5
`,
  Panipat: `
Kishanpura < Panipat Kishanpura
Model Town < Panipat Model Town
Patel Nagar < Panipat Patel Nagar
`,
  Patiala: `
Tripuri < Tripri
`,
  Patna: `
AIIMS < Aiims
Ashiana Nagar < Ashiananagar
New Jaganpura < NEW Jaganpura
Sri Krishnapuri < SK Puri
`,
  Prayagraj: `
Jhunsi < Jhusi
Subhash Nagar < Subhash NGR
`,
  Pune: `
Ambegaon Budruk < Ambegaon BK, Ambegaon BK DSO
Baner < Baner DSO
Bhagwan Tatyasaheb Kawade Road < B.T Kawade Road
Bhosari < Bhosarigoan
Bibwewadi Road < Bibvewadi Road
Deccan Gymkhana < Deccan
Hinjewadi Wakad Road < Hinjawadi Wakad Road
Lohegaon < Lohogaon
Magarpatta < Magarpatta City
Manjari < Manjri
Manjari Budruk < Manjri BK, Manjri Budruk
Mohammadwadi < Mohamadwadi, Mohammed Wadi, Mohamadwadi Settlement
Parvati < Parvati Gaon
Sangamwadi < Sangamvadi
Sant Tukaram Nagar < St Tukaram Nagar
Swargate < Swar Gate, Swargate Chowk
Talegaon Dabhade < Talegaon
Viman Nagar < Viman Nagar Central
Wanowrie < Wanawari, Wanowarie
`,
  Raigad: `
Alibaug < Alibag
`,
  Raipur: `
Naya Raipur < Naya, Nava Raipur
Shankar Nagar < Shanker Nagar
`,
  Rajahmundry: `
Prakash Nagar < Prakasamnagar
`,
  Rajkot: `
Bedi < Rajkot Bedi DSO
Bedipara < Rajkot Bedipara
Bhakti Nagar < Rajkot Bhaktinagar
Bhomeshwar < Rajkot Bhomeswar NDT
Ghanteshwar < Ghanteshwer
Junction Plot < Rajkot JN Plot
Madhapar < Rajkot Madhapar DSO
Malaviya Nagar < Rajkot Malviyanagar
Mavdi < Mavdi Ndtso
Metoda GIDC < Rajkot Metoda Gidc
Mochi Bazar < Rajkot Mochi Bazar
Popatpara < Rajkot Popatpara
Raiya < Raiya NDT
Sorathiawadi < Rajkot Sorathiawadi
Udyog Nagar < Rajkot Udyognagar
Vivekanand Nagar < Rajkot Vivekanandnagar
`,
  Ranchi: `
New Area Morabadi < New Area Marabadi
`,
  Rewa: `
Bansagar Colony < Rewa Bansagar Coloney
Chirahula < Rewa Chirahula
`,
  Sagar: `
Bada Bazar < Sagar Bada Bazar
Gopalganj < Sagar Gopalganj
Laxmipura < Sagar Luxmipura
Rajakhedi < Sagar Rajakhedi
Sadar Bazar < Sagar Sadar Bazar
Subhash Nagar < Sagar Subhash Nagar
Tili < Sagar Tilli
`,
  Salem: `
Ammapet < Ammapettai
`,
  Shivamogga: `
Ravindra Nagar < Ravindranagr Shimoga
Savalanga < Saualanga
`,
  Surat: `
City Light < Citylight Area
Pal < PAL, Pal Gam
Palanpur < Palanpur Gam
Pandesara < Pandesara IE
VIP Road < VIP Road Vesu
`,
  Thane: `
Hiranandani Estate < Hiranandani Estates
Kapurbawdi < Kapurbawadi, Kapur Bawdi
Kasarvadavali < Kasar Vadavali
Louiswadi < Louis Wadi
Panchpakhadi < Panch Pakhadi
Pokhran Road 2 < Pokhran 2, Pokhran Road No 2
Vasant Vihar < Vasant Vihar Thane West, Vasant Vihar Thane
`,
  Thanjavur: `
Karanthattankudi < Karuntattankudi
Mariamman Koil < Mariammancoil
VOC Nagar < Voc Nagar
`,
  Thiruvananthapuram: `
Chalai < Thiruvananthapuram Chalai
East Fort < Thiruvananthapuram Fort
Malayinkeezhu < Malayinkil
Mannanthala < Mannanathala
PMG Junction < PMG JN
Pettah < Thiruvananthapuram Pettah
Vallakkadavu < Vallakkadavoo
Vanchiyoor < Vanchiyur, Vanchiyoor Junction
Venganoor < Venganur
`,
  Thrissur: `
Chembukkavu < Chembukkav
Koorkenchery < Kurkancheri
Punkunnam < Punkunnu
Thiruvambady < Thiruvambady TSR
`,
  Tiruchirappalli: `
Cantonment < Tiruchirappalli Cantonment
Crawford < Craw Ford Colony
Ramji Nagar < Ramjeenagar
Thiruvanaikovil < Tiruvanaikoil, Thiruvanaikaval, திருவானைக்காவல், திருவானைக்கோவில்
`,
  Tirunelveli: `
Kulavanigarpuram < Kulavanickerpuram
Maharaja Nagar < Maharajangar
Palayamkottai < Palayankottai, பாளையங்கோட்டை
Palayamkottai High Ground < Palayankottai High Grounds
Pettai < Tirunelveli Pettai
Sankar Nagar < Sankarnagar
Santhi Nagar < Santhinagar
Suthamalli < Suttamally
`,
  Tirupati: `
Tiruchanur < Tirichanoor
`,
  Tiruppur: `
Anupparpalayam < Anuppapalayam
Kumar Nagar < Kumarnagar
`,
  Udaipur: `
Fatehpura < Udaipur Fatehpura
Hiran Magri < Udaipur H Magri
Machhla Magra < Udaipur Macchala Magra
Pratap Nagar < Udaipur Pratapnagar
Shastri Circle < Udaipur Shastri Circle
Surajpole < Udaipur Surajpole
Titardi < Titrdi
`,
  Ujjain: `
Bherugarh < Ujjain Bherugarh
Madhav Nagar < Ujjain Madhonagar
Nanakheda < Ujjain Nanakheda
Rishi Nagar < Ujjain Rishi Nagar
`,
  Vadodara: `
Fertilizer Nagar < Fartilizer Nagar
ONGC Colony < Ongc Col
Petrochemicals Township < Petrochemical T Ship
Sayajigunj < Sayajiganj
Vidyut Nagar < Vidhyut Nagar Colony
`,
  Varanasi: `
Bhelupur < Bhelupura
Kashi Vidyapith < Kashi Vidhya Pith
Shivpur < Varanasi Shivpur
UP College < UP Collage
`,
  Vijayawada: `
APSP Colony < Apsp Colony
Ajit Singh Nagar < Azitnagar, Singh Nagar
Bharathi Nagar < Barathi Nagar
Gandhi Nagar < Gandhinagaram
Kedareswarapet < Kedareswarpet
Winchipet < Wnchipet
`,
  Visakhapatnam: `
Bheemili < Bheemunipatnam Mandal
Gandhi Place < Ghandhi Place
Isukathota < Isakathota
Mithilapuri Colony < Midhilapuri Vuda Colony
Murali Nagar < Muralinagar
PM Palem < Pothinamallayya Palem, Pothinamallayapalem
Pendurthi < Pendurthi Mandal
Ukkunagaram < VM Steel Projrct Town Ship
Vadlapudi < Vadlapaudi
`,
}

/** The other names → the one to keep, per city. */
export const keptNames: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(byCity).map(([city, lines]) => [
    city,
    Object.fromEntries(lines.trim().split('\n').flatMap(readLine)),
  ]),
)

function readLine(line: string): [string, string][] {
  const [kept, others] = line.split(' < ')
  if (kept === undefined || others === undefined) throw new Error(`"kept < other, other", not "${line}"`)
  return others.split(', ').map((other) => [other, kept])
}
