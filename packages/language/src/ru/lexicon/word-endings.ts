/** Endings by which the rules of time know words that are in no list. */

/** купить, найти, беречь; also nouns like "ночь" */
export const LOOKS_LIKE_INFINITIVE = /(?:ть|ти|чь|ться)$/;
/** "пятого купить": no noun, so the ordinal is nobody's. */
export const VERB_AFTER_DAY = /.{2}(?:ть|ться|тись|йти|зти|сти|чь)$/u;
/** "в 4 поликлинику", "в 305 кабинете" */
export const OBLIQUE_PLACE = /[уюеи]$/;
/** "шестого глоссарий", "третьего собрание", "пятого Ивану": no ordinal counts what does not end like a genitive */
export const NO_GENITIVE_ENDING = /(?:[бгджзклмнпрстфцчшщьюуе]|[^ое]го|[^г]о|[^о]в|[^ое]й|[^ыи]х)$/;
/** "пятого урока", "третьего пути" */
export const GENITIVE_NOUN = /[ая]$|^пути$/;
/** "третьему складу", "пятому месту" */
export const DATIVE_NOUN = /[ую]$|^пути$/;
/** "завтра 10 планёрка": after five and more a counted noun would end otherwise. */
export const UNCOUNTED_NOUN = /[аяоеь]$/;
/** восьмой, рабочего */
export const SINGULAR_ADJECTIVE = /(?:ый|ий|ой|ое|ее|ая|яя|ого|его|ому|ему|ом|ем|ую|юю|ей)$/;
/** Adjectives and derived nouns are words of their own: "понедельная", "декабристы". */
export const DERIVED =
  /(?:[аяоеы][яейх]|ий|ие|их|ую|юю|ому|ого|ники?|ницы?|ниц[аеу]|исты?|ята|ский|ски)$/;
/** "пятова" is how "пятого" sounds. */
export const SOUNDS_LIKE_GENITIVE = /[аое]ва$/;
export const GENITIVE_ENDINGS: readonly string[] = ['ого', 'его'];
export const CYRILLIC_WORD = /^[а-я]+$/;
/** Dictation leaves a space before these; they are no words of their own: "16 го". */
export const SPACED_SUFFIXES: ReadonlySet<string> = new Set(['го', 'ого', 'му', 'ому']);
/** летними, этими */
export const INSTRUMENTAL_PLURAL_ADJECTIVE = /[ыи]ми$/;
/** "через день" */
export const IN_ONE_DAY = /^через день$/i;
/** "2027 году" is a year, and not so many of them. */
export const YEAR_STEM = 'го';
/** счёт, счётом */
export const SCORE_STEM = 'счет';
/** на минуту, на секунду */
export const ACCUSATIVE_ENDING = 'у';
/** летом */
export const INSTRUMENTAL_ENDING = 'ом';

/** "последний день каникул, четверти, отпуска" */
export const GENITIVE_ENDING = /(?:[аяыиь]|ов|ев|ей|ул)$/u;
/** "на следующей" */
export const FEMININE_ADJECTIVE = /ей$/u;
/** "на следующей встрече": what the adjective in front of it is of. */
export const LOCATIVE_NOUN = /[еи]$/u;
/** новинкам, статьям: to or for several */
export const DATIVE_PLURAL = /.{2}[ая]м$/;
/** завтрашнего: an adjective of the genitive */
export const GENITIVE_ADJECTIVE = /[ео]го$/;
/** гостиница, хостел, номер: where one stays for so many nights */
export const LODGING =
  /^(?:гостиниц|гостиничк|отел|хостел|мотел|номер|апартамент|квартир|домик|коттедж|глэмпинг|глемпинг|кемпинг|базу?$|санатори|ночлег|жиль|пансионат|передержк|зоогостиниц)/;
/** питательную, окружающей: said of a feminine noun that is done to, or in which something is */
export const FEMININE_OBLIQUE = /(?:ую|юю|ой|ей)$/;
/** среду: an accusative */
export const MAY_BE_DONE_TO = /у$/;
/** романсов, музеев, друзей: so many, of whom or of which an evening is */
export const NAMED_AFTER_PART = /.{2}(?:[ое]в|[зтнлдр]ей)$/;
/** "45к12": a letter between figures that is none of an hour ("10ч30") */
export const CODE_LETTER = /^[а-лн-сф-цшщэюя]$/;

/** справку, кредит, билеты: taken for their own sake, and not to do something else with them. */
export const OBTAINED =
  /^(?:справк|выписк|кредит|рассрочк|ипотек|билет|талон|направлени|отпуск|отгул|больничн|анализ|интервью|разрешени|доверенност|пут[её]вк|абонемент|рецепт|квитанци|кровь|ссуд|за[её]м|полис|виз[ау]|подписк)/;
