const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** How people put things into a project, in whatever order they say what, where and the verb. */
export const PUT_IN_PLACE = {
  /** Said anywhere beside the order, and no part of what is put. */
  soft: setOf(
    'ну а и да ещё еще так слушай пожалуйста давай мне нам тогда лучше тоже также теперь',
  ),
  /** What is there already is moved; nobody writes anything down with them. */
  moves: setOf(`
    перенеси перенесите перемести переместите перекинь перекиньте переложи переложите переведи перебрось`),
  /** The same behind the name of what is there; ahead of it they may order anything: "отправь договор в банк". */
  carries: setOf('отнеси отправь определи сунь засунь запихни перетащи передвинь переставь'),
  /** Something may be new, or there already. */
  puts: setOf('закинь закиньте кинь киньте положи положите помести скинь'),
  /** What is written down there. */
  writes: setOf(`
    запиши запишите добавь добавьте внеси внесите занеси занесите впиши впишите поставь поставьте допиши сохрани`),
  into: setOf('в во на'),
  onto: 'на',
  from: setOf('из с со от'),
  noun: setOf('проект проекта проекте'),
  there: setOf('туда сюда'),
  same: 'же',
  this: 'это',
  task: setOf('задачу задача задачи дело таску'),
  about: setOf('про о об с со насчет насчёт по'),
  pointer: setOf('её ее его их это эту эти этот эта задачу'),
  /** "пусть фартук будет в ремонте" */
  let: 'пусть',
  lies: setOf(
    'будет идёт идет лежит стоит висит живёт живет переедет перейдёт перейдет пойдёт пойдет',
  ),
} as const;

/** "TASK-001" */
export const NUMBERED = /^TASK-0*(?<number>[1-9]\d{0,8})$/iu;

/** "проект Кухня, туда задачу ...": the project first, and then what goes there. */
export const NAMED_THEN_THERE =
  /^(?:(?:ну|а|и|так|слушай)[\s,]+)*(?:в\s+)?(?<noun>проект\s+)?(?<name>[^,.:;?!\n]{2,60}?)(?:\s*[,:]\s*|\s+[-–—]\s+)(?:вот\s+)?(?:туда(?:\s+же)?|в\s+него|в\s+не[её])\s+(?<rest>[^?\n]+)$/iu;
export const IN_PROJECT_NAMED = 'в проект ';
export const IN_NAMED = 'в ';
export const ADD = 'добавь ';
