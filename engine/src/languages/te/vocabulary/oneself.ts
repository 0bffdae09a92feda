import type { OneselfWords } from '../../word-lists.ts'

/** By what words Telugu speakers tell something of themselves and of their families. */
export const oneself: OneselfWords = {
  own: 'నేను మేము మేం మాకు నాకు మా నా nenu memu maaku naaku naku',
  kin: 'అమ్మ- నాన్న- భార్య- భర్త- కొడుకు- కూతురు- పిల్లలు పిల్లల- కుటుంబ- ఫ్యామిలీ- అత్తయ్య- మామయ్య- తమ్ముడు- ఇద్దరం ముగ్గురం నలుగురం ఐదుగురం ఆరుగురం ఇద్దరు ముగ్గురు నలుగురు ఐదుగురు ఆరుగురు nanna naanna bharya bharta koduku kuthuru pillalu kutumbam iddaram mugguram naluguram aiduguram',
  life: 'ఉద్యోగ- డ్యూటీ- చదువు- జబ్బు పెళ్లి- పెళ్ళి- రిటైర- నడుపుతా- udyogam chaduvu chaduvutunna pelli nadupu-',
  hard: 'కష్టం- కష్టమే ఇబ్బంది- kashtam kastam kashtame ibbandi',
  grew: 'పెరిగింది perigindi పెరిగాం పుట్టిపెరిగింది పుట్టిపెరిగిన పెరిగాను పెరిగాము పెరిగా పుట్టాను పుట్టాం చిన్నప్పుడు చిన్నతనంలో perigam perigamu periganu puttanu puttam chinnappudu chinnapudu chinnatanamlo',
  unhappy: 'ఉండలేం ఉండలేను ఉండలేము ఇమడలేం ఇమడలేను undalem undalemu undalenu imadalem',
  ownFunds: 'చేతిలో దగ్గర సొంతంగా సొంత chetilo daggara sonthanga sontha',
  granted: 'వస్తుంది వస్తది దొరుకుతుంది ఇస్తారు vastundi vasthundi vastadi dorukutundi istaru',
  pay: '',
  fromPay:
    'జీతానికి జీతంలో జీతంతో సంపాదనతో సంపాదనకి సంపాదనలో ఆదాయానికి jeethaniki jeetaniki jitaniki jeetamlo jeethamlo jeetamtho salaryki salarylo',
}
