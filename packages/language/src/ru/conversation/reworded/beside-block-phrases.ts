const LEAD = '(?:(?:а|и|ну|так|потом|затем|ещ[её]|мне|надо|нужно|хочу)[\\s,]+)*';
/** "сразу после встречи ...", "между окулистом и хором ...": what stands beside a block. */
export const BESIDE = new RegExp(
  `^${LEAD}(?:сразу\\s+|прямо\\s+)?(?<where>после|до|перед|между)\\s+(?<rest>[^?:;\\n]+)$`,
  'iu',
);
/** "поставь отчёт сразу после рентгена на час": what is to stand there is said first. */
export const PUT_BESIDE = new RegExp(
  `^${LEAD}(?<order>(?:по)?ставь|воткни|вставь|впиши|запланируй|добавь)(?:те)?\\s+(?<what>(?!блок)[^,?:;\\n]{2,40}?)\\s+(?:сразу\\s+|прямо\\s+)?(?<where>после|перед)\\s+(?<rest>[^?:;\\n]+)$`,
  'iu',
);
/** "между ними": between the two that were spoken of last. */
export const BETWEEN_THEM = /(?:^|\s)между\s+ними(?=\s|$)/iu;
export const BETWEEN = 'между';
/** "между окулистом и хором" */
export const BOTH = /^(?<first>[^,]{3,40}?)\s+и\s+(?<second>.+)$/iu;
/** What is of every day: said alone, it may be of today, or of any. */
export const EVERY_DAY: ReadonlySet<string> = new Set(
  `ужин ужина завтрак завтрака обед обеда полдник полдника школа школы урок урока уроки уроков работа работы учеба учебы учёбы пара пары пар
  сад сада садик садика сна смена смены прогулки зарядки тренировки дороги душа занятий лекций`
    .trim()
    .split(/\s+/u),
);
/** What was spoken of last. */
export const IT: ReadonlySet<string> = new Set('нее неё него этого ней ним этим'.split(' '));
/** "поставь", "воткни", "успеть": that it is to be put there. */
export const PUT_THERE =
  /^[\s,]*(?:(?:мне|ещё|еще|надо|нужно|бы|можно|хочу|давай)[\s,]+)*(?<order>(?:(?:по)?став(?:ь|ить)|во?ткн(?:и|уть)|втисн(?:и|уть)|впи(?:ши|сать|хни|хнуть)|встав(?:ь|ить)|заплани(?:руй|ровать)|добав(?:ь|ить)|успеть|засун(?:ь|уть)|запихн(?:и|уть))(?:те)?\s+)?/iu;
/** Something between others is written down without a day, which its words do not say. */
export const NOTED_BETWEEN = /^между\s+(?:\S+(?:\s+\S+){0,3}\s+и\s+\S+|[a-zЀ-ӿ]{3,}(?:ами|ями)$)/iu;
export const AFTER_IT = /^после$/iu;
/** Its day and hour stand ahead of the words: behind a length they would be read with that. */
export const asBlockAt = (day: string, hour: string | null, what: string): string =>
  `поставь блок ${day} ${hour === null ? '' : `в ${hour} `}${what}`;
