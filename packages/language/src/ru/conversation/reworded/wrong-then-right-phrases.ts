/** "не Андрею, Алексею": one word, and after a comma another one. */
export const WRONG_THEN_RIGHT = /^не\s+(?<wrong>[a-zЀ-ӿ-]{3,}),\s*(?<right>[a-zЀ-ӿ-]{3,})$/iu;
/** A name of its own, as it is written. */
export const OWN_NAME = /^[A-ZА-ЯЁ][a-zа-яё-]+$/u;
/** They end as several things do: "купить гвозди". Few adverbs and no verbs of one's own end so. */
export const ENDS_AS_THINGS = /[ыи]$/iu;
/** "не гвозди, погоди": they end so as well, and name nothing. */
export const NAMES_NOTHING =
  /^(?:погоди|подожди|увы|кстати|дети|ребята|люди|стоп|стой|всё|все|нет|да|ладно|хорошо|спасибо|точнее|вернее|прости|извини|почти|впереди|позади|внутри|зачеркни|отмени|удали|убери|сотри|запиши|напомни|поставь|перенеси|если|или|ни|мы|вы)$/iu;
