/** Everyday words that some village, post office or project is called, too: one alone is no place. In Latin letters. */
export const everyday = `
  a able about above acre acres across actually add address advance after again agent agree air all allow allowed
  almost also always am amenities amenity among amount an and another any anyone anything anywhere apartment
  apartments area areas around as ask at attached available away back bad bachelor bachelors balcony bank base
  basic bath bathroom bathrooms be beach beautiful because bed bedroom bedrooms before begin behind best better
  between big bigger block both bhk bring broker brokerage budget build builder building built bungalow bus
  business but buy buyer buying by bye bypass cabin call callback came camp can cannot car care cash center
  central centre change cheap cheaper check child children church city clean clear close club clubhouse college
  colony come comfortable company complete complex condition confirm contact cool corner correct cost could couple
  court cross crore crores cup current daily date day days deal dear decent deposit details did different direct
  do does done dont door double down dream drop duplex each early east easy eight either eleven email end enough
  enclave enquiry estate even ever every everything exact exactly example expensive extension extra face facility
  facing fair fall family far farm fast feel feet few fifteen fifty final find fine first five flat flats floor
  floors food for forget form found four free fresh friend from front full fully furnished furniture further
  garage garden gas gate gated general generator get girl girls give given go good got grand great green ground
  group guest gym had half hall hand happy hard has have he health hello help her here hi high higher highway hill
  hills him his home homes hope hospital hostel hot hotel hour house houses housing how hundred i if immediate
  immediately important in include including independent inside interested into inverter is it its job just keep
  kids kind kitchen know lake lakh lakhs land lane large last late later layout lease least leave left less let
  level life lift light like limit line list listing little live living local location long look looking lot love
  low lower luxury made main maintenance make mall man manager many market married match matter max maximum may
  maybe me mean meet mention metro mid middle might mile million mind mine minimum minute minutes mixed modern
  money month monthly months more morning most mother move moving much must my name near nearby need needed
  negotiable new next nice nine no non none normal north not note nothing now number of off offer office ok okay
  old on once one ones only open option options or other others our out outside over own owner owners park parking
  part party path pay people per perfect person pet pets phase phone photo pick place places plan plaza please
  plot plots point pool poor possible power prefer preferably preferred premium present price prices private
  project proper property properties provide public purchase put quality question quick quiet quite rate rather
  read ready real realtor reasonable recent red region rent rental rented renting require required requirement
  resale residence residency residential rest right river road room rooms round row running safe said sale same
  school sea search second secure security see seem seen self sell semi send serious service set seven share
  sharing she shift shop shopping short should show side similar single sir site six size skip sleep small smaller
  so society some someone something somewhere soon sorry south space spacious special square standard start
  started station stay still stop store street strict studio sub such suggest suitable super supply sure swimming
  take talk team tell temple ten tenant tenants than thank thanks that the their them then there these they thing
  things think third this those though thousand three through time times to today together told tomorrow too top
  total tower towers town track traffic train transport tree try twelve twenty two type under unfurnished unit
  until up upper upto urgent urgently us use used usual vacant value vastu vegetarian very vicinity view villa
  village villas visit voice wait walk walking wall want wanted wants ward was wash water way we week weekend well
  went were west what when where which while white who whole why wide wife will window wish with within without
  woman women work working world would write wrong yard year years yes yet you young your zone heights residences
  kindly abroad acids additional altar amber angel armor avenues badly balls banana banner barely begun behalf
  belly blind brain breed bully caller chill chilly collar dandy delegate devil dinner drug eastern error forth
  forty forward fourth gonna grill hardware hardy indoor khaki lambda locality luck manual maria merit moral
  mortar nerve newton northern panda panel parade parcel patio petal pillar polar pond ponds pottery prune raise
  raised raisin ranch render reward salad sales salon sauna saved seafood seller sellers sigma singer solar sonic
  southern suburb suburbs sugar tricky trinity turkey thirty urban valid vista wellington western doors brand
  smart neat tidy pretty broken older newer newly painted tiled wooden marble terrace terraces rooftop basement
  battery batteries toilet toilets washroom geyser wardrobe cupboard cupboards modular chimney lobby reception
  intercom camera cameras cctv panels borewell municipal corporation drinking electricity meter agreement contract
  registered registry deed papers title loan loans emi banks finance token refundable brokers agents dealer
  dealers builders developer developers possession handover cosy ventilated sunny airy calm peaceful furnish gents
  ladies student students studying professional posh budgeted costly cheapest biggest nearest nearer smallest
  costlier apart are et kottage plz pls rupees rs
`

/** Names of real towns and areas that are everyday words as well: places only with a sign of it, or with nothing else. */
export const doubtful = 'fort mango una sus ara ner pen owe model diva banda patan civil delta alpha beta'
