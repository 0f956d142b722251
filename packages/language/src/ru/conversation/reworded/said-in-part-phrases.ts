/** They bind a word to what it tells of. */
export const LEADS_ON: ReadonlySet<string> = new Set(
  'в во на с со из от к ко у для по о об обо про насчёт насчет за под над через без при'.split(' '),
);
/** Ahead of what a thing is done before or behind. */
export const WHEN_BY: ReadonlySet<string> = new Set('до после перед пока вместе заодно'.split(' '));
/** Whose it is may be said with them or without. */
export const WHOSE: ReadonlySet<string> = new Set(['', 'для', 'у']);
/** They only join. */
export const JOINS: ReadonlySet<string> = new Set('и а да или плюс'.split(' '));
/** "отчёт" of "отчёт", "презентация" of "презентацию", "сын" of "сына": what is done to it. */
export const NAMED_AND_DONE_TO: ReadonlyArray<readonly [RegExp, string]> = [
  [/а$/u, 'у'],
  [/я$/u, 'ю'],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/u, 'а'],
  [/[йь]$/u, 'я'],
];
/** "надо", "нужно": said of what stands as well as of what is new. */
export const BY_NEED = /(?<![a-zЀ-ӿ])(?:надо|нужно|пора|хорошо\s+бы|не\s+забыть)(?![a-zЀ-ӿ])/iu;
/** It is told in so many words to write it down. */
export const TOLD_TO_WRITE =
  /(?<![a-zЀ-ӿ])(?:добав|запиш|записат|созда|внес|занес|завед|впиш|задач[уаи]|поставь|напомин|дело|нов(?:ая|ую|ый|ое))/iu;
/** "ещё купить клей": one more. */
export const MORE_AHEAD = /^(?:(?:а|и|ну|так|ой)[\s,]+)*(?:ещ[её]|плюс|также|тоже)(?=[\s,])/iu;
/** "взять карту из сада, как раз когда буду забирать", "..., как раз мимо еду": only when it is done. */
export const TOLD_WHEN = /,?\s+(?:как\s+раз|когда|как\s+только|пока)\s.+$/iu;
