const anymore = '[anymore|any more|again|at all|please]'

/** Gives up the place that is known; "can't move there till March" and what others do not like do not. */
export const refusedThere = `
  (i|we) (dont|do not|wouldnt|would not) (want to|like to|wish to|prefer to) (live|stay|be|move|go|shift|look|settle) there ${anymore}$,
  ^(dont|do not|wouldnt|would not) (want to|like to|wish to|prefer to) (live|stay|be|move|go|shift|look|settle) there ${anymore}$,
  (i|we) (cant|cannot|can not|wont|will not|never) (live|stay|settle) there ${anymore}$,
  (i|we) (dont|do not) (want|like|prefer) (there|that (area|place|side|locality)) ${anymore}$,
  ^(dont|do not) (want|like|prefer) (there|that (area|place|side|locality)) ${anymore}$`
