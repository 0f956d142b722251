/** What is only supposed is asked about. */
export const HEDGED: ReadonlySet<string> = new Set(
  `наверное наверно думаю может можно возможно вроде кажется похоже вероятно надеюсь бы видимо предположительно якобы вряд
  скорее идее`.split(/\s+/),
);
/** "идёт уже час" */
export const STILL_GOING: ReadonlySet<string> = new Set(['уже', 'еще']);
