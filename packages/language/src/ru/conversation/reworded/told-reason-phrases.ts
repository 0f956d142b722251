/** Why something cannot stay where it is: "не получится", "я не успеваю". */
export const UNABLE =
  /(?:^|\s)(?:я\s+|мы\s+|у\s+меня\s+|у\s+нас\s+)?не\s+(?:может|получится|получается|получилось|выйдет|выходит|вышло|успею|успеваю|успеваем|успеем|успел|успела|смогу|сможем|могу|можем|складывается|сложится)(?:\s+(?:я|мы|сделать))?(?=\s|$)/iu;
/** What one will not do then: "крышу завтра чинить не буду", "не стану стирать". */
export const WILL_NOT =
  /(?:^|\s)(?:(?<ahead>[a-zЀ-ӿ]+(?:ть|ться|ти|тись|чь))\s+)?не\s+(?:буду|будем|стану|станем|пойду|пойдем|пойдём|собираюсь|хочу|хочется)(?:\s+(?<behind>[a-zЀ-ӿ]+(?:ть|ться|ти|тись|чь)))?(?=\s|$)/iu;
/** Verbs that tell nothing of what is done, and the preposition that they bring along. */
export const ANY_WORK = /^(?:делать|сделать|заниматься|возиться|браться)$/iu;
export const AT_ANY_WORK = /(?:^|\s)(?:делать|сделать|заниматься|возиться|браться)(?=\s|$)/giu;
export const WITH = /^(?:с|со|за)\s+/iu;
/** Between the reason and the order. */
export const BETWEEN_REASON =
  /\s*(?:,|;|\.|\s[-–—]\s)\s*(?:так\s+что\s+|поэтому\s+|и\s+|то\s+|потому\s+что\s+)*/iu;
/** The order that follows from it: its verb, or a word in its place, and the time. */
export const MOVED_THEN =
  /^(?:давай\s+|лучше\s+|пожалуйста,?\s+)*((?:перенеси|передвинь|переставь|отложи|отодвинь|сдвинь|перепланируй|поставь)(?:те)?(?:-ка)?|пусть|пускай|давай(?:те)?(?:\s+лучше)?|лучше)\s+((?:её|ее|его|это)\s+)?(.+)$/isu;
/** "отложи до весны": until a time that has no day. */
export const PUT_OFF =
  /^(?:отложи|перенеси|отодвинь|передвинь)(?:те)?(?:-ка)?\s+(?:до|на)(?:\s+[a-zЀ-ӿ]+){1,3}$/iu;
/** The verb that stands for all of them. */
export const MOVE = 'перенеси';
/** Of the reason, they name nothing. */
export const BESIDE_REASON =
  /(?:^|\s)(?:я|мы|уже|совсем|никак|к сожалению|увы|похоже|кажется|боюсь)(?=\s|$)/giu;
/** "напомни, когда будет логопед, взять карточку": what it is tied to, and what is to be done. */
export const TIED =
  /^(?:напомни(?:те)?|напомнить)\s*(?:мне\s*)?,?\s*((?:когда|как только)\s+.+)$/isu;
export const TIED_ORDER = 'напомни';
/** What is told of something, and behind it an order that calls it by a pronoun. */
export const TOLD_THEN =
  /^(?<told>[^,.;!?:\n]{3,80})(?:,|\.|;|\s[-–—]\s)\s*(?:так\s+что\s+|поэтому\s+|и\s+)*(?<order>[^,.;!?:\n]+)[.!]?$/isu;
export const PRONOUN = /(^|\s)(?:его|её|ее|их)(\s|$)/iu;
/** What parts a reason from the order that it stands beside, with the words that join them. */
export const ASIDE =
  /\s*(?:[,;.!]|\s[-–—]\s)\s*(?:(?:так\s+что|поэтому|потому\s+что|а\s+то|так\s+как|ведь|просто)\s+)?/giu;
/** They take something of the order back, or add to it, and are no reason for it. */
export const NO_REASON =
  /(?:^|\s)(?:остав[a-zЀ-ӿ]*|оста[её][a-zЀ-ӿ]*|не\s+трогай[a-zЀ-ӿ]*|шучу|шутка|хотя|но|кроме|помимо|если|тоже|также|и|или|остальн[a-zЀ-ӿ]*|остал(?:ся|ась|ось|ись)|не\s+надо|не\s+нужно)(?=\s|$)/iu;
/** Of oneself: "я заболел", "у нас гости". */
export const OF_ONESELF = /^(?:я|мы|мне|нам|меня|нас|у\s+меня|у\s+нас)(?=\s)/iu;
/** "репетицию отменили": what was called off or put off by others. */
export const CALLED_OFF =
  /^(?:(?:а|и|ну|ой|блин|нашу|мою)\s+)*(?<what>[a-zЀ-ӿ]{4,})\s+(?:(?:уже|опять|снова|сегодня|завтра)\s+)*(?:отмен|перен[её]с|не\s+(?:будет|состоит))[a-zЀ-ӿ]*/iu;
