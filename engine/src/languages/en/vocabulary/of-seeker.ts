import type { OfSeekerWords } from '../../word-lists.ts'

/** What English speakers say of themselves and their people. */
export const ofSeeker: OfSeekerWords = {
  mine: 'my our',
  kin: `
    husband husband's husbands wife wife's wifes son son's sons daughter daughter's daughters brother brother's brothers sister sister's sisters father father's fathers mother mother's mothers dad dad's dads mom mom's moms uncle uncle's friend friend's friends cousin cousin's`,
  whose: '',
  ofKin: '',
  does: 'call take note ring phone contact talk give write',
  toGuru: 'callyou contactyou phoneyou ringyou reachyou talktoyou talkwithyou speaktoyou speakwithyou',
  refusesTalk: `
    dontwanttotalk dontwanttospeak donotwanttotalk donotwanttospeak dontwishtotalk wonttalk wontspeak willnottalk willnotspeak notgoingtotalk`,
  anybody: 'anyone anybody someone nobody any',
  comes: `
    wecome icome illcome iwillcome wewillcome wellcome comeover comedown cancome cancomedown iamcoming imcoming wearecoming werecoming comingdown comingover illvisit iwillvisit wewillvisit`,
  dates: 'month months date',
  months:
    'january february april june july august september october november december jan feb aug sept oct nov dec',
  takes: 'allow allows allowed give gives take takes rent accept accepts ask asks cook cooking',
  fears: 'problem problems objection object issue issues mind refuse refuses reject',
  eats: 'fish meat chicken mutton egg eggs beef',
  pets: 'dog dogs cat cats pet pets puppy',
  keepsPets: 'keep bring',
  weary: `
    tired exhausted fedup sickof frustrated frustrating irritated irritating stressed hopeless wornout losinghope`,
  vain: `
    wastingmytime wastemytime wasteoftime wastingtime timewaste wastingourtime nonsense stupid idiot idiotic dumb rubbish worthless pathetic`,
  relieved: 'thankgod thankgoodness phew atlast finally',
  amused: 'haha hahaha lol rofl hehe goodjoke nicejoke funny',
  notNow: 'notnow notrightnow nottoday maybelater notyet notjustnow notyetplease',
  looksFirst:
    'letmesee letmelook letussee letuslook seefirst lookfirst seemore lookmore justlooking stilllooking',
  insists: 'again keep keeps repeatedly everytime always',
  movesIn: 'movein movingin shift shifting occupy',
  notYet: 'notyet notasyet notyetdecided notdecidedyet',
  leaves:
    'leavethe skipthe forgetthe dropthe leavethat leavethis forgetthat leaveit forgetit dropit nevermind letitbe',
  noMore: `
    dontneeditanymore dontneeditnow dontneedanymore noneedanymore nolongerneed notneededanymore dontwantitanymore dontwantanymore nolongerlooking notlookinganymore alreadyfound`,
  needsAfterNo: 'noneed',
  stops: 'stop stopit stopthis stopnow',
  too: 'even too also',
  halves: 'half',
  news: 'anythingnew whatsnew newones newlistings',
  atHome: 'athome withfamily',
  asksFirst: `
    askmy iask firstask willask letmeask needtoask havetoask shouldask talktomy talkwithmy speaktomy speakwithmy asktomy discusswithmy discusswith consultmy checkwithmy discussathome talkathome askathome checkathome discusswithfamily showit showthis showthem showmy`,
  visits: 'visit visits visiting',
  holds: `
    hold reserve keepit keepthat keepthis keepthe blockit blockthat blockthis blockthe bookitforme`,
  stays: 'for only just stay staying live living',
  forNow:
    'temporarily temporarystay temporaryhome temporaryhouse temporaryflat temporaryaccommodation temporarybasis forayear forafewmonths forsomemonths foracoupleofmonths foracoupleofyears',
  hasBeen: 'been',
  years: 'year years yr yrs',
  forMe: 'forme forus',
  nobodyElse: `
    anyoneelse anybodyelse someoneelse somebodyelse otherpeople otherpersons thirdparty thirdparties noonelse nobodyelse`,
  keepsBack: 'dontgive donotgive dontletitgo dontsell dontrentit dontshow donotsell',
  troubles: 'trouble disturb bother harass irritate pester torture',
  ladies: `
    ladyagent ladiesagent femaleagent womanagent ladybroker femalebroker womanbroker ladycaller ladytocall ladycall womancall womantocall agentlady`,
  suffices: 'enough sufficient suffice adequate',
  aBitMore:
    'bitmore bitover bithigher bitextra bitabove bitcostlier littlemore littleover littlehigher littleextra littleabove slightlymore slightlyover slightlyhigher slightlyabove stretchalittle stretchabit stretchthebudget budgetcanstretch budgetisflexible',
  wouldBeGood: 'better nice good great preferable handy',
  willDo: 'enough sufficient suffice adequate ok okay fine do works',
  lacking: 'insufficient wontsuffice toosmall toofew',
  shownBefore: `
    oldlist previouslist earlierlist lastlist firstlist oldresults previousresults earlierresults lastresults previousoptions earlieroptions previoushomes earlierhomes previoushouses earlierhouses previousflats earlierflats previousones earlierones previouspage listbefore youshowedbefore youshowedearlier youshowedfirst shownbefore shownearlier`,
}
