/** Well-known localities that the sources lack; those without a post office are placed by hand, to some two kilometres. */
export interface Locality {
  city: string
  name: string
  lat: number
  lon: number
  aliases: string[]
}

/** One locality a line: name, latitude, longitude; other names behind a bar. */
const byCity: Readonly<Record<string, string>> = {
  Thiruvananthapuram: `
Vembayam 8.63 76.94
Vellanad 8.57 77.05
Attukal 8.471 76.955
Enchakkal 8.480 76.931 | Eanchakkal, ഈഞ്ചയ്ക്കൽ, ഈഞ്ചക്കൽ
Karumam 8.459 76.977
Kunnukuzhy 8.506 76.943 | Kunnukuzhi
Maruthankuzhy 8.511 76.976 | Maruthamkuzhi
Plamoodu 8.514 76.945
Vilappilsala 8.526 77.047
Pulimoodu 8.496 76.947
Kannammoola 8.504 76.934
Kamaleswaram 8.468 76.946
Nettayam 8.540 76.997
Chengottukonam 8.579 76.909
Mudavanmugal 8.496 76.981
Paruthippara 8.530 76.947
Killipalam 8.483 76.956
Beemapally 8.458 76.934
Pachalloor 8.434 76.960
Thachottukavu 8.509 77.022
Vazhayila 8.550 76.986
Kaniyapuram 8.583 76.852
Attipra 8.529 76.889
Kattaikonam 8.603 76.905
Murukkumpuzha 8.611 76.831
Cheruvikkal 8.549 76.916
Vayalikada 8.536 76.957
Pottakuzhy 8.517 76.935
Murinjapalam 8.517 76.933
Kalliyoor 8.417 77.020
Pravachambalam 8.443 77.020
`,
  Kochi: `
Perumpadappu 9.905 76.275
Ambalamugal 9.976 76.385
Chembumukku 10.005 76.312
Girinagar 9.956 76.303
Ayyappankavu 9.993 76.283
Kacheripady 9.990 76.283
Vallarpadam 9.995 76.250
Elankunnapuzha 10.020 76.220
Puthuvype 9.985 76.230 | Puthuvypin
Pathadipalam 10.035 76.314
Changampuzha Nagar 10.041 76.318
Companypady 10.088 76.343 | കമ്പനിപ്പടി
Pulinchodu 10.095 76.346
Thaikkattukara 10.085 76.348
Edathala 10.059 76.394
Pukkattupady 10.055 76.390
Karimugal 9.970 76.380
Unichira 10.015 76.320
Kangarappady 10.043 76.345
Thengode 10.020 76.370
Konthuruthy 9.946 76.298
Kolenchery 9.978 76.476 | Kolencherry
`,
  Kozhikode: `
Chathamangalam 11.320 75.930
Panniyankara 11.230 75.790
Atholi 11.39 75.76 | അത്തോളി
Vallikkunnu 11.12 75.85
Chelannur 11.34 75.81
Pulikkal 11.18 75.92
Kallayi 11.235 75.787 | കല്ലായി
Areekkad 11.212 75.806
Azhchavattom 11.243 75.796
Kommeri 11.245 75.810
Pokkunnu 11.235 75.815
Mavoor Road 11.258 75.788
Pavangad 11.305 75.765
Vengeri 11.302 75.795
Chelavoor 11.300 75.845
Chevarambalam 11.285 75.820
Kovoor 11.273 75.830
Mayanad 11.275 75.855
Kuttikattoor 11.265 75.875
Perumanna 11.240 75.885
Thondayad 11.265 75.815
Pottammal 11.258 75.810
Chakkorathukulam 11.272 75.778
Kuttichira 11.247 75.777
Payyanakkal 11.225 75.785
Thiruvannur 11.230 75.800
Kadalundi 11.137 75.826
Kannadikkal 11.295 75.805
Moozhikkal 11.295 75.840
Karanthur 11.300 75.860
Parambil Bazar 11.315 75.825
Beach Road 11.259 75.767
`,
  Thrissur: `
Nedupuzha 10.495 76.195
Kolazhy 10.570 76.215
Mulankunnathukavu 10.600 76.200
Peringavu 10.545 76.212
Marathakkara 10.475 76.255
Vellanikkara 10.331 76.171
Mukkattukara 10.535 76.255
Nellikunnu 10.520 76.235
Kaiparambu 10.609 76.139
Swaraj Round 10.524 76.214
West Fort 10.527 76.203
East Fort 10.521 76.223
`,
  Kollam: `
Thevalakkara 8.97 76.57
Neendakara 8.94 76.54
Ayathil 8.895 76.635
Mevaram 8.875 76.640
Karicode 8.910 76.635 | Karikode, കരിക്കോട്
Ramankulangara 8.910 76.575
Pallimukku 8.870 76.615
Polayathode 8.880 76.605
Madannada 8.870 76.610
Kottiyam 8.870 76.670
Anchalumoodu 8.930 76.600
Mukhathala 8.900 76.670
Umayanallur 8.870 76.660
Thazhuthala 8.865 76.660
`,
  Delhi: `
Mansarovar Park 28.675 77.301
Kashmere Gate 28.667 77.228 | Kashmiri Gate
Tis Hazari 28.667 77.217
Pulbangash 28.666 77.207 | Pul Bangash
Inderlok 28.673 77.170 | इंदरलोक
Kanhaiya Nagar 28.682 77.165
Kohat Enclave 28.698 77.140
Rithala 28.721 77.107
Samaypur Badli 28.745 77.138
Patel Chowk 28.623 77.214
Rajiv Chowk 28.633 77.218
Barakhamba Road 28.630 77.224 | बाराखंभा रोड
Jhandewalan 28.644 77.200
Rajendra Place 28.642 77.178
Shakurpur 28.686 77.150 | शकूरपुर
Majlis Park 28.724 77.182
Jhilmil 28.674 77.320
Shastri Park 28.668 77.250
Mori Gate 28.666 77.222
Sarai Kale Khan 28.589 77.257
Netaji Subhash Place 28.696 77.153
Madhuban Chowk 28.703 77.132
Gokulpuri 28.703 77.286
Johri Enclave 28.713 77.289
Pusa Road 28.643 77.185
Okhla Vihar 28.561 77.292
Batla House 28.563 77.285
Kalindi Kunj 28.546 77.310
Madanpur Khadar 28.535 77.305
Ambedkar Nagar 28.518 77.235
Saidulajab 28.515 77.200
Hauz Rani 28.525 77.212
Moolchand 28.565 77.234
Seemapuri 28.685 77.325
Nand Nagri 28.696 77.308
Wazirpur 28.680 77.172
Lawrence Road 28.680 77.150
Sultanpuri 28.695 77.080
Tikri Kalan 28.690 76.970
Holambi Kalan 28.810 77.100
Aman Vihar 28.705 77.070
Peeragarhi 28.680 77.092 | Peera Garhi
Madipur 28.677 77.130
Ranjit Nagar 28.660 77.165
Jama Masjid 28.650 77.232
Khari Baoli 28.657 77.220
Turkman Gate 28.643 77.235
Dilshad Colony 28.680 77.320
Khan Market 28.600 77.227
Lodhi Road 28.589 77.228 | Lodi Road
Majnu Ka Tilla 28.701 77.228 | Majnu Ka Tila
Gole Market 28.633 77.204 | Gol Market
Rajendra Nagar 28.640 77.180
`,
  Gurugram: `
Sikanderpur 28.482 77.092
Chakkarpur 28.475 77.085
Nathupur 28.490 77.100
Sukhrali 28.475 77.060
Bhondsi 28.317 77.062
Farrukhnagar 28.449 76.822
Garhi Harsaru 28.438 76.935
Dundahera 28.505 77.080
IFFCO Chowk 28.472 77.072 | इफ्को चौक
Huda City Centre 28.459 77.073 | Millennium City Centre
`,
  Ghaziabad: `
Arthala 28.677 77.392
Raj Bagh 28.678 77.338
Shyam Park 28.684 77.363
Shaheed Nagar 28.674 77.327
Lohia Nagar 28.665 77.440
Muradnagar 28.668 77.428
`,
  Hyderabad: `
Mallepally 17.390 78.460
Nadergul 17.270 78.560
Osmangunj 17.380 78.475
Puranapul 17.370 78.455
Vayupuri 17.490 78.550
Vikrampuri 17.460 78.490
Namalagundu 17.425 78.520
Nanal Nagar 17.390 78.430
Tukaram Gate 17.440 78.520
Shankarpally 17.450 78.130
Addagutta 17.435 78.515
Kandlakoya 17.595 78.485
Kavadiguda 17.425 78.495
Kattedan 17.311 78.439 | Katedan
Gandimaisamma 17.575 78.420
Golnaka 17.390 78.515
Champapet 17.345 78.525
Chilkalguda 17.425 78.515 | Chilakalguda, చిలకలగూడ
Chengicherla 17.430 78.600
Dabirpura 17.367 78.490
Dundigal 17.580 78.420
Narapally 17.425 78.630
Bairamalguda 17.335 78.545
Bholakpur 17.420 78.500
Mailardevpally 17.320 78.450
Warasiguda 17.420 78.515
Adikmet 17.405 78.520
Akber Bagh 17.370 78.510
IS Sadan 17.345 78.515
Lothkunta 17.490 78.500
Petbasheerabad 17.520 78.475
Bahadurpally 17.565 78.450
Shapur Nagar 17.515 78.440
Bowrampet 17.560 78.395
Shivarampally 17.320 78.435
Injapur 17.295 78.590
Annojiguda 17.430 78.670
Asif Nagar 17.390 78.450
Karwan 17.380 78.440
Jiyaguda 17.365 78.450
Goshamahal 17.375 78.470
Mangalhat 17.380 78.455
Dhoolpet 17.375 78.455
Gowliguda 17.377 78.480
Afzal Gunj 17.373 78.475
Kishanbagh 17.355 78.440
Saifabad 17.405 78.465
Rahmath Nagar 17.435 78.430
Vengal Rao Nagar 17.440 78.440
Ranigunj 17.435 78.485
RTC X Roads 17.405 78.495
Baghlingampally 17.400 78.500
Tank Bund 17.424 78.474 | Lower Tank Bund
Mokila 17.437 78.196
`,
  Ludhiana: `
Haibowal Khurd 30.915 75.820
Bhamian Khurd 30.915 75.925
Dhandari Khurd 30.865 75.915
Jassian 30.940 75.810
Kesar Ganj 30.905 75.855
Preet Nagar 30.880 75.850
Iqbal Nagar 30.915 75.870
Tagore Nagar 30.925 75.835
Basant Nagar 30.885 75.850
Kohara 30.867 76.003
Karabara 30.925 75.860
Chander Nagar 30.925 75.840
Dholewal 30.890 75.865
Lohara 30.865 75.900
Dashmesh Nagar 30.880 75.860
Chet Singh Nagar 30.875 75.860
Gobind Nagar 30.900 75.870
Cheema Chowk 30.905 75.875
Rahon Road 30.935 75.880
Kakowal Road 30.930 75.880
Sherpur Kalan 30.890 75.900
Bhamian Kalan 30.910 75.920
Mundian Khurd 30.905 75.935
Transport Nagar 30.905 75.885
Haibowal Kalan 30.920 75.815
Giaspura 30.870 75.895
Shivpuri 30.930 75.860
Noorwala Road 30.940 75.865
Jalandhar Bypass 30.930 75.845
Rishi Nagar 30.920 75.820
Model Gram 30.895 75.840
Islam Ganj 30.900 75.860
Aman Nagar 30.935 75.850
Basant Park 30.880 75.855
Ladhowal 30.990 75.790
Urban Estate 30.900 75.890
Sunet 30.885 75.800
Jamalpur Awana 30.902 75.904 | Jamalpur
`,
  Amritsar: `
Katra Ahluwalia 31.622 74.877
Katra Jaimal Singh 31.624 74.875
Chatiwind 31.615 74.885
Maqboolpura 31.630 74.905
Rani Ka Bagh 31.640 74.865
Kabir Park 31.635 74.830
Gumtala 31.655 74.840
Lohgarh 31.630 74.870
Ram Bagh 31.635 74.880
Sultanwind Road 31.620 74.890
Gate Hakima 31.620 74.860
Guru Nanak Pura 31.635 74.860
Mall Road 31.640 74.870
Ajnala Road 31.660 74.850
`,
  Jalandhar: `
Ladowali Road 31.320 75.590
Surya Enclave 31.335 75.605
Paragpur 31.275 75.630
Sodal 31.335 75.580
Focal Point 31.360 75.580
Lamba Pind 31.345 75.605
Avtar Nagar 31.325 75.560
Central Town 31.325 75.580
New Jawahar Nagar 31.315 75.580
Green Model Town 31.300 75.580
Bhargav Camp 31.315 75.565
Kapurthala Road 31.340 75.545
Cheema Nagar 31.300 75.590
`,
  Patiala: `
Passey Road 30.335 76.385
Ranjit Nagar 30.350 76.375
Baradari 30.340 76.390
Officers Colony 30.340 76.380
Ghuman Nagar 30.310 76.390
`,
  Chandigarh: `
Palsora 30.715 76.735
Kishangarh 30.735 76.830
Sarangpur 30.775 76.765
Kajheri 30.710 76.745
Behlana 30.690 76.810
Khuda Lahora 30.770 76.760
`,
  Kolkata: `
Patipukur 22.363 88.236
Majerhat 22.517 88.324
Babughat 22.566 88.337
Chitpur 22.601 88.380
Desapriya Park 22.518 88.352
Lansdowne 22.525 88.353
Elgin 22.539 88.350
Shakespeare Sarani 22.546 88.352
Beckbagan 22.537 88.362
Ballygunge Phari 22.529 88.366
Hiland Park 22.487 88.393
Rajdanga 22.515 88.390
Moulali 22.561 88.366
Bagmari 22.585 88.385
Bonhooghly 22.650 88.378
Pailan 22.420 88.275
Subhashgram 22.410 88.430
Charu Market 22.505 88.345
Chandni Chowk 22.567 88.354
BBD Bagh 22.572 88.349
Duttapukur 22.769 88.542
Ripon Street 22.550 88.358
Seoraphuli 22.775 88.328 | Sheoraphuli, শেওড়াফুলি
`,
  Howrah: `
Tikiapara 22.585 88.325
Golabari 22.600 88.345
Bandhaghat 22.600 88.350
Dumurjala 22.580 88.305
Bamangachi 22.610 88.330
Makardah 22.620 88.240
Dhulagarh 22.582 88.171
Unsani 22.570 88.270
Phuleswar 22.470 88.120
Chengail 22.582 88.337
Nazirganj 22.550 88.280
`,
  Chennai: `
Broadway 13.092 80.287
Thousand Lights 13.059 80.255 | ஆயிரம் விளக்கு
Veppampattu 13.120 80.000
GKM Colony 13.110 80.220
Kathivakkam 13.217 80.317
Erukkanchery 13.120 80.260
Ekkattuthangal 13.020 80.205
Manimangalam 12.920 80.040
Paruthipattu 13.100 80.110
George Town 13.095 80.287 | Parrys, Parrys Corner, ஜார்ஜ் டவுன்
Harrington Road 13.072 80.240
Boat Club 13.022 80.250 | Boat Club Road
Sterling Road 13.062 80.237
`,
  Coimbatore: `
Eachanari 10.925 76.980
Malumichampatti 11.043 77.114
Sivananda Colony 11.030 76.955
Vellakinar 11.070 76.955
Hope College 11.025 77.020
Neelambur 11.060 77.080
Puliakulam 11.005 76.990
Edayarpalayam 11.040 76.935
Idigarai 11.110 76.970
Othakalmandapam 10.856 76.943
Lakshmi Mills 11.010 76.985
Narasimhanaickenpalayam 11.115 76.937
Chettipalayam 10.914 77.036
SS Kulam 11.140 77.030 | Sarkarsamakulam, ச.ச.குளம்
Sitra 11.040 77.040
Kurumbapalayam 11.115 77.005
Trichy Road 10.995 77.000 | திருச்சி ரோடு
Mettupalayam Road 11.040 76.950
`,
  Madurai: `
Arappalayam 9.930 78.105
Kalavasal 9.925 78.095
Ponmeni 9.920 78.095
Jaihindpuram 9.905 78.115 | Jai Hind Puram
Uthangudi 9.960 78.165
Anaiyur 9.965 78.110
Munichalai 9.915 78.135
Teppakulam 9.910 78.147
Anuppanadi 9.900 78.150
Thiruppalai 9.975 78.145
Surveyor Colony 9.955 78.155
Nagamalai Pudukottai 9.935 78.035
Harveypatti 9.885 78.060
Kappalur 9.845 78.020
Periyar 9.916 78.112 | Periyar Bus Stand
`,
  Bengaluru: `
Brigade Road 12.973 77.607
Chokkasandra 13.045 77.510
Govindaraja Nagar 12.965 77.530
Hemmigepura 12.890 77.490
Jaraganahalli 12.890 77.570
Kottigepalya 12.985 77.510
Nelagadaranahalli 13.030 77.500
Puttenahalli 12.890 77.585
Rajagopal Nagar 13.010 77.510
Srigandhada Kaval 12.980 77.500
Vrishabhavathi Nagar 12.987 77.520
Singayyanapalya 12.996 77.693
Padarayanapura 12.965 77.555
Okalipuram 12.985 77.565 | Okalipura
Hebbagodi 12.829 77.681
Baiyappanahalli 12.991 77.652
Gavipuram 12.945 77.563 | Gavipura
Vannarpet 12.960 77.615
Sudhama Nagar 12.957 77.585
JJ Nagar 12.965 77.550
Kammagondanahalli 13.060 77.540
Church Street 12.975 77.604
Commercial Street 12.982 77.609
Residency Road 12.970 77.601
`,
  Mumbai: `
Charni Road 18.952 72.819
Cotton Green 18.985 72.844
Kings Circle 19.030 72.858
Malvani 19.190 72.820
Vidyavihar 19.080 72.897
Asalpha 19.095 72.893
Aarey Colony 19.155 72.875
Dindoshi 19.175 72.865
Poisar 19.200 72.850
Gorai 19.233 72.781
`,
  Thane: `
Wagle Estate 19.195 72.950
Lokmanya Nagar 19.205 72.950
Khopat 19.200 72.970
Pokhran Road 19.215 72.965
Teen Hath Naka 19.187 72.963
Kopri 19.185 72.980
`,
  Pune: `
FC Road 18.525 73.841
JM Road 18.522 73.848
Chandan Nagar 18.560 73.930
Sahakar Nagar 18.485 73.850
Budhwar Peth 18.515 73.855
Nanded City 18.455 73.795
Theur 18.526 74.044
Talawade 18.690 73.790
Law College Road 18.515 73.829
`,
  Ahmedabad: `
Kalupur 23.030 72.598 | कालूपुर
Kankaria 23.006 72.600
Jashodanagar 22.980 72.630
Hatkeshwar 23.000 72.625
Khokhra 23.005 72.615
Rakhial 23.020 72.620
Asarwa 23.045 72.605
Shahibaug 23.055 72.595
Zundal 23.130 72.580
Usmanpura 23.050 72.570
Vejalpur 23.000 72.520
Makarba 22.995 72.505
Ambawadi 23.020 72.550
Science City 23.080 72.495
Shilaj 23.060 72.475
Ashram Road 23.040 72.570
CG Road 23.030 72.558
Law Garden 23.026 72.560
Shela 23.000 72.455
Odhav 23.025 72.665
Ambli 23.025 72.485
`,
  Jaipur: `
MI Road 26.917 75.810
Chandpole 26.925 75.810
Johri Bazar 26.920 75.825
Brahmpuri 26.935 75.830
Sitapura 26.775 75.845
Mahesh Nagar 26.880 75.785
Barkat Nagar 26.885 75.790
Transport Nagar 26.900 75.840
Kanota 26.872 75.947
Panchyawala 26.919 75.720
Gurjar Ki Thadi 26.885 75.770
Walled City 26.924 75.827
`,
  Lucknow: `
Husainganj 26.845 80.935
Qaiserbagh 26.855 80.930
Telibagh 26.780 80.945
Transport Nagar 26.780 80.880
Balaganj 26.870 80.880
Khurram Nagar 26.890 80.965
Munshi Pulia 26.885 80.995
Tedhi Pulia 26.895 80.960
Kakori 26.869 80.785
Shaheed Path 26.790 80.980
Kanpur Road 26.790 80.890
Sitapur Road 26.900 80.940
Kursi Road 26.920 80.965
`,
  Patna: `
Adalatganj 25.612 85.120
Ashok Rajpath 25.620 85.160
Buddha Colony 25.625 85.115
Khajpura 25.610 85.080
Lohanipur 25.605 85.150
Postal Park 25.591 85.139
Rukanpura 25.615 85.070
Sampatchak 25.530 85.170
Bhootnath Road 25.595 85.180
Rajeev Nagar 25.630 85.090
Raja Bazar 25.610 85.090
Fraser Road 25.610 85.140
Exhibition Road 25.610 85.145
Gandhi Maidan 25.618 85.143
Patna City 25.597 85.231
Agam Kuan 25.600 85.200
Jakkanpur 25.595 85.135
Chitkohra 25.590 85.110
Fraser Road 25.612 85.137 | Frazer Road
`,
  Visakhapatnam: `
Asilmetta 17.725 83.310 | Asilametta
Jagadamba 17.712 83.302 | Jagadamba Junction
Poorna Market 17.705 83.300
Thatichetlapalem 17.735 83.285
Adavivaram 17.780 83.250
Railway New Colony 17.730 83.295
Isukathota 17.735 83.330
Hanumanthawaka 17.755 83.335
Visalakshi Nagar 17.753 83.348
Parawada 17.625 83.080
Beach Road 17.718 83.332
NAD Junction 17.742 83.235 | NAD Kotha Road
`,
  Vijayawada: `
Prasadampadu 16.540 80.680
Vidyadharapuram 16.525 80.590
Kondapalli 16.621 80.544
Bandar Road 16.505 80.640
Kedareswarapet 16.520 80.625
One Town 16.515 80.612
`,
  Mysuru: `
Siddhartha Nagar 12.300 76.680
Nanjumalige 12.295 76.645
Kadakola 12.193 76.666
Belagola 12.390 76.710
Hunsur Road 12.330 76.600
`,
  Mangaluru: `
Bikarnakatte 12.875 74.870
Farangipet 12.875 74.958
Kinnigoli 13.064 74.847
Haleyangadi 13.043 74.796
`,
  Nagercoil: `
Thovalai 8.23 77.50
`,
  Kottayam: `
Kumaranalloor 9.618 76.531
Nattakom 9.562 76.513
Nagampadam 9.601 76.530
Ayarkunnam 9.640 76.610
Athirampuzha 9.67 76.54
`,
  Palakkad: `
Pirayiri 10.790 76.630
`,
  Kannur: `
Thottada 11.840 75.410
Pallikunnu 11.890 75.365
`,
  Gwalior: `
Bahodapur 26.235 78.150
DD Nagar 26.250 78.220
Maharajpura 26.280 78.220
Gole Ka Mandir 26.235 78.205
`,
  Raipur: `
Bhanpuri 21.290 81.630
Changorabhatha 21.220 81.610
Devendra Nagar 21.255 81.645
Khamtarai 21.270 81.630
Samta Colony 21.240 81.620
Shailendra Nagar 21.245 81.650
Tikrapara 21.230 81.650
`,
  Surat: `
City Light 21.165 72.790
Athwa 21.185 72.805
Ghod Dod Road 21.175 72.800
VIP Road 21.145 72.775
Yogi Chowk 21.215 72.885
Mota Varachha 21.240 72.880
`,
  Kanpur: `
Kakadeo 26.480 80.300
`,
  Indore: `
Sapna Sangeeta 22.705 75.870
Rajwada 22.718 75.855 | Rajbada
Annapurna 22.695 75.835
Geeta Bhawan 22.718 75.885
Tilak Nagar 22.715 75.905
Bengali Square 22.715 75.908
Silicon City 22.655 75.830
Tejaji Nagar 22.650 75.885
`,
  Bhopal: `
Habibganj 23.220 77.440
Indrapuri 23.250 77.465
Shahpura 23.190 77.420
TT Nagar 23.235 77.400 | Tatya Tope Nagar
Karond 23.295 77.405
Gulmohar Colony 23.195 77.435
Piplani 23.240 77.480
Raisen Road 23.260 77.480
`,
  Agra: `
Shahganj 27.180 77.980
Trans Yamuna 27.200 78.045
`,
  Nashik: `
Satpur 19.990 73.735
CIDCO 19.965 73.770
Pathardi Phata 19.945 73.770
`,
  Meerut: `
Begum Bridge 28.985 77.710
`,
  Rajkot: `
Mavdi 22.265 70.785
Yagnik Road 22.295 70.795
`,
  Varanasi: `
Godowlia 25.310 83.005 | Godaulia, गोदौलिया
`,
  Srinagar: `
Hazratbal 34.130 74.840
`,
  Aurangabad: `
Mukundwadi 19.865 75.365
CIDCO 19.875 75.360
`,
  Dhanbad: `
Bartand 23.810 86.430
Bank More 23.790 86.420
`,
  Prayagraj: `
Colonelganj 25.460 81.855
Tagore Town 25.450 81.855
`,
  Jabalpur: `
Madan Mahal 23.155 79.905
`,
  Jodhpur: `
Paota 26.300 73.040
Basni 26.235 73.000
`,
  Kota: `
Dadabari 25.165 75.835
`,
  Guwahati: `
Chandmari 26.185 91.770
Ganeshguri 26.150 91.785
Hatigaon 26.135 91.785
Christian Basti 26.160 91.775
Bhangagarh 26.160 91.765
VIP Road 26.135 91.815
Noonmati 26.195 91.800
Adabari 26.160 91.690
`,
  Bareilly: `
DD Puram 28.370 79.430
`,
  Moradabad: `
Majhola 28.850 78.740
`,
  Bhubaneswar: `
Jayadev Vihar 20.300 85.820
Old Town 20.240 85.835
Rasulgarh 20.295 85.860
Infocity 20.340 85.810
Damana 20.335 85.825
Baramunda 20.275 85.795
Vani Vihar 20.297 85.840
Jagamara 20.250 85.795
`,
  Cuttack: `
Buxi Bazar 20.465 85.875
`,
  Jamshedpur: `
Telco 22.770 86.255
`,
  Udaipur: `
Fatehpura 24.605 73.695
Ambamata 24.585 73.675
`,
  Rourkela: `
Koel Nagar 22.240 84.820
`,
  Tiruchirappalli: `
Ariyamangalam 10.805 78.725
Golden Rock 10.790 78.705 | Ponmalai
Crawford 10.795 78.665
Palakkarai 10.808 78.697
`,
  Mohali: `
TDI City 30.735 76.665
JLPL 30.660 76.735
`,
  Noida: `
Atta Market 28.570 77.325
`,
  Nagpur: `
Koradi 21.250 79.100
`,
  'Navi Mumbai': `
Palm Beach Road 19.040 73.010
Juinagar 19.055 73.015
Rabale 19.140 73.000
Mahape 19.115 73.020
`,
  Ranchi: `
HEC 23.310 85.290
Booty More 23.395 85.360
Circular Road 23.375 85.335
Kadru 23.345 85.320
`,
  Dehradun: `
Ghanta Ghar 30.325 78.042 | Clock Tower
Vasant Vihar 30.320 78.005
Prem Nagar 30.335 77.960
ISBT 30.288 77.998
Nehru Colony 30.303 78.057
Balliwala 30.330 78.010
Subhash Nagar 30.272 77.995
Haridwar Road 30.290 78.060
`,
}

export const localities: readonly Locality[] = Object.entries(byCity).flatMap(([city, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => readLocality(line, city)),
)

function readLocality(line: string, city: string): Locality {
  const [facts = '', aliases = ''] = line.split(' | ')
  const [, name, lat, lon] = /^(\D+) (\S+) (\S+)$/u.exec(facts) ?? []
  if (name === undefined) throw new Error(`a locality is "name latitude longitude", not "${line}"`)
  return {
    city,
    name,
    lat: Number(lat),
    lon: Number(lon),
    aliases: aliases === '' ? [] : aliases.split(', '),
  }
}
