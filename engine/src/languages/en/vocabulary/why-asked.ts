const mine = '(my|the) (budget|city|area|location|rent|price|details|family|salary)'
const things = `(${mine}|it|this|that|these|all (this|that|these)|everything) [questions|things|details]`
const many = '(so|this|that|too|such) many (questions|things|details)'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  why [do|did|are|must|should] [you|u] [always|even|keep|all] (ask|asking) [me] [${things}|${many}], why (do|are) you (ask|asking) (for|about) ${things},
  why (do|would|should|must) (you|u) (need|want|have) to (know|ask) [${things}|${many}],
  why (do|would|does) (you|u) (need|want|require) ${things},
  why ${many}, why [all] (these|those|this) (questions|question),
  why (do|should|must|would) i [have to|need to] (tell|answer|say|reveal|share) [you] ${things},
  why is (my budget|it|that|this) (needed|necessary|required|asked),
  [what is|whats] the (need|point|purpose|use) (of|for|in|to) (asking|ask|knowing|know|these questions) [${things}],
  ^[you] [ask|asking] (so|too) many questions$`
