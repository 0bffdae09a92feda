const why = '(ఎందుకు|ఎందుకని|దేనికి|enduku|yenduku|endhuku|endukani)'
const what = '(ఇది|ఇవన్నీ|ఇదంతా|idi|idhi|ivanni|idanta)'
const budget = '(నా|naa|na) (బడ్జెట్|budget)'
const questions = '(ఇన్ని|inni) (ప్రశ్నలు|prashnalu|questions)'
const asks =
  '(అడుగుతున్నారు|అడుగుతున్నావు|అడుగుతున్నావ్|అడుగుతారు|అడిగారు|అడగడం|అడగాలి|adugutunnaru|aduguthunnaru|adugthunnaru|adugutunaru|aduguthunaru|aduguthunnav|adugutunnav|adugutaru|adigaru|adagadam)'
const knows = '(తెలియాలి|తెలుసుకోవాలి|చెప్పాలి|కావాలి|teliyali|theliyali|telusukovali|cheppali|kavali)'
const you = '(మీకు|meeku|miku)'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  [${what}|${budget}|${questions}] ${why} ${asks}, ${why} [మీరు|meeru|${what}|${questions}] ${asks},
  [${you}] ${budget} [${you}] ${why} [${you}] ${knows}, ${you} ${budget} ${why}, ${budget} ${you} ${why}, ${why} ${you} ${budget},
  ${what} ${you} ${why} (తెలియాలి|చెప్పాలి|teliyali|cheppali), ${what} ${why} (చెప్పాలి|cheppali),
  ${questions} ${why}, ${why} ${questions}`
