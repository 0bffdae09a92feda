import type { ActPhrases } from '../language.ts'

export const acts: ActPhrases = {
  'act:affirm': `
    ^you bet, ^you betcha, ^(sounds|looks) like a plan, ^why not, ^by all means, ^go for it, ^for sure, ^totally$,
    uh huh, uhuh, mm hmm, mmhmm, mhm, mhmm, ^uhhuh,
    (this|that|the) (house|flat|apartment|villa|place|property) (sounds|looks|seems) (good|great|nice|fine|perfect) [to me]
    ^yes, yes (please|pls|plz), ^yeah, ^yea, ^yep, ^yup, ^yess, ^ya, ^yah, ^aye, ^sure, ^surely, sure thing
    ^ok, ^okay, ^okey, ^okie, ^kk, ^k$, ^haan, ^ji$, ^y$, ^fine, ^alright, all right$, ^right$, ^correct$
    exactly, absolutely, of course, definitely, certainly, indeed, yes$, go ahead, please do$, ^proceed
    ^continue, carry on, ^go on, agreed, ^done$, ^perfect, ^great$, ^good$, ^nice$, ^cool$, ^great one$
    ^good one$, ^nice one$, ^awesome, ^excellent, ^wonderful, ^lovely$, ^super$, ^fantastic
    looks (good|great|fine|nice|ok|okay|right|perfect)
    [that|it|this] sounds (good|great|nice|fine|perfect|ok|okay|interesting|like a plan|right|lovely)
    (that|this|it|thats|its|that is|this is|it is|thatll|that will|that would|thatd) [be] (fine|good|great|ok|okay|right|correct|perfect|nice|work|works|wonderful|excellent|true|cool)
    i like (it|this|that) [one] [a lot], i love (it|this|that) [one], works for me, thats the one, i agree
    why not, not bad, no problem, no issue, no issues, (thats|that is) what i (want|wanted|need|meant|said)
    book (it|this|that) [one], (finalise|finalize|confirm) (it|this|that) [one], i want (this|that) one
    i want (it|this|that)$, i will (take|buy|rent|book) (it|this|that) [one], ill (take|buy|rent|book) (it|this|that) [one]
    [i am|im] interested in (it|this|that) [one], (i am|im) interested$, ^interested$, ^very interested$
    lets do (it|that), lets go with (it|that|this) [one], i will take it, ill take it, will do$`,
  'act:deny': `
    not the (first|second|third|fourth|last|next|1st|2nd|3rd|4th) (one|option|house|flat|property),
    (dont|do not|never|please dont|please do not|no need to|need not|stop) (call|calling|ring|phone|contact|contacting) [me] [back]
    no (call|calls|callback|callbacks|phone calls) [please], (dont|do not) (want|need) [a|any] (call|calls|callback|call back|phone call),
    no need$, maybe later, ^later$, leave it, ^cancel$, cancel it, ^no, ^nope, ^nah, ^naa, not really
    no (thanks|thank you|thx|ty), not now, never, not at all, negative, not yet
    (absolutely|definitely|certainly|of course|please|surely|probably|better) not
    (that is|thats) everything [i (need|needed|wanted|want)]
    (that is|thats|thatll be|that will be) all [i (need|needed|wanted|want)], nothing else, nothing more
    (that is|thats) it$, (dont|do not) think so, not interested
    not interested in (it|this|that|these|those|them|any)
    (dont|do not) (want|like|need) (it|this|that|these|those) [one|ones], wrong, incorrect
    (thats|that is|this is|it is|its) (wrong|incorrect|not (right|correct|true|it|what i want|what i said|what i meant))
    not (right|correct|good|that|this|ok|okay|this one|that one), none of (these|those|them), no way, no no`,
  'act:restart': `
    (start|begin) from [the] (start|beginning|first|top|scratch|zero) [again]
    start (over|again|afresh|fresh|anew|all over|from (the beginning|scratch|the start|beginning|start|first)) [again]
    restart, reset, begin again, begin (over|afresh|from the beginning)
    [start] [a] (new|fresh) (search|chat|conversation)
    clear (all|everything|my (search|wishes|filters)|all filters)
    forget (everything|all|it all|all that|all of (that|it)), from the beginning, from scratch
    (scrap|delete|remove|cancel|undo) (everything|all|it all|all of it)
    [go] back to [the] (start|beginning), do over, redo everything, wipe everything`,
  'act:handoff': `
    (get|put|bring) [me] (someone|somebody|an agent|the agent|a person|a human|the owner|your manager) on (the line|the phone|call|a call),
    to be (called|phoned|contacted|rung) [back],
    (ask|tell|request) (the|your|any|an|some|) (agent|owner|broker|realtor|team|executive|dealer|seller|landlord|person|someone|somebody|one of your people) to (call|contact|ring|message|text|whatsapp|phone|reach|speak to|talk to)
    have (someone|somebody|the agent|an agent|your agent|the owner|a broker|your team) (call|contact|ring|message|phone|reach)
    connect me [to (the|your|an|a) (owner|seller|landlord|agent|broker|builder|person|team) [of (the|this|that)]], transfer me, (call|contact|ring|phone|reach) me [back]
    (give|get|arrange|request|want|need|book|schedule) [me] [a|an|for a] (callback|call back|phone call)
    callback, call back please, call back, talk to me, speak on phone, talk on phone, over the phone
    (give|share|send|need|want) [me] [the|your] [owner|owners|agent|agents|realtor|broker] (contact|phone|mobile|number|contact number|phone number|mobile number|contact details)
    (need|want) [a|an] (human|agent|person|real person|representative|executive)
    contact details, (whatsapp|message|text) me, contact (no|number) (please|pls)$
    (owner|agent|realtor|broker|contact) [contact|phone|mobile] number (please|pls)$, please call$, ^call$
    (give|share|send) [me] number, customer (care|support|service), human (please|pls)
    real (person|agent|human), ^human$, ^agent$, ^person$, human agent, want to talk$, need to talk$`,
  'act:greet': `
    ^hiya, ^howdy, ^yo$, ^heyy, ^heyyy, ^good to see you, ^hey man, ^namaskara, ^salaam,
    ^start$, ^begin$, ^(lets|let us) (start|begin)$, ^get started$, ^resume$,
    (gud|good|gd) (mrng|mrning|morng|mng|evng|evn|eve|evening|aftn|noon|day|morning|afternoon), hlo, helloo, ^hi, hii, hiii, hello, helo, hellow, ^hey, heya
    hai guru, hi guru, hello guru, hey guru, hi there, hello there, hey there, namaste, namaskar, namaskaram
    vanakkam, sat sri akal, good (morning|afternoon|evening|day), gm, greetings
    how (are|r) (you|u) [doing] [today], whats up, sup, dear sir, hello (sir|madam|team)
    hi (sir|madam|team)`,
  'act:thanks': `
    ta very much, ^ta$, ^ta mate, thanks (mate|bro|dear|boss|sir|madam|man|guru|yaar), nice of you,
    (youve|you have|u have|guru has) been [of] [a|an|so|very|really|such|such a] [big|great|huge|real|immense|much|lot of] (help|helpful|kind|great|amazing|wonderful|sweet|useful|support),
    (that|this|it) (helped|helps) [me|us] [a lot|so much|very much|really]$, (a|such a|really a|big|great|huge|very) [big|great|huge] help, of great help,
    (really|so|very|truly|much) (grateful|obliged|thankful), (i am|im|we are) (grateful|obliged|thankful), much obliged, means a lot, god bless [you], bless you
    thanks, thank you, thankyou, thanku, thank u, thx, thnx, tnx, ty, tysm, cheers, tq, thnk you, thank
    great job, good job, well done, (you are|youre) [so|very] (awesome|great|helpful|amazing|the best|kind)
    thanks (a lot|so much|very much|again|for (your|the) help|a ton|much)
    thank you (so much|very much|a lot|again|for (your|the) help), many thanks, much appreciated
    i appreciate it, appreciate (it|that|your help)
    (thats|that is|that was|it was|very|so) (very|really|so|) (helpful|kind) [of you]`,
  'act:goodbye': `
    ^[ok|okay|alright] (im|i am) (off|leaving|going)$, got to go, gotta go, have to go now, need to go now,
    ^stop$, ^exit$, ^quit$, ^close$, end (chat|the chat|this chat|conversation|the conversation), ^end$, bye
    bye bye, byee, bbye, goodbye, good bye, see (you|ya|u) [later|soon|again|tomorrow], tata, ta ta, cya
    talk [to you] later, catch you later, later then, ttyl, good night, gn
    have a (nice|good|great|wonderful|lovely|pleasant) (day|evening|one|time|night|weekend|rest of the day)
    (thats|that is) all for (now|today), im done [for now|for today], i am done [for now|for today]
    take care, signing off`,
  'act:help': `
    ^help$, help me$, help please, please help [me], need [some|your] help, i need help$, can you help [me]
    could you help [me], what [all] can you do [for me], what [all] (do|can) you (do|offer|help with)
    how (does|do) (this|it|you) work, how to use [this]
    how (do|can|should) i (use|do|start|begin|proceed) [this|it]
    what (should|can|do) i (say|do|type|ask|write|tell you), what are my options
    i (dont|do not) (understand|know what to (say|do|type)), i am (confused|lost), im (confused|lost)
    what is this, what am i supposed to (do|say|type|write), guide me, how to (start|proceed|search)`,
  'act:repeat': `
    not sure i (follow|understand|got that|get it|get you|caught that), (i am|im) not following [you|that], (lost|missed) you there, missed that,
    ^one more time [please], ^(run|go over|take me through) (that|it) again, ^what was that$, ^(come|say) what,
    repeat [that|it|please|again|the question|your question], say (that|it) again, say again, come again
    pardon [me], what did you (say|ask), what was (that|it|the question|your question) [again]
    (didnt|did not|couldnt|could not|cant|dont) (get|catch|hear|follow|understand) (that|you|it|what you (said|say|mean)) [please]
    (didnt|did not|couldnt|could not) (understand|follow|catch|hear) [it|anything], once (more|again) please, ^once (more|again)$, ^what$, ^sorry what, ^huh$, ^sorry$, ^excuse me$
    explain again, ask (me|it) again, i beg your pardon, what do you mean$, ^again$, ^again please`,
  'lead-in': 'ok, okay, okey, k, kk, alright, great, good, nice, cool, fine, awesome, perfect, super',
}
