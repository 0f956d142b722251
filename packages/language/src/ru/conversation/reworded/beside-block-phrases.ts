const LEAD = '(?:(?:а|и|ну|так|потом|затем|ещ[её]|мне|надо|нужно|хочу)[\\s,]+)*';
/** "сразу после встречи ...", "между окулистом и хором ...": what stands beside a block. */
export const BESIDE = new RegExp(
  `^${LEAD}(?:сразу\\s+|прямо\\s+)?(?<where>после|до|перед|между)\\s+(?<rest>[^?:;\\n]+)$`,
  'iu',
);
const OWN_NOUN =
  '(?:(?:мне|ещё|еще|одно|одну|нов[a-zЀ-ӿ]+)\\s+)*(?:(?:под)?задач|напомин|заметк|замечани|комментари|примечани|тег|тэг|метк|срок|дедлайн|(?:под)?пункт|шаг|этап|список|дело(?:\\s|$)|повтор|приоритет|проект|категори)';
/** "добавь задачу ... после рентгена": what is asked for by its own noun is no block. */
export const BY_ITS_NOUN: RegExp = new RegExp(`^${OWN_NOUN}`, 'iu');
/** "добавь в список ... после рентгена" goes elsewhere. */
const KEPT = `${OWN_NOUN}|(?:в|во|на|к|ко|для|про)\\s`;
/** "поставь отчёт сразу после рентгена на час": what is to stand there is said first. */
export const PUT_BESIDE = new RegExp(
  `^${LEAD}(?<order>(?:по)?ставь|воткни|вставь|впиши|запланируй|добавь)(?:те)?\\s+(?<what>(?!блок|${KEPT})[^,?:;\\n]{2,40}?)\\s+(?:сразу\\s+|прямо\\s+)?(?<where>после|перед)\\s+(?<rest>[^?:;\\n]+)$`,
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
  /^[\s,]*(?:(?:мне|ещё|еще|надо|нужно|бы|можно|хочу|давай)[\s,]+)*(?<order>(?:(?:по)?став(?:ь|ить)|во?ткн(?:и|уть)|втисн(?:и|уть)|впи(?:ши|сать|хни|хнуть)|встав(?:ь|ить)|заплани(?:руй|ровать)|добав(?:ь|ить)|успеть|засун(?:ь|уть)|запихн(?:и|уть)|остав(?:ь|ить)|займ(?:и|[её]м)|выдел(?:и|ить)|отвед(?:и|[её]м)|освобод(?:и|ить)|заброниру(?:й|ем)|зарезервиру(?:й|ем))(?:те)?\s+(?:(?:мне|нам|блок)\s+)?)?/iu;
/** "оставь сумку в шкафчике", "займи место": room is asked for only where they say how long it is, and say so first. */
export const ASKS_FOR_ROOM = /^(?:остав|займ|выдел|отвед|освобод|заброн|зарезерв|засун|запихн)/iu;
/** Something between others is written down without a day, which its words do not say. */
export const NOTED_BETWEEN = /^между\s+(?:\S+(?:\s+\S+){0,3}\s+и\s+\S+|[a-zЀ-ӿ]{3,}(?:ами|ями)$)/iu;
export const AFTER_IT = /^после$/iu;
/** "добавь отдых после хора": a task as well as a block, as long as nothing says how long it lasts. */
export const ADDED_OR_PLANNED = /^(?:добавь|запланируй)/iu;
/** Its day and hour stand ahead of the words: behind a length they would be read with that. */
export const asBlockAt = (day: string, hour: string | null, what: string): string =>
  `поставь блок ${day} ${hour === null ? '' : `в ${hour} `}${what}`;
