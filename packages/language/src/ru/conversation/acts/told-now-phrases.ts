/** What is only supposed is asked about. */
export const HEDGED: ReadonlySet<string> = new Set(
  `наверное наверно думаю может можно возможно вроде кажется похоже вероятно надеюсь бы видимо предположительно якобы вряд
  скорее идее`.split(/\s+/),
);
/** "идёт уже час" */
export const STILL_GOING: ReadonlySet<string> = new Set(['уже', 'еще']);
/** Of what is to come, and how it is from now on; "идёт", "стоит" may tell of what goes on. */
export const PLANNED: ReadonlySet<string> = new Set(
  `будет будут теперь займет займут занимает длится длятся продлится продлятся всего времени рассчитана рассчитан
  пройдет пройдут запланирован запланирована запланировано`
    .trim()
    .split(/\s+/u),
);
