/** Lists whose name no colon ends: "список на дачу лопата фонарик". */

/** "список", and nothing that orders before it but to write it down. */
export const UNMARKED =
  /^(?:(?:ну|а|и|так|ой|слушай)[\s,]+)*(?:(?:сделай|создай|заведи|запиши|составь)(?:те)?\s+)?(?:мне\s+)?список\s+(?<rest>[^:?\n]{6,200})$/iu;
/** Before the word that a list is for: "на дачу", "для ремонта". */
export const FOR_WHAT: ReadonlySet<string> = new Set('в во на для к ко'.split(' '));
/** "на подпись", "на визу": where a list itself goes, and not what it is for. */
export const GOES_THERE: ReadonlySet<string> = new Set(
  'подпись визу печать почту согласование утверждение проверку стол сайт доску экран виду целом порядке'.split(
    ' ',
  ),
);
/** Behind these the word belongs to what it is counted by. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'пачка пачку пачки пакет пакета пакетик бутылка бутылку бутылки банка банку банки килограмм кило коробка коробку коробки десяток упаковка упаковку упаковки литр литра пара пару штук штука штуки набор комплект мешок рулон тюбик баллон ящик средство корм'.split(
    ' ',
  ),
);
/** They bind the next word to the one before. */
export const BINDING: ReadonlySet<string> = new Set(
  'от из для без с со на в во под по к ко'.split(' '),
);
export const JOINS: ReadonlySet<string> = new Set(['и', 'ещё', 'еще', 'плюс', 'также']);
/** Words of speech: what is among them is not a plain run of things. */
export const OF_SPEECH: ReadonlySet<string> = new Set(
  'как что их это эти эта этот там тут не нет ну вот или я мне мы нам он она они надо нужно но если который которые кто где когда чтобы есть'.split(
    ' ',
  ),
);
/** "директору": somebody whom a list is for, and nothing that stands on it. */
export const FOR_SOMEBODY = /(?:ору|еру|ику|елю|ому|ему|ам|ям)$/u;
export const DIGITS_ONLY = /^\d+$/u;

/** "что взять с собой", "чего докупить": the name of a list of what is to be taken along. */
export const WHAT_TO =
  /^\s*(?:чего|что)\s+(?:(?:надо|нужно|мне|нам|бы|не|ещё|еще|себе)\s+)*(?:взять|брать|забрать|собрать|собирать|паковать|запаковать|упаковать|сложить|уложить|положить|захватить|прихватить|везти|привезти|отвезти|увезти|перевезти|принести|нести|забыть|купить|докупить|закупить|прикупить|покупать|достать|подготовить|приготовить)(?![a-zЀ-ӿ])/iu;
/** "что купить" is the list of purchases. */
export const TO_BUY =
  /^\s*(?:чего|что)\s+(?:(?:надо|нужно|мне|нам|ещё|еще)\s+)*(?:купить|докупить|закупить|прикупить|покупать)\s*$/iu;
export const PURCHASES = 'покупок';
/** Words of a name that tells a whole sentence. */
export const TOLD_WORDS_MAX = 7;
