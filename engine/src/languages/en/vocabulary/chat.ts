import type { ChatPhrases } from '../../language.ts'
import { goingBackPhrases } from './going-back.ts'
import { noCall } from './no-call.ts'
import { enough, putOff } from './put-off.ts'
import { saidSo } from './said-so.ts'
import { whyAsked } from './why-asked.ts'

/** What English speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  unliked: '(dont|didnt|did not) like any of (these|them), like none of (these|them)',
  'put-off': putOff,
  enough,
  'no-call': noCall,
  'said-so': saidSo,
  'aside:why-asked': whyAsked,
  undo: `
    undo [that|this|it|the (last|change|last change|last one)], ^go back$,
    ^go back (please|one step|a step|once)$, ^back$, ^back please$, one step back$,
    (remove|cancel|discard|scrap|drop|delete|ignore|forget) (the|my|that) last (change|one|thing|edit|update|message),
    (remove|cancel|discard|scrap|delete|ignore|forget) what i said [now|last],
    ^(go back|back|return) to (the|my) (previous|earlier|last) (state|step|one|version)$,
    (take|bring|put) (me|that|it) back$, i take (that|it) back, take back (what|that) i said,
    (revert|reverse) (that|this|it), (go|back) [back] to [the] previous (question|step),
    ^previous (question|step)$, put it back (as|how|the way) it was,
    (that|it) was (a|my) mistake [go back|undo that]$,
    ^[the] (previous|earlier) one was (better|fine|ok|okay|good|best|right)$, ^what i (said|told|had) (first|before|earlier) was (better|fine|ok|okay|good|right)$`,
  ...goingBackPhrases,
  'so-far': `
    ^(what is|whats|what's|what was|tell me) my budget$, how much budget did i (say|tell|give), (which|what) (area|city|place|budget) did i (say|tell|ask|give|mention),
    what all (did|have) i (tell|told|say|said|ask|asked) [you], what (did|have) i (tell|told) you [so far|till now],
    ^what (did|have) i (ask|asked|want|wanted) [for]$,
    what (did|have|had) (i|we) (say|said|tell|told|ask|asked|ask for|asked for|give|given) [you] (so far|till now|until now|up to now|before|earlier),
    (show|tell|list|read) [me] [back] my (requirements|requirement|wishes|criteria|filters|preferences),
    what (are|were) my (requirements|wishes|criteria|filters|preferences),
    (summarise|summarize|recap) [my|it|that|this|everything|the] [requirements|requirement|wishes|so far],
    what have you (noted|understood|noted down|got) [so far|till now|down]$`,
  'aside:privacy': `
    (delete|erase|remove|wipe) [all] [of] my (data|chat|chats|number|phone number|mobile number|details|information|account|history|messages|personal data|conversation),
    what do you (need|want) my number for, for what [do] you need [my] number,
    what (do|will) you do with my (number|data|details|information|chat|name),
    (is|are) my (number|data|details|information|chat) (safe|private|secure|shared|stored|saved|kept|public),
    who [all] (can|will) (see|read|get|have) my (number|data|details|chat|messages|information),
    (will|do|are) you (share|sell|sharing|selling|store|storing|save|saving) my (number|data|details|information),
    (dont|do not) (share|sell|give) my (number|data|details|information), privacy policy,
    data (protection|privacy|safety), ^privacy$`,
}
