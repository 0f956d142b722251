const LEAD =
  '(?:(?:а|и|ну|так|ой|вс[её]|слушай|кстати|короче|да|вот|ура|в\\s+общем|уже|я|мы|наконец(?:-то)?)[\\s,]+)*';
const CALLED = '(?:(?:по|до|со)?звонил(?:а|и|ся|ась|ись)?|набрал[аи]?)';
const WHOM = '(?:(?:меня|нас|его|е[её]|их|к\\s+н(?:ему|ей))\\s+)*';
/** "позвонила зубному, записали на десятое на 16:30": who was called, and for when it is arranged. */
export const CALLED_AND_BOOKED = new RegExp(
  `^${LEAD}(?<ahead>[^,:;?!\\n]*?)\\s*(?<![a-zЀ-ӿ])(?<past>${CALLED})(?![a-zЀ-ӿ])(?<behind>[^,:;?!\\n]*?)[\\s,.]+(?:(?:и|там|он[аи]?|мне|вс[её]|уже)[\\s,]+)*${WHOM}(?:записал(?:и|ись|ся|ась|а)?|назначили)\\s+${WHOM}(?<times>(?:на|в|во|завтра|послезавтра)(?=\\s)[^;?!\\n]{3,100}?)(?:[\\s,]+(?:да|точно|вс[её]|ок))*[.!]*$`,
  'iu',
);
export const MAY_HAVE_BOOKED = /(?:звонил|набрал).*(?:записал|назначил)/iu;
/** What is to be done in order to ask for an appointment. */
export const TO_CALL = /^(?:по|до|со|про)?(?:звонить|звониться)$|^набрать$|^записать(?:ся)?$/iu;
/** Between the time that was wrong and the right one. */
export const NO_BUT =
  /[\s,.–—-]+(?:(?:ой|ай|нет|не(?=\s*,)|тьфу|погоди|подожди|стой|стоп|то\s+есть|точнее|вернее)[\s,.]+)+/iu;
/** "не записали", "вчера": nothing that is to come. */
export const NOT_BOOKED =
  /(?:^|\s)(?:не|если|никто|бы)(?=\s[a-zЀ-ӿ]*(?:звон|запис|назнач|набра))/iu;
/** "мама звонила, записалась": who called is no one who was called; "записал её": somebody else is to go. */
export const BY_OTHERS =
  /^(?!.*(?:[уюеи]|ой|ей|ам|ям)\s+(?:по|до)?звонил)(?!(?:в|во|на)\s)[a-zЀ-ӿ -]+\s+(?:по|до|пере)?звонил|записал[аи]?\s+(?:е[её]|его|их|[a-zЀ-ӿ]+[ую])(?=\s)/iu;
export const INTO = /^(?:в|во|на|к|ко)\s/iu;
export const toWhom = (name: string): string => (INTO.test(name) ? name : `к ${name}`);
/** "десятого декабря, нет, одиннадцатого": of the month that was said with the wrong day. */
export const MONTH =
  /(?<![a-zЀ-ӿ])(?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)[a-zЀ-ӿ]*/iu;
export const FIRST_DAY = /^(?:(?:на|в)\s+)?\S+/iu;
