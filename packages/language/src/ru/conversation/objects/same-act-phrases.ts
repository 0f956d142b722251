/** Prefixes that a verb of one aspect has and the other one of its pair has not, or has too. */
export const ACT_PREFIX =
  /^(?:пере|при|про|под|раз|рас|вы|до|за|из|ис|на|об|от|по|со|вс|вз|с|у|о)(?=[a-zЀ-ӿ]{3})/u;
export const VOWELS = /[аеёиоуыэюяьй]/gu;
export const REFLEXIVE = /(?:ся|сь)$/u;
/** What a verb ends with that somebody else will do it: "заберёт", "привезут". */
export const WILL_ENDING = /(?:[еиёуюяа]т)(?:ся)?$/u;
export const WILL = 'т';
/** What a verb ends with that one will do it oneself: "заберу", "почищу", "заберём". */
export const OWN_ENDING = /(?:[ую]|[еёи]м)$/u;
/** How its stem ends then, and in its other forms: "почищу" and "почистит", "куплю" and "купит". */
export const OWN_STEMS: ReadonlyArray<readonly [string, string]> = [
  ['щ', 'ст'],
  ['щ', 'т'],
  ['ш', 'с'],
  ['ж', 'з'],
  ['ж', 'д'],
  ['ч', 'т'],
  ['ч', 'к'],
  ['пл', 'п'],
  ['бл', 'б'],
  ['вл', 'в'],
  ['мл', 'м'],
];
export const WILL_DO: readonly string[] = ['ет', 'ит'];
/** Whoever goes somewhere does there what is to be done. */
export const GOING =
  /^(?:с|по|за|при|вы|про|до|подъ|подо|пере)?(?:ъ?езди|ъ?еде|ъ?езжа|ходи|беж|бега|лета|лети|йти|йд[её]|идти|ид[её]|еха|ъеха|скочи|мча)[a-zЀ-ӿ]*$/u;
/** One goes there in order to do it. */
export const FETCHING =
  /^(?:за|при|от|у|до|под|вы|с|раз)?(?:бра|бир|вез|воз|нес|нос|вести|води|встре|стре|прово|провод|слать|сыла|куп|покуп|сда|да|получ|смотре|мери|записа|пис)[a-zЀ-ӿ]*$/u;
/** Verbs that have another root in the other aspect. */
export const PAIRS: ReadonlyArray<ReadonlySet<string>> = [
  'брать взять забирать забрать',
  'говорить сказать поговорить',
  'класть положить',
  'искать найти',
  'ловить поймать',
  'делать сделать',
  'покупать купить брать',
  'снимать снять',
  'начинать начать',
  'звонить позвонить набирать набрать созваниваться созвониться',
].map((line) => new Set(line.split(' ')));
