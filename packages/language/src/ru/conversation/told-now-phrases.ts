/** What is only supposed is asked about. */
export const HEDGED: ReadonlySet<string> = new Set(
  'наверное наверно думаю может можно возможно вроде кажется похоже вероятно надеюсь бы'.split(' '),
);
/** "идёт уже час" */
export const STILL_GOING: ReadonlySet<string> = new Set(['уже', 'еще']);
