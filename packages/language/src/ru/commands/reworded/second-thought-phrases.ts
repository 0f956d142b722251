/** What is said second is meant instead: "а лучше", "хотя нет", "точнее". */
export const MEANT_INSTEAD =
  /(?:^|[\s,])(?:(?:а|нет|хотя)[\s,]+лучше|хотя[\s,]+нет|(?:ой|нет|а)?[\s,]*(?:точнее|вернее))(?=$|[\s,])/iu;
/** "купить лампу, хотя нет, не надо": nothing is wanted after all. */
export const NOTHING_AFTER_ALL =
  /^(?:уже\s+)?(?:не\s+(?:надо|нужно|буду|стоит|важно)|неважно|отмена|отменяется|передумал[аи]?|забудь(?:те)?|обойдусь|обойд[её]мся|ну\s+его)(?:\s+(?:ничего|пока|уже|наверное))?[.!]*$/iu;
/** Most utterances do not end so, and need not be read twice. */
export const ENDS_IN_NOTHING =
  /(?:не\s+(?:надо|нужно|буду|стоит|важно)|неважно|отмена|отменяется|передумал[аи]?|забудь(?:те)?|обойдусь|обойд[её]мся|ну\s+его)(?:\s+[a-zЀ-ӿ]+)?[.!]*$/iu;
/** ", ой какую там пятницу, в субботу": a time that is wondered at is taken back. */
export const WONDERED_AT =
  /[\s,.!—–-]+(?:ой|ай|ах|тьфу|блин|ч[её]рт|стоп|да|нет)[\s,]+как(?:ой|ая|ую|ое|ие|ом)\s+(?:там\s+|ещ[её]\s+|такой\s+)?(?<time>[a-zЀ-ӿ]+(?:\s+[a-zЀ-ӿ]+)?)\s*[,.!—–-]+\s*(?:нет[\s,]+)?/iu;
/** "в субботу, а хотя там закрыто, лучше в четверг": why the time does not do, and the one in its place. */
export const UNFIT_THEN =
  /^(?<ahead>[^?!\n]{5,120}?)[\s,.—–-]+(?:а\s+|ой[\s,]+)?(?:хотя|но)\s+(?<reason>[^,?!\n]{3,50}),\s*(?:тогда\s+)?(?:лучше|давай(?:те)?(?:\s+лучше)?)\s+(?<when>[^,?!\n]{2,40}?)[.!]*$/iu;
/** What takes a time back. */
export const TAKEN_BACK = ', нет, ';
/** The same, as it is said where nothing else is. */
export const NOTHING = 'не надо';
