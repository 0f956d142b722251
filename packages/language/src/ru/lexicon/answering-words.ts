/** Words of answers to questions about an operation. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** None of the objects that are offered. */
export const NONE_WORDS: ReadonlySet<string> = new Set(
  `ни одна|ни одну|ни одну из них|никакую|никакое|никакого|никакой|никакая из них|никакую из них|не ту|не того|ни ту ни другую|ничего|ни одна из них|ни один|ни один из них|ни одно|ни одной|ни одного|никакая|другая|другой|другое|другую|не та|не тот|не то|не эта
  |не этот|ничего из этого|ни та ни другая|нет|нет такой|ее здесь нет|ее нет|тут нет|здесь нет`
    .split('|')
    .map((words) => words.trim()),
);
/** "кроме крана": the set but for one. */
export const EXCEPT = setOf('кроме исключая без');
export const WITHOUT = 'без';
/** "никакой": no priority. */
export const NO_SUCH = setOf('без никакой');
/** The day or the time is to be taken away. */
export const WITHOUT_TIME =
  /^(?:без (?:срока|даты|времени|дня)|во входящие|в инбокс|никогда|когда-нибудь)$/;
/** A bare number or day as an answer, said whole. */
export const asTime = (said: string): string => `в ${said}`;
