import type { ActPhrases } from '../language.ts'
import { refusedThere } from './there.ts'

/** Praise of what was said or shown. */
const good =
  'fine|good|great|ok|okay|perfect|nice|lovely|wonderful|excellent|amazing|awesome|brilliant|superb|super|fantastic|terrific|ideal|cool|sweet|splendid|marvellous'
const someone =
  '(someone|somebody|anyone|a person|one of your (people|guys|team|agents|executives)|your (people|guys|team|agent|man|person|executive|staff)|the (agent|owner|broker|landlord|seller|builder|dealer|realtor)|an (agent|executive|expert)|a (broker|realtor|human|representative))'
const ring =
  '(call|ring|phone|contact|message|text|whatsapp|reach|get in touch with|get back to|speak to|talk to)'
const wipe = '(wipe|clear|erase|delete|remove|discard|scrap|drop|cancel|forget|undo|ditch|bin)'

/** An "ok" said twice. */
const okFine =
  '^(k|kk|ok|okay|hm|hmm|ya|oh) (fine|good|great|cool|nice|sure|done|perfect|super|alright|right)$'

export const acts: ActPhrases = {
  'act:affirm': `
    ^100%$, ^100 %$,
    (sounds|looks|seems|thats|that is|this is|its) [like|exactly|just] what (im|i am|we are|were|i was) looking for,
    ^(now|today|tomorrow|that time|evening|morning) is (good|fine|ok|okay) [for me]$,
    ^(i|we|ill|i will|lets) (choose|chose|select|pick|opt for),
    ^(please|pls|kindly|ok) confirm$, ^(accept|accepted|confirm|confirmed|positive|ofcourse|fcourse|ofc|yap|yaps|yas|yaas|yez|yop|ys|yeppers|oki|oki doki|okey dokey|okey doke|cool beans|please)$, ^[yes|im|i am] still interested$,
    (i|we|wife|husband|everyone|everybody|family|parents|kids|all) [of us|have|in family|at home] (liked|loved) (it|this|that|the (flat|house|place|first|second|last)) [one], np, no prob, not (a|an) [big] (problem|issue|big deal), nothing wrong,
    (fits|suits|matches|meets|fulfils) (my|our|what (i|we)|all my|all our) (need|needs|requirement|requirements|expectation|expectations|want|wanted|asked), (want to|would like to|ready to|like to) (take|book|finalise|finalize|close|fix|reserve) (it|this|that) [one]$, (reserve|hold|close|fix) (it|this|that) [one|deal] [(for|with) (me|us)],
    (go|proceed|continue|search|carry on|keep going) with [the] same [details|one|thing|requirement|only],
    ^(no|nothing to) (change|changes|correction|corrections|modification|modifications) [needed|required|from my side], ^(everything|all|all details|the details|all this|all that) (is|are|looks|seems) (correct|right|perfect|in order|good), ^very (good|nice|well)$, ^all set, ^[ok|yes|sure] [bro|boss|sir] go$,
    ^[yes|ok|okay|sure|yeah|ya|yep] (please|kindly) do [it|that|so|this|the same] [soon|quickly|for me]$, (no|dont have any|have no|without any) (objection|objections|complaint|complaints|hesitation) [from (me|us|my side)],
    ^[yes|ok|yeah|its|its all|thats] all (fine|good|ok|okay|correct|right|perfect)$,
    ^right you are, ^(yes|yea|yeah|yep|ya|yup) (thats|that is) it$,
    ^[yes|ok|okay|sure|ya|yeah] you (can|may) (send|share|start|forward|book|show) [it|that|them|those|this|the details|now|please],
    [please|kindly|ok|okay|yes] (arrange|book|organise|organize|schedule|process|confirm|finalise|finalize|submit|block) (it|this|that|the same) [please|then|now|for me], [please|kindly] do the needful, needful please$, ${okFine},
    (couldnt|could not|cant|cannot) agree more, ^fair (enough|point|deal), ^(true|very true|so true|too true|thats true|indeed|agreed|done and done|yes and yes)$, ^(quite|exactly|precisely|rightly) (so|right|that), ^[ok|okay|yes|yeah] (sold|settled|noted|fixed)$,
    ^(i|we) (accept|agree|approve|consent|confirm|do agree|am in|concur)$, [you] (have|got) my (consent|approval|permission|go ahead|vote|word), (thats|that is|its|it is|this is) (acceptable|agreeable|reasonable|doable|manageable|workable|agreed|settled|ok with (me|us)), (great|good|nice|excellent) (idea|suggestion)
    ^[yes|oh yes|sure|of course|yeah|ok] please (do|do so|do it|do that), why (wouldnt|would not|shouldnt|should not) (i|we|you), ^[yes|oh] (indeed|by all means|with pleasure|gladly|happily|willingly), ^(gladly|happily|willingly|with pleasure|my pleasure), (a|its a|thats a|that is a|it is a) (yes|deal|go|good deal) [from (me|us|my side)], (give|given) it a (go|shot|try)
    [you] (may|can) (proceed|continue|go ahead|go on), ^yes (sir|maam|boss|madam|bro)$, ^yessir, ^yesss, ^yeahh, ^yups, looks (alright|all right|decent|about right) [to me], (sounds|looks|seems) (alright|all right|decent),
    ^[ok|okay|yes|yeah|sure|fine|alright] [please] do (it|that|this) [please], [lets|let us] do (this|that|it)$, (thatll|that will|itll|it will|this will) (do|work) [nicely|fine|well|perfectly|just fine], sounds (about|just) (right|good), ^okie dokie, ^why yes, ^im sure$, ^i am sure$, ^i accept, ^do it [now|please|then]$, ^good enough [for me]$, ^yes of course
    (id|i would|i will|ill) be (happy|glad|ok|okay|fine) (to$|with (it|that|this)), ^[thats|this is] much better$, (just|exactly) what i (had in mind|wanted|need|needed|was looking for), ^[yes|yea|yeah|ya] i (guess|suppose|think) [so], all good [from my side], ^(works|fine|good|ok|okay) (for|by|with) (me|us)
    ^spot on, ^bang on, ^dead right, ^affirmative, ^roger, ^done deal, ^deal$, ^right away$, ^obviously$, ^naturally$, ^(100|hundred) percent$, ^(no|without a) doubt,
    (im|i am|we are|were) (game|on board|all for it|up for (it|that)|sold|convinced|happy with (it|that|this)|ok with (it|that|this)|okay with (it|that|this)|fine with (it|that|this)|good with (it|that|this)), ^(im|i am|we are) in$, count me in
    you (got|have|read|ve got) (it right|that right|my mind|it)$, youve got (it|that) [right], you read my mind, (youre|you are) right, i (would|do|am|think so|guess so|suppose so|believe so|hope so)$, i (think|guess|suppose|believe) so
    (i would|id) (love|like) (that|it|to)$, (i would|id) (love|like) (that|it) [very much], please (do so|carry on|continue|go on|proceed), (lets|let us) (go|proceed|go ahead|roll)$, bring it on, as good as it gets
    (that|this|it) (is|will be|would be) [so] (${good}), (thats|its|thatll be|thatd be|itll be|itd be) [so] (${good}),
    ^you bet, ^you betcha, ^(sounds|looks) like a plan, ^go for it, ^for sure, ^totally$,
    uh huh, uhuh, mm hmm, mmhmm, mhm, mhmm, ^uhhuh,
    (this|that|the) (house|flat|apartment|villa|place|property) (sounds|looks|seems) (good|great|nice|fine|perfect) [to me]
    ^(s|ss|yas|yaas|ys|yess) [(please|sir|bro|ok|na|only)]$, ^[ok|hmm|ya|haan|acha|accha] (theek|thik|theik|tik|sahi|thikk) (hai|h|he|hain|ha)$, ^(haan|han|haa|ha) ji, ^yes only,
    ^yes, yes please, ^yeah, ^yea, ^yep, ^yup, ^yess, ^ya, ^yah, ^aye, ^sure, ^surely, sure thing
    ^ok, ^okay, ^okey, ^okie, ^kk, ^k$, ^haan, ^ji$, ^y$, ^fine, ^alright, all right$, ^right$, ^correct$
    exactly, absolutely, of course, definitely, certainly, indeed, yes$, go ahead [and (do|book) it], please do$, ^proceed
    ^continue, carry on, ^go on, agreed, ^done$, ^perfect, ^great$, ^good$, ^nice$, ^cool$, ^great one$
    ^good one$, ^nice one$, ^wonderful, ^super$
    looks (${good}|right)
    [that|it|this] sounds (${good}|interesting|like a plan|right)
    (that|this|it|thats|its|that is|this is|it is|thatll|that will|that would|thatd) [be] (${good}|right|correct|true|work|works)
    i like (it|this|that) [one] [a lot], i love (it|this|that) [one], works for me, thats the one, i agree
    why not, not bad, no problem, no issue, no issues, (thats|that is) what i (want|wanted|need|meant|said)
    book (it|this|that) [one], (finalise|finalize|confirm) (it|this|that) [one], i want (this|that) one
    i want (it|this|that)$, i will (take|buy|rent|book) (it|this|that) [one], ill (take|buy|rent|book) (it|this|that) [one]
    [i am|im] interested in (it|this|that) [one|flat|house|villa|plot|apartment|property|place], (i am|im) interested$, ^interested$, ^very interested$
    lets do (it|that), lets go with (it|that|this) [one], will do$`,
  'act:deny': `
    (dont|do not) want to (visit|see|view|book|schedule) [it|this|that|anything|one] [now]$,
    [i|we] [have|am|are] (no|not in the|not in|not in any) (plan|plans|mood|intention|intentions) [to|of|for] (buy|buying|purchase|purchasing|rent|renting) [now|anything],
    ^not in the (least|slightest), ^cant do (that|this), (dont|do not) book (anything|it|this|that), (dont|do not) think (that|it|this) (will|would) (work|do|help|suit), but not (now|today|yet|right now|at the moment|this time),
    ^(neither|neither one|neither (is|one is) (good|ok|nice|for me)|decline|declined|n|nop|nopes|nooo)$, ^(no|nope|please|ok) stop$,
    ^(not|no longer) (looking|searching|hunting) [for (anything|houses|it)] (anymore|any more|any longer), (i|we) (am not|are not) (looking|searching) (anymore|any more|any longer|now), (hate|dislike|disliked) (it|this|that|these|them), [you] (misunderstood|misread|misheard) [me|it|that], none of the (above|options|flats|houses|properties), ^(not|im not|i am not|we are not) ready [yet|for (this|that|it)], ^forget it$, (dont|do not) (want|like|need) [the] (first|second|third|fourth|last|1st|2nd|3rd) (one|flat|house|option), nothing (suitable|good|nice|great|interesting|useful|worthwhile), not [a] (one|single one) [of them|is] (good|nice|suitable|ok|matching), ^(reject|rejected), (dont|do not|stop) (send|sending) [me] [more|any more|any] (messages|message|texts|updates), ^enough$, (thats|this is|it is|that is) enough,
    (not|isnt|wasnt) my (question|point|answer|need|budget|requirement|requirements|area|choice|type|style|range|city|location|taste),
    (this|that|it|these|those|they|none) (dont|doesnt|do not|does not|wont|will not|wouldnt|didnt) (suit|fit|work for|match|appeal to|interest|attract) [me|us|my needs], (i|we) (didnt|did not|never|havent) (say|said|ask|asked|mean|meant|tell|told) [for] (that|this|it|so|these|such), (i|we) (said|told|asked|meant) [for|you] (something|some thing) (else|different), ^stop (it|this|that|now|please|all this), (no need|no use) [of|for] (anything|any thing) (else|more),
    ^(haha|hahaha|hehe|lol) (no|nope|nah)$, ^[no|nope|nah|sorry] [thanks|thank you] [maybe] (some|any) other (time|day)$, ^[no|nope|nah|sorry] [maybe] another (time|day)$, (stop|quit) (sending|messaging|texting|disturbing|spamming|bothering|showing) [me|us] [this|these|it|messages|anything|such things] [anymore]$, (dont|do not) (send|message|text|disturb|spam) [me|us] [this|these|it|messages|anything] [anymore]$,
    ^(no|nope|nah) [but] [i|we] (meant|mean|said|asked for) (something|someone|somewhere|some thing) (else|different),
    [no] (i|we) (wont|will not|am not|are not|wouldnt) [be|going to be] [interested in] (buying|renting|taking|purchasing|booking|proceeding|moving|shifting|continuing) [it|this|that|anything|one|ahead|further] [anymore|any more|any longer]$, (cant|cannot|can not|wont|will not|not able to|unable to|couldnt|not going to) (say|give|tell) [you] [a|any|my] (yes|ok|okay|confirmation|commitment|go ahead) [yet|today|right now|so soon|immediately]$,
    ^[no|nope|nah] (not|dont|do not) (this|that|these|those|like (this|that)) [one|ones] [either]$,
    ^none$, [its] (not|isnt|wasnt) (the one|what|one) [that] (i|we) (want|wanted|need|needed|asked for|meant|like|liked),
    (dont|do not) (need|want|require) (anything|any thing) (else|more), ^[no|nope] (wrong|not|no) again$, not happy (with|about) (these|them|those|any|what you (showed|show|gave)), not (impressed|satisfied) (with|by) (it|this|that|these|them|those|any),
    (dont|do not) think (so|thats|that is|its|it is|this is|that|this) [right|correct|true|good|what i (said|want|meant|asked)],
    (nothing|none) [of (these|them|this|those)] (suits|suit|fits|fit|works|work|appeals|appeal|matches|match|looks good|is good|are good|is nice) [to|for] [me|us|my needs], none is (good|nice|suitable),
    ${refusedThere},
    ^(ill|i will|i think ill|we will) pass [on (it|that|this|these)]$, (not|isnt) my (cup of tea|scene|style|kind of (thing|place|house)), not (up to the mark|upto the mark|good enough|worth it|satisfied|suitable)$,
    ^[please|no] (dont|do not) (do|want|like|need|bother with) (that|it|this|them) [yet|now|please|again|anymore]$, ^(on no account|under no circumstances|by no means|nothing of the sort|no deal|no go|nope nope|no way jose|no thank u), (im|i am) afraid not,
    (thats|that is|its|it is|this is|what) a (bad|terrible|poor|stupid|silly|horrible) (idea|suggestion|choice|option|one|plan), ^(i|we) (refuse|decline|disagree|object|pass|reject (it|that|this))$, no need to do (that|it|this), (i|we) (dont|do not|cant|cannot) (agree|accept|approve) [with|to] [that|it|this], (isnt|is not|not|wont be) (acceptable|agreeable|possible for (me|us)|suitable|for me|for us), (a|its a|thats a|that is a|it is a) no [from (me|us|my side)], no chance, not (going to|gonna) (work|happen|do), (i|we) (wont|will not) (take|do|accept|be taking) (it|that|this)
    ^(uh uh|nuh uh|uhuh no|unh unh|nay|nah nah), (not|isnt|wasnt) what i (am looking for|was looking for|had in mind|mean|asked for|wanted|need), (im|i am) (looking for|after) something else entirely, ^never mind$, ^nevermind$
    not (today|tonight|right now|at the moment|for now|this time|just yet|necessary|needed), ^not required, (id|i would|we would|i) rather not$, (id|i would|we would) prefer not [to]$,
    not (for me|for us|my type|my thing|keen|convinced|happy [with (it|that|this)]|impressed)$, ^hard no, (let it|leave (it|that)) be, ^leave that$, (dont|do not) bother$,
    not the (first|second|third|fourth|last|next|1st|2nd|3rd|4th) (one|option|house|flat|property),
    (dont|do not|never|please dont|please do not|no need to|need not|stop) (call|calling|ring|phone|contact|contacting) [me] [back]
    no (call|calls|callback|callbacks|phone calls) [please], (dont|do not) (want|need) [a|any] (call|calls|callback|call back|phone call),
    no need$, maybe later, ^later$, leave it, ^cancel$, cancel (it|that|this), (dont|do not) (want|wish) to (do (it|that|this|so)|share [it|that]|proceed|continue|go (on|ahead))$, (guess|means|mean|say) no$, ^no, ^nope, ^nah, ^naa, not really
    no (thanks|thank you|ty), not now, never, not at all, negative, not yet
    (absolutely|definitely|certainly|of course|please|surely|probably|better) not
    (that is|thats) everything [i (need|needed|wanted|want)]
    (that is|thats|thatll be|that will be) all [i (need|needed|wanted|want)], nothing else, nothing more, ^no more$
    (that is|thats) it$, not interested
    not interested in (it|this|that|these|those|them|any)
    (dont|do not) (want|like|need) (it|this|that|these|those) [one|ones], wrong, incorrect
    (thats|that is|this is|it is|its) (wrong|incorrect|not (right|correct|true|it|what i want|what i said|what i meant))
    not (right|correct|good|that|this|ok|okay|this one|that one), none of (these|those|them), no way, no no`,
  'act:restart': `
    (erase|wipe|reset) all, let me redo [this|it|that|all]$, start new, [i|we] have [a|another] (new|different|fresh) (requirement|search|enquiry), ^(new|different|fresh|another) (requirement|search) [now],
    (go back and|want to|like to|need to|let me|lets) (change|redo|restart|rethink) (it all|all of it|all of this|all this|all that|everything|the whole thing|the lot),
    (redo|restart|repeat|rerun|renew) (my|the|this|our) (search|enquiry|hunt|whole thing|conversation|chat), (throw out|throw away|chuck|dump|toss) (my|all|all my|the|everything|it all) [(choices|filters|answers|requirements|preferences|wishes|inputs)], (start|begin|go) with a (fresh|new|clean) (search|start|slate|chat)
    ${wipe} (my|the|all my|all the|those|these) [previous|old|earlier|last|existing|past] (requirements|requirement|preferences|choices|filters|details|answers|inputs|criteria), (start|begin|try|do) (this|it|that|all this) [all] again [from (the top|scratch|the start|the beginning)], from the top,
    (go|take me|get|bring me) back to the (first|very first|1st|opening|initial) (question|step|screen|page|one), let me (start|begin|try) again, lets (start|begin|try) again
    (search|look|go) for something (totally|completely|entirely|altogether) (different|else|new), something (totally|completely|entirely) different, (reset|restart|clear|erase|delete|wipe) (the|this|our|my) (conversation|chat|session|search|requirements|history and start), ^[a|one] (new|fresh|different|another) (enquiry|inquiry|requirement|query|search|property search)$, (start|begin) [a] (new|fresh|different) (enquiry|inquiry|requirement|query)
    (do|start|go through|begin|try) (this|it|that|everything) [all] over [again], all over again, ^[lets|let us|can we|i want to|can i] [start|try|begin] afresh, clean slate, fresh start, [back to|from] square one, ^(start|begin|try) anew,
    ${wipe} (everything|all (of it|of this|of that|this|that|my (choices|answers|wishes|filters|inputs|details))|my (choices|selections|answers|search|filters)|the slate), (change|reset|redo) (everything|all of it|all of this|all that), (clear|wipe) (it|that) (all|clean|off), wipe [everything|all|it] clean, throw (everything|it all) away
    ^(a|one) (new|fresh) (one|search|request|enquiry|start) [please], (have|make|do) a fresh start
    (start|begin) from [the] (start|beginning|first|top|scratch|zero) [again]
    start (over|again|afresh|fresh|anew|all over|from (the beginning|scratch|the start|beginning|start|first)) [again]
    restart, reset
    [start] [a] (new|fresh) (search|chat|conversation)
    clear (all|everything|my (search|wishes|filters)|all filters)
    forget (everything|all|it all|all that|all of (that|it)), (forget|ignore|cancel|delete|scrap) (what|whatever|all that|everything) [that] (i|we) [have] (said|told|typed|asked|gave|wrote) [you] (till now|so far|before|earlier|until now|up to now|and start (over|fresh|new|again)), from the beginning, from scratch, from start$, from the start$
    (scrap|delete|remove|cancel|undo) (everything|it all|all of it), (scrap|delete|remove|cancel|undo) all$, (scrap|delete|remove|cancel|undo) all and
    [go] back to [the] (start|beginning), do over`,
  'act:handoff': `
    want to (talk|speak) to (him|her|them),
    (can|could|may|will) i (get|have|receive) (a|some) (call|callback|call back) [from (you|your side|someone|the owner|the agent)], (dont|do not) want [to (chat|talk|speak) (to|with)] [a|the|this] (bot|machine|robot|computer|chatbot), (can|could|will|would) your (agent|executive|team|people|staff|person|man) (help|assist|guide|call) [me|us], (is there|do you have) (any|a|an|some) (person|human|agent|staff|executive|representative) [whom|that|who] (i|we) (can|could) (talk|speak|chat|call|contact) [to|with], ^[whats|what is] your [phone|contact|mobile|whatsapp] (number|no) [please], [is there|are there] (any|a|an) [real|live] (human|agent|person|people|executive|representative) (here|available|there|around|online|free) [(to|i can) (talk|speak|chat|help) [to|with]], (is there|do you have|have you [got]|give me|share) (a|any|some) [phone|contact|helpline] number [to|where|that|which] [i|we] [can|could] (call|ring|dial|phone|contact|reach), (can|could|will|would) (a|an|some|any|one of your) [real|actual|live] (person|human|agent|people|executive|expert) (help|assist|guide|talk to|speak to|attend to) (me|us), (can|could|may) i (get|have|know) your [office|phone|contact|whatsapp] (number|no|details), let (a|some|an) [real|actual] (human|person|someone|agent|expert) (handle|take over|do|deal with|help with|look at) [this|it|me|with this], (drop|send|shoot) me a (message|text|whatsapp|line|note), (get|come) back to me (over|by|on|through|via) [the] (phone|call|whatsapp|mobile), (phone|mobile|contact|owner|agent) number (give|send|share|tell) [me], (get|find|give|send|fetch|bring|want|need) [me|us] (someone|somebody|[a|an] [real] (human|person|agent|manager|expert|representative|executive)) [who can (help|assist|guide|explain)], ^operator [please]$, (phone|helpline|contact) number for (support|help), (who|whom) (can|could|should|do) i (call|contact|talk to|talk with), (can|may) i (get|have) [the] (owners|brokers|agents|sellers|builders) [phone|contact] number, (can|could|may|is there someone|is there anyone|is there somebody|someone|somebody|anyone|a person) i (can|could) (talk|speak|chat) (to|with), (actual|living|live) (person|human|agent|people), (give|gimme|drop|get) me a (call|ring|buzz|missed call), (send|share|tell me|may i have|can i have|could i have|can i get|could i get) [me] (the|your|his|her|their) [owners|brokers|agents|landlords|sellers|builders|realtors|owner|broker|agent|landlord] (phone|mobile|contact|whatsapp|telephone) [number|no|details], (could|can|would|will|let|may|please|have|make) ${someone} [please|kindly] ${ring} (me|us), (ask|tell|have|get|request) ${someone} [to] ${ring}, (can|could|will|would) you (call|ring|phone) me [back], (speak|talk|chat) (to|with) (someone|somebody|anyone|your team|your people), (human|person|someone|somebody) not a (bot|machine|robot|computer), (give|share|send|tell|pass|need|want|get) [me|us] [the|a|your|his|her|their] (agents|owners|brokers|landlords|realtors|sellers|builders|dealers|agent|owner|broker|landlord) [phone|mobile|contact] (number|no|contact|details|phone), arrange [for] [a|me a] (call|callback|call back|phone call), a call back please, (get|put|bring) [me] (someone|somebody|an agent|the agent|a person|a human|the owner|your manager) on (the line|the phone|call|a call), to be (called|phoned|contacted|rung) [back], (ask|tell|request) (the|your|any|an|some|) (agent|owner|broker|realtor|team|executive|dealer|seller|landlord|person|someone|somebody|one of your people) to (call|contact|ring|message|text|whatsapp|phone|reach|speak to|talk to), transfer me, (call|contact|ring|phone|reach) me [back], (give|get|arrange|request|want|need|book|schedule) [me] [a|an|for a] (callback|call back|phone call), (gimme|id like|to have|book|request|schedule|arrange|^need|i need|i want) a call [(with|from) [your|the] sales [team|people|folks]], (talk|call) (to|with) [your|the] sales [team|people|folks], callback, call back please, call back, talk to me, talk on phone, over the phone, (give|share|send|need|want) [me] [the|your] (contact|phone|number|contact number|phone number|contact details), contact details, (whatsapp|message|text) me, contact (no|number) please$, (owner|agent|realtor|broker|contact) [contact|phone|mobile] number please$, please call$, ^call$, customer (care|support|service), someone on the (phone|line), human please, real (person|agent|human), ^human$, ^agent$, ^person$, human agent, want to talk$, need to talk$`,
  'act:greet': `
    ^(hi|hello|hey|hiya|good (morning|afternoon|evening|day)) (again|pal|buddy|mate|dude|friend|folks|everyone|all|boss|bot|guys), ^heyo, ^hiee, ^hieee, ^good mourning,
    ^(adaab|adab|salaam|salam|assalamualaikum|asalam walekum|pranam|radhe radhe|jai shri krishna|jai hind|hola)$,
    ^hai$, ^hai (sir|madam|guru|dear), ^hey anyone$,
    (hows|how is|how are) (it going|things|life|everything|you doing|your day|the day) [with you|going|today], (nice|pleased|glad|good|lovely) to (meet|see|know) you, what is up$,
    (hi|hello|hey) [is] (anyone|anybody|someone) (available|here|there|around), is (anyone|anybody|someone) (available|online|listening|here|around)$,
    (is|are) (anyone|anybody|you|someone|somebody) there, ^(anyone|anybody|you|someone) (there|here|around|home)$, (namaste|namaskar|namaskaram|vanakkam|namaskara) (ji|sir|madam|guru), ^ssup, ^wassup, ^morning$, ^evening$,
    ^hiya, ^howdy, ^yo$, ^heyy, ^heyyy, ^hey man, ^namaskara, ^salaam,
    ^start$, ^(lets|let us) (start|begin)$, ^get started$, ^resume$,
    (gud|good|gd) (mrng|mrning|morng|mng|evng|evn|eve|evening|aftn|noon|day|morning|afternoon), hlo, helloo, ^hi, hii, hiii, hello, helo, hellow, ^hey, heya
    hai guru, hi guru, hello guru, hey guru, hi there, hello there, hey there, namaste, namaskar, namaskaram
    vanakkam, sat sri akal, gm, greetings
    happy (diwali|deepavali|pongal|onam|holi|eid|christmas|new year|ugadi|dasara|navratri|vishu|baisakhi), merry christmas, eid mubarak,
    how (are|r|have) you [doing|been] [today], how do you do, whats (good|new|happening)$, whats up, sup, dear sir, hello (sir|madam|team)
    hi (sir|madam|team)`,
  'act:thanks': `
    (grateful|thankful|obliged|indebted) [to you],
    ^[very|really] (useful|helpful)$, ^(good|great|nice|excellent|awesome|superb|fantastic) (service|job|work|help|support|going),
    (thank you|thanks|thank u|thankyou) [so much|a lot] for (helping|guiding|explaining|answering|showing|finding|assisting|replying|waiting|understanding|telling|sending|sharing|checking|calling) [me|us|it|this|that|them|with this],
    thnks, thnkx, thanx, thanq, thankq, thx a lot, tnk u, thank ya, thankss, thnk u, dhanyavaad, shukriya,
    (you|you guys|guru) (were|was|are) (great|awesome|amazing|wonderful|superb|fantastic|brilliant|so good|very good|too good),
    (youre|you are|ur) (a|an) (star|angel|gem|legend|lifesaver|life saver|genius|darling|champ|blessing|saint), (you|this|it|that) (saved|made) my (day|life|time|week), couldnt have (asked for more|done it without you)
    (you are|youre|u r|ur) (so|very|too|really) (kind|nice|sweet|good), [i|we] [really|truly|highly] appreciate (it|this|that|your (help|time|effort|patience)), (thats|that was|this was|that is|it was|this is) [so|super|most] (useful|helpful|kind|sweet|nice of you)
    (awesome|great|good|nice|excellent|amazing|super) (help|service|support|job|work), [i] owe you [one], bless you [son|dear|child], (kind|good) of you, you have been [a|so|most] (helpful|kind|useful|patient)
    ta very much, you (rock|nailed it), ^ta$, ^ta mate, thanks (mate|bro|dear|boss|sir|madam|man|guru|yaar), nice of you,
    (youve|you have|u have|guru has) been [of] [a|an|so|very|really|such|such a] [big|great|huge|real|immense|much|lot of] (help|helpful|kind|great|amazing|wonderful|sweet|useful|support),
    (that|this|it) (helped|helps) [me|us] [a lot|so much|very much]$, (a|such a|really a|big|great|huge|very) [big|great|huge] help, of great help,
    (really|so|very|truly|much) (grateful|obliged|thankful), (i am|im|we are) (grateful|obliged|thankful), means a lot, god bless [you]
    thanks, thank you, thankyou, thanku, thank u, thx, thnx, tnx, ty, tysm, cheers, tq, thnk you, thank
    well done, (you are|youre) [so] (awesome|great|helpful|amazing|the best|kind)
    thanks (a lot|so much|very much|again|for (your|the) help|a ton|much)
    thank you (so much|very much|a lot|again|for (your|the) help), many thanks, much appreciated
    appreciate (it|that|your help)
    (thats|that is|that was|it was|very|so) (very|really|so|) (helpful|kind) [of you]`,
  'act:goodbye': `
    ^(adios|ciao|farewell|toodle oo|toodles|au revoir|sayonara|hasta la vista|peace out|cheerio), (bye|goodbye) [it|that|this] was (nice|good|great|lovely|fun|a pleasure) (talking|chatting|speaking|meeting|dealing) (to|with) you, (close|end|stop|finish) (this|the|our) (talk|discussion),
    (will|ill|shall|well) (get back|revert|come back|check back|return|reconnect) to (you|ya) [later|soon|tomorrow|tonight|shortly]$, (will|ill|shall|well) (get back|revert|come back|check back|reconnect|ping you|text you|message you) (later|soon|tomorrow|tonight|shortly|after some time|in some time|in a while)$,
    (thats|that is|that will be|thatll be) all from (me|my side|our side) [today|for now|for today|now],
    goodnight, goodbyee, gnite, gud night, good nite, sweet dreams, (lets|let us) (end|close|stop|finish|wrap up|call it a day) [(this|it|here|there|now|for (now|today))], (pleasure|nice|good|great|lovely) (talking|chatting|speaking|meeting|dealing) (to|with) you, (talk|speak) then, ^over and out
    (ill|i will|we will|well|i shall|will) (come back|be back|return|be in touch|talk|check back|see you|catch you) [to you] [later|tomorrow|soon|again|some other time|another time|next week], (im|i am|we are) (off|leaving|going) [now|then|to (bed|sleep|work)]$, (gotta|(time|got) to) (go|leave|run|sleep)$, (signing|logging) (off|out), closing now
    (talk|speak|chat) [to you|with you] (soon|later|tomorrow|next time|again)$, (talk|speak|chat) to (you|ya) (soon|later|tomorrow|again), (ill|i will|i|we|well) (have to|need to|got to|must|gotta) (go|run|leave|rush) [now], (ill|i will|will) be (off|back|going) [now|later|soon|tomorrow]
    until (next time|then|later|tomorrow)$, that will be all for (now|today), (thatll|thats) (do|it|enough) for (now|today|tonight), (enough|done) for (today|now|tonight), sleep well, so long$, ^laters, ^(im|i am|we are) done$, (have|enjoy) (a|your) (good|great|nice|lovely|pleasant) (one|day|evening|night|weekend|time|afternoon)
    ^[ok|okay|alright] (im|i am) (off|leaving|going)$, got to go, gotta go, have to go now, need to go now,
    ^stop$, ^exit$, ^quit$, ^close$, end (chat|the chat|this chat|conversation|the conversation), ^end$, bye
    bye bye, byee, bbye, goodbye, good bye, see (you|ya) [later|soon|again|tomorrow], tata, ta ta, cya
    catch (you|ya) later, good by, later then, ttyl, good night, gn
    have a (nice|good|great|wonderful|lovely|pleasant) (day|evening|one|time|night|weekend|rest of the day)
    (thats|that is) all for (now|today), im done [for now|for today], i am done [for now|for today]
    take care, catch you (soon|tomorrow|then), [lets] (continue|resume|chat|speak|meet) [again] (tomorrow|later|next week|some other (time|day)), enjoy (your|the) (day|evening|weekend|holiday), cu, gtg, g2g, ttfn`,
  'act:help': `
    ^please assist, explain what you (do|can do), (give|need|want|get) [me] some help, ^[main] (instructions|menu|commands|guide|tutorial|faq) [please]$, (show|open) [me] [the|main] menu, what commands,
    (understand|know|get|figure out|see) how (this|it|that|the app|guru|the chat) works,
    (can|could|will|please) [you] [please] (explain|tell|show|teach) [me] (how|what|where) to (do|use|search|start|type|say|proceed|begin) [here|it|this|next]$,
    (can|could|will|would) you help [me|us] [out]$, what (information|info|details|all details|all information|inputs) (do|would|will) you (need|want|require) [from me|from us],
    what (do|should) i (have|need|got) to (do|say|type|write|send|enter) [here|now|next], (can|could|will|would|please) you explain [to] [me] how (it|this|guru|the app|that) works,
    (dont|do not|cant|cannot|not able to|unable to) (understand|get|figure out|follow) (what|how|where) (to|i have to|i should|i must) [do|say|type|ask|use|start|search|click|press|reply|proceed],
    ^how to (find|search|get|look for|book) [for] [a|my|the] (house|flat|home|room|property|place) [here|(in|on|with|from) (this|the) [app|site]]$,
    (what|how) (am i|are we) (meant|supposed|expected) to (do|say|answer|use|type|reply|proceed|write) [this|it|now|here], how (can|do|could|will|would) (you|guru) (help|assist|be of help) [me|us],
    (can|could|will|would|please) you (tell|show|teach|explain to) me (how|what) (this|it|the app|the site|i can|i should|i have to|you can|to) (works|work|do|say|ask|use|type) [it|this|here], (tell|show|explain to) me (what|how) you (can|could|do|work|help|are able to) [do|help|offer] [for me|me], what (are|is) (you|this) (capable of|good for|able to do), what are your (capabilities|skills|features), what (kind|kinds|type|sort) of (things|thing|stuff|help|questions) (can|do) (you|i), ^what can you$
    (what|which) [all] (features|services|functions|facilities|kind of help|type of help|sort of help|help|support|assistance) (do|can|does|will) (you|guru|i|this app|it) (have|give|offer|provide|get|do), (give|share|tell|send|show) [me] [some|the|any|few] (instructions|guidance|directions|tips|guidelines|pointers|steps|basics), what is the (procedure|process|method) (here|to (search|start|use)|for (searching|using)), (what|how) can you (assist|help) [me|us] [with], (im|i am|we are) (not|un) (able|sure how) to (understand|figure out|use|find out) (this|how|it|what), (not able|unable) to (understand|figure out) (this|how|it|what)
    how (should|do|can|could|shall|must) i (start|begin|proceed|answer|reply|go about|get going|do it), where (do|should|can) i (start|begin)
    (this|it|that|all this) is (confusing|too confusing|complicated|too complicated|difficult to (understand|use)|hard to (understand|use|follow)), im not getting (it|this|how), how (does|do) (guru|you) work, what (options|choices) (do i have|can i choose), what are the (options|choices) [that] i have, (make|get) me understand
    how (do|can|should|shall|would|could) (i|we|one) (change|edit|update|modify|correct|remove|add|set|delete|filter|compare|answer|reply) (my|the|a|it|this|that) [budget|area|city|search|filter|requirement|requirements|location|rooms|price|answer], how am i supposed to (answer|do|use|know|reply|say|type) [this|that|it]
    what (are the|are|all) (things|thing|stuff) (you|i) can (do|ask|say|help), what (all|else) can (i|you) (ask|say|do|type) [you|here], no (idea|clue) what (you want|you mean|to|im supposed|i am supposed|this is|you are asking) [from me|to do|about|for]
    how (does|do|is|will) (this|the|your|that) (thing|app|service|chat|bot|site|website|system|stuff) [supposed to] (work|function|help)$, how (do|can|should|shall|would) (i|we|one) (search|find a (house|home|flat) here|get started|go about (it|this)|operate this|do this|make a search)$, how (do|can) i search [here]
    (dont|do not|not sure|no idea|tell me|show me|explain [me|to me]|teach me|dunno|not sure about|wondering) (how (this|it|the app|you|that|to (use|search|do|start|proceed|go about|find)) [this|it|works|work|here]|what (to|i have to|i must|i should|i need to|am i supposed to) (do|say|type|ask|write) [next|now|here|first])
    (dont|do not) know (how (this|it) works|how to (use|search|start|proceed|do)|what to (do|say|type|ask)) [this|it|here|next|now], no (idea|clue) (how|what) (this|to do|to say|to type) [works|is], (im|i am|we are) (stuck|confused|lost|new (here|to this|at this)|puzzled|clueless), what (do i do|next|now|should i do) [next]$
    (give|show) me (an example|some examples|instructions|a hint|a tip|the steps), (assist|guide|teach) me [here|with this]$, walk me through (this|it)$, (need|want) [some|any|your] (assistance|guidance|instructions), need a hand, whats (this|this for|this thing), what (is|are) (this|this app|this thing|this site|these) (for|about)
    ^help$, help me$, help please, please help [me], need [some|your] help, i need help$, can you help [me]
    could you help [me], what [all] (can you|you can|u can|can u) (do|help with) [for me], what [all] (do|can) you (do|offer|help with)
    how (does|do) (this|it|you) work, how to use [this]
    how (do|can|should) i (use|do|start|begin|proceed) [this|it]
    what (should|can|do) i (say|do|type|ask|write|tell you), what are my options
    i (dont|do not) (understand|know what to (say|do|type))
    what is this, guide me, (how|where) to (start|proceed|search|begin)`,
  'act:repeat': `
    (can|could|would|will) you (rephrase|reword|simplify) [it|that|this|the question],
    ^show [it|that|them] [to] me again$, ^show (it|that|them) again$,
    (can|could|would|will) you (explain|say|tell me|ask|repeat|rephrase|go over) (that|it|this|the question|the last (one|bit|part)) [again|once more|please],
    (rephrase|reword|restate) (that|it|this|the question|your question|please), put (it|that) (differently|another way|in other words|simply), say (it|that) (differently|in other words|another way|in simple words)
    (run|take|go|walk) (that|it|this) (by|through|over) [me] (again|once more|one more time), (run|take|go) (by|over) (that|it) again, (say|come) again (please|sir|madam)
    [i] missed (what you (said|asked|wrote)|it|the (question|last (bit|part|one)))$, (can|could|would|will) you repeat, (what|come) again$, (once|one) more$, (couldnt|could not|didnt|did not|cant|cannot) [properly] (get|catch|hear|follow|make out|understand) (what you|that|you|it|the question), (say|tell|ask|explain) (it|that|me|the question) (again|once more|one more time|slowly|properly), (what|sorry what) did you just (say|ask), what were you (saying|asking)
    (lost|losing) you, voice [is] not clear, speak (up|slowly|louder), louder please, ^(eh|huh|hmm what|what what|pardon|beg pardon)
    not sure i (follow|understand|got that|get it|get you|caught that), (i am|im) not following [you|that], (lost|missed) you there, missed that,
    ^one more time [please], (ask|tell) me (that|it) again, ^(run|go over|take me through) (that|it) again, ^(come|say) what,
    repeat [that|it|please|again|the question|your question], (tell|ask|send|type) [it|that|me] again, ^again (tell|say|ask|explain), what are you (saying|asking|telling), explain (again|once more|clearly|properly), (is|was|are) not [very|so] clear [to me], what is (that|it) you (asked|said|want), what (did|do) you mean, say again, come again
    pardon [me], what did you (say|ask), what (was (that|it|the question|your [last] question)|were the (options|choices)) [again]
    (didnt|did not|couldnt|could not|cant|dont) (get|catch|hear|follow|understand) (that|you|it|what you (said|say|mean)) [please]
    (didnt|did not|couldnt|could not) (understand|follow|catch|hear) [it|anything], once (more|again) please, ^once (more|again)$, ^what$, ^sorry what, ^sorry$, ^excuse me$
    i beg your pardon, what do you mean [by (that|this|it)]$, ^again$, ^again please`,
  'lead-in': `${okFine}, ji, ok, okay, okey, k, kk, alright, great, good, nice, cool, fine, perfect, super, wonderful, sweet, right`,
}
