/** Lists whose name no colon ends: "список на дачу лопата фонарик". */

/** "список", and nothing that orders before it but to write it down. */
export const UNMARKED =
  /^(?:(?:ну|а|и|так|ой|слушай)[\s,]+)*(?:(?:сделай|создай|заведи|запиши|составь|подготовь|приготовь|набросай)(?:те)?\s+)?(?:мне\s+)?список\s+(?<rest>[^:?\n]{6,200})$/iu;
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

/** "что купить на дачу ...", "взять в поход ...": ahead of what a list is for, where it is dictated. */
export const TOLD_WHAT_TO =
  /^(?<told>(?:чего|что)\s+(?:(?:надо|нужно|мне|нам|ещё|еще|бы)\s+)*)?(?<verb>купить|докупить|закупить|прикупить|покупать|взять|захватить|прихватить|собрать|положить|упаковать|привезти|принести)\s+(?:с\s+собой\s+)?(?<rest>\S.*)$/iu;
/** What is bought without a word of what for stands on the list of purchases. */
export const BUYS = /^(?:купить|докупить|закупить|прикупить|покупать)$/iu;
/** Said while one thinks. */
export const HESITATED = /(?<=\s)(?:ну|вот|значит|так|типа|это\s+самое)\s+(?=\S)/giu;
/** "штук пять", "метров десять", "бутылки две": how many of what stands before. */
export const SO_MANY =
  /\s+(?<unit>штук[иу]?|шт|метр(?:а|ов)?|пач(?:к[иу]|ек)|бутыл(?:к[иу]|ок)|бан(?:к[иу]|ок)|короб(?:к[иу]|ок)|упаков(?:к[иу]|ок)|рулон(?:а|ов)?|пакет(?:а|ов)?|лист(?:а|ов)?|кило|килограмм(?:а|ов)?|литр(?:а|ов)?|пар[ыу]?)\s+(?<count>\d+|од(?:ин|на|ну)|дв[ае]|три|четыре|пять|шесть|семь|восемь|девять|десять|пятнадцать|двадцать)(?=[\s,.]|$)/giu;
/** Binds a count to its thing until the things are told apart. */
export const BOUND = '\u{A0}';

/** "что взять с собой", "чего докупить": the name of a list of what is to be taken along. */
export const WHAT_TO =
  /^\s*(?:чего|что)\s+(?:(?:надо|нужно|мне|нам|бы|не|ещё|еще|себе)\s+)*(?:взять|брать|забрать|собрать|собирать|паковать|запаковать|упаковать|сложить|уложить|положить|захватить|прихватить|везти|привезти|отвезти|увезти|перевезти|принести|нести|забыть|купить|докупить|закупить|прикупить|покупать|достать|подготовить|приготовить)(?![a-zЀ-ӿ])/iu;
/** "что купить" is the list of purchases. */
export const TO_BUY =
  /^\s*(?:чего|что)\s+(?:(?:надо|нужно|мне|нам|ещё|еще)\s+)*(?:купить|докупить|закупить|прикупить|покупать)\s*$/iu;
export const PURCHASES = 'покупок';
/** Words of a name that tells a whole sentence. */
export const TOLD_WORDS_MAX = 7;

/** Nouns that end as a genitive plural does, and are none. */
export const ENDS_AS_GENITIVE: ReadonlySet<string> = new Set(
  'клей чай кофей улей репей'.split(' '),
);
/** The ending of an adjective and that of what it agrees with. */
export const AGREEING: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/(?:ая|яя)$/u, /(?:[аяь])$/u],
  [/(?:ую|юю)$/u, /(?:[уюь])$/u],
  [/(?:ый|ий|ой)$/u, /(?:[йьбвгджзклмнпрстфхцчшщ])$/u],
  [/(?:ое|ее)$/u, /(?:[оеё])$/u],
  [/(?:ые|ие)$/u, /(?:[ыиая])$/u],
];
