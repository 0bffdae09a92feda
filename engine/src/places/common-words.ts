/**
 * Words that seekers use for other things, although some village, post office or project is called so.
 * One alone is never a place; as part of a longer name ("Model Town", "Green Park") it is.
 */
const english = `
a able about above acre acres across actually add address advance after again agent agree air all allow allowed almost also
always am amenities amenity among amount an and another any anyone anything anywhere apartment apartments area areas around as
ask at attached available away back bad bachelor bachelors balcony bank base basic bath bathroom bathrooms be beach beautiful
because bed bedroom bedrooms before begin behind best better between big bigger block both bhk bring broker brokerage budget
build builder building built bungalow bus business but buy buyer buying by bye bypass cabin call callback came camp can cannot car
care cash center central centre change cheap cheaper check child children church city clean clear close club clubhouse college
colony come comfortable company complete complex condition confirm contact cool corner correct cost could couple court cross
crore crores cup current daily date day days deal dear decent deposit details did different direct do does done dont door
double down dream drop duplex each early east easy eight either eleven email end enough enclave enquiry estate even ever every
everything exact exactly example expensive extension extra face facility facing fair fall family far farm fast feel feet few
fifteen fifty final find fine first five flat flats floor floors food for forget form found four free fresh friend from front
full fully furnished furniture further garage garden gas gate gated general generator get girl girls give given go good got
grand great green ground group guest gym had half hall hand happy hard has have he health hello help her here hi high higher
highway hill hills him his home homes hope hospital hostel hot hotel hour house houses housing how hundred i if immediate
immediately important in include including independent inside interested into inverter is it its job just keep kids kind
kitchen know lake lakh lakhs land lane large last late later layout lease least leave left less let level life lift light like
limit line list listing little live living local location long look looking lot love low lower luxury made main maintenance
make mall man manager many market married match matter max maximum may maybe me mean meet mention metro mid middle might mile
million mind mine minimum minute minutes mixed modern money month monthly months more morning most mother move moving much
must my name near nearby need needed negotiable new next nice nine no non none normal north not note nothing now number of off
offer office ok okay old on once one ones only open option options or other others our out outside over own owner owners park
parking part party path pay people per perfect person pet pets phase phone photo pick place places plan plaza please plot
plots point pool poor possible power prefer preferably preferred premium present price prices private project proper property
properties provide public purchase put quality question quick quiet quite rate rather read ready real realtor reasonable
recent red region rent rental rented renting require required requirement resale residence residency residential rest right
river road room rooms round row running safe said sale same school sea search second secure security see seem seen self sell
semi send serious service set seven share sharing she shift shop shopping short should show side similar single sir site six
size skip sleep small smaller so society some someone something somewhere soon sorry south space spacious special square
standard start started station stay still stop store street strict studio sub such suggest suitable super supply sure swimming
take talk team tell temple ten tenant tenants than thank thanks that the their them then there these they thing things think
third this those though thousand three through time times to today together told tomorrow too top total tower towers town
track traffic train transport tree try twelve twenty two type under unfurnished unit until up upper upto urgent urgently us
use used usual vacant value vastu vegetarian very vicinity view villa village villas visit voice wait walk walking wall want
wanted wants ward was wash water way we week weekend well went were west what when where which while white who whole why wide
wife will window wish with within without woman women work working world would write wrong yard year years yes yet you young
your zone heights residences kindly floor two three four five abroad acids additional altar amber angel armor avenues badly balls banana banner barely begun behalf belly blind
brain breed bully caller chill chilly collar dandy delegate devil dinner drug eastern error forth forty forward fourth gonna
grill hardware hardy indoor khaki lambda locality luck manual maria merit moral mortar nerve newton northern panda panel
parade parcel patio petal pillar polar pond ponds pottery prune raise raised raisin ranch render reward salad sales salon
sauna saved seafood seller sellers sigma singer solar sonic southern suburb suburbs sugar tricky trinity turkey twenty thirty
urban valid vista wellington western doors door brand smart corner neat tidy pretty broken older newer newly painted tiled
wooden marble terrace terraces rooftop basement battery batteries attached western toilet toilets washroom geyser wardrobe cupboard cupboards
modular chimney lobby reception intercom camera cameras cctv solar panels borewell municipal corporation drinking
supply electricity meter agreement contract registered registry deed papers title loan loans emi bank banks finance
advance token refundable brokers agents agent dealer dealers builders developer developers possession handover
cosy ventilated sunny airy calm peaceful furnish gents ladies
student students studying professional posh budgeted costly cheapest biggest nearest nearer bigger smallest costlier
`

/** Words of romanised Hindi, Punjabi, Bengali, Tamil, Telugu, Kannada and Malayalam in everyday requests. */
const romanised = `
hazar hazaar hajar hajaar hazara hajara pachees pachas batana varai varaikkum kulla ullil olage lopu vaipu
aap aapka aapke aapko aaj aage aas ab abhi accha acha achha acche achhe agar aise amar amake ami ana and apart apna apne apni
apnar are aru asche ath athava aur ava baad baat badhiya bada badi bade bahut bas basa bari barir bata batao bataiye beku beda
bechna bhada bhaday bhara bhai bhi bhoomi bhumi bhalo bol bolo bolen cahie chahida chahidi chahiye chahie chaiye chai chalega
chalo charo chhota chhoti chota choti chinna cheppandi chhe daam dam darkar dekha dekhao dekho dena dengey deo dete dhanyavad
dikha dikhao dikhaiye do doodh dui dukan ek eka ella ellam ellaam elli en enakku enthu enna entha epdi eppadi er et evide
evlo fir gaya gaye gayi ghar gharer ghor haan haiga hai hain han hanji ho hobe hoga hona honi hota hoy hu hui hum humein illa
illai ille illu indlu ini inka inta iru irukka irukku is isme ithu jaa jab jada jagah jaise jaldi jameen jamin janab jao jayga
ji jo jonno ka kab kahan kahin kaha kai kam kama kamra kamre kamron kar karna karo karke karne kathi kavali kavaali kaavali
kaise ke kechu keliye kharidna khareedna khoob khub ki kinna kichu kiraya kiraye kiraaye kirai kirayedar ki kindly kitna
kitne ko kobe kodi koi koro korte kosam kothi kothay kottage kum kuch kya kyun lagbhag laakh lakh le lekin lelo lena liye lo
lu lunga maadi maane maaru mai main makaan makan mane manai mandi mangta mat mathe matte matra mattum mattu meeru mein mera
mere meri mi modda modi moonu mujhe mujhko na naa naan nahi nahin naku nalla namaste namaskar nanage nanna nahi neeru nee
nenu niku nillu nivasam nodi nu nuvvu oka ondu onnu ontu oru paas padam pahije parra pe pehle pinne plz pls podhum porle
pyara pura purana rahna rehna rehne rendu rupaye rupees rs sab sabse saaku sahi sakta sakte sale salli samaj sathe se saste
sasta sasti shahar shono shuru si sthalam ta tak taka taki tari tatha te teen thanks theke theek thik thoda thodi tha thi tho
to toh tu tum tumi unda undo undu upar uske usme vaadagai vaadagaikku vadaka vadakku vadagai vaddu vala vale vali vandi vanam
vanganam vastundi veedu veetu vendum venum venam ve veta vich vikri vittil vaangal wala wale wali woh ya yaar ye yeh yahan
yahi zameen zamin zyada manchi chala chaala chinna pedda peddha intlo ikkada akkada evaru ante antha adhi idhi okay kada
bagundi baadige badige beku bekagide ide illi alli hosa hale dodda chikka saku kodu kodi maadi parvagilla ninna namma nimma
nalku aidu aru elu entu ombathu hattu veno vena enge inge ange romba nalla sari seri aama illaiya paarunga kaatunga
`

/**
 * Names of real towns and areas that are everyday words as well: places only when the sentence says so
 * ("in Gaya", "Gaya mein") or when nothing else is said.
 */
const doubtful = `
fort mango gaya pali anand mau una bali puri dhar bari sagar rewa beed harda kota sion sus ambala karur guna ara ner kothi rajpur
palam kasba pati wadi model aroor eroor banda basti gonda patan daman leh pen khed alandi adai diva owe sira madan nawada sadar
kollam civil mandi rampur anandpur karan kapra khan meena moti gola delta alpha beta
गया पुरी गुना बस्ती मऊ बीड ഗയ പുരി താനെ കട്ടക്ക് കട്ടക് പാലാ
`

/** A place only with a sign of it beside. */
export const doubtfulWords: ReadonlySet<string> = new Set(split(doubtful))

/** Words before a place: "in Adyar", "near Powai". */
export const wordsBefore: ReadonlySet<string> = new Set(
  split('in near at around from nearby to towards within inside opposite behind beside location area city'),
)

/** Words after a place: "Adyar side", "Noida mein", "Pune la", "Mohali vich". */
export const wordsAfter: ReadonlySet<string> = new Set(
  split(
    'area city side town cantt locality me mein mei main mai ke ka ki paas pass aas ch vich wich lo la le il te theke alli illi kulla kitta pakkam daggara hattira aduthu townil jilla jillayil bhagath bhagathu bhagathil kache dike kol nere lage wal e ਵਿੱਚ ਵਿਚ ਚ ਕੋਲ ਨੇੜੇ ਲਾਗੇ में मे के का की शहर साइड তে তেই এ এর র য় ൽ ിൽ ഇൽ ലെ ഭാഗത്ത് ഭാഗത്തുള്ള ടൗണിൽ പരിസരത്ത് ജില്ലയിൽ സൈഡിൽ',
  ),
)

/** Those of them that hardly say anything else. */
export const insideBefore: ReadonlySet<string> = new Set(split('in near around'))
export const insideAfter: ReadonlySet<string> = new Set(
  split('area side town city locality me mein mei main la le lo il ile vich ch alli nalli illi में मे ਵਿੱਚ ਵਿਚ'),
)

/** Never a place when it stands alone. */
export const commonWords: ReadonlySet<string> = new Set(
  [...split(english), ...split(romanised), ...wordsBefore, ...wordsAfter].filter(
    (word) => !doubtfulWords.has(word),
  ),
)

/** True for a common word and for one with an English ending: "doors", "painted". */
export function isFormOfCommonWord(word: string): boolean {
  if (commonWords.has(word)) return true
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (commonWords.has(stem) || commonWords.has(`${stem}e`)) return true
  }
  return false
}

const endings = ['s', 'es', 'ed', 'd', 'ing', 'er', 'r', 'est', 'ly', 'y']

function split(words: string): string[] {
  return words.split(/\s+/u).filter((word) => word !== '')
}
