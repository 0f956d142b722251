const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** How people put things into a project, in whatever order they say what, where and the verb. */
export const PUT_IN_PLACE = {
  /** Said anywhere beside the order, and no part of what is put. */
  soft: setOf(
    'ну а и да ещё еще так слушай пожалуйста давай мне нам тогда лучше тоже также теперь',
  ),
  /** One more is no other one that stands. */
  more: setOf('ещё еще'),
  counted: setOf('один одну одно два две три четыре пять'),
  /** What is there already is moved; nobody writes anything down with them. */
  moves: setOf(`
    перенеси перенесите перемести переместите перекинь перекиньте переложи переложите перебрось`),
  /** The same behind the name of what is there. */
  settles: setOf('определи'),
  /** Something may be new, or there already. */
  puts: setOf('закинь закиньте кинь киньте'),
  /** What is written down there; of a thing that is named they order an errand: "подпись в договор поставь". */
  writes: setOf(`
    запиши запишите добавь добавьте внеси внесите занеси занесите впиши впишите поставь поставьте допиши сохрани`),
  /** Errands, save where a project is called one: "часы в ремонт отнеси", "шторы отправь в проект Ремонт". */
  carries: setOf(`
    положи положите помести скинь отнеси отправь сунь засунь запихни перетащи передвинь переставь переведи переведите`),
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
  /** Whom somebody writes down for something: "её в бассейн запиши". */
  whom: setOf('её ее его их'),
  /** No name of a thing is said with them: "насос не в дачу закинь", "оба в работу закинь". */
  unnamed: setOf(
    `не ни меня нас тебя вас себя всё все всех всего оба обе обоих обеих кого что чтото того ту тех остальное
    другое другую другие`,
  ),
  /** What is put is named without them: "за хлебом в магазин запиши". */
  ahead: setOf('за из с со от для к ко у по под над при без до в во на о об про через'),
  /** People whose nominative is not made by another ending. */
  people: setOf(`
    детей ребёнка ребенка ребят друзей гостей людей отца родителей коллег соседей сотрудников внуков братьев сестёр`),
  /** "пусть фартук будет в ремонте" */
  let: 'пусть',
  lies: setOf('будет идёт идет переедет перейдёт перейдет пойдёт пойдет'),
} as const;

/** Where people are, and things lie: "пусть брат идёт в школу", "пусть ключи будут на даче" may be said of the place itself. */
export const IS_PLACE =
  /^(?:школ|сад(?:$|[аеуик])|банк|офис|дач|дом(?:$|[аеуоик])|квартир|кухн|магазин|работ|клиник|больниц|поликлиник|гараж|бан[яюие]|спортзал|бассейн|церк|храм|универ|институт|отпуск|деревн|лагер|театр|музе|город|огород|склад|салон|студи|кафе|ресторан|библиотек|аптек|подвал|балкон|сарай|комнат)/iu;

/** "TASK-001" */
export const NUMBERED = /^TASK-0*(?<number>[1-9]\d{0,8})$/iu;

/** The endings in which people are done to, and those of their nominatives. */
export const DONE_TO = /[ауюяь]$/u;
export const NOMINATIVES = ['', 'а', 'я', 'ь', 'й'] as const;

/** The endings of a nominative whose accusative differs, and those of that. */
export const ACCUSATIVES = [
  ['ая', 'ую'],
  ['яя', 'юю'],
  ['а', 'у'],
  ['я', 'ю'],
] as const;

/** What is done with such a verb goes somewhere, which belongs to it: "положить деньги в банк", "отвести сына в сад". */
export const GOES_INTO =
  /(?:сти|водить|(?:^|по|до|в|от|пере|вы)ставить|ложить|класть|сунуть|(?:за|в|про)писать|устроить|бросить|кинуть|(?:за|на|в|до|пере)лить|сыпать|вернуть|звать|гласить|слать|(?:от|по|пере|вы|^|^с)дать|добавить|пустить|садить|грузить|тащить|двинуть|ступить)(?:ся)?$/iu;

/** "проект Кухня, туда задачу ...": the project first, and then what goes there. */
export const NAMED_THEN_THERE =
  /^(?:(?:ну|а|и|так|слушай)[\s,]+)*(?:в\s+)?(?<noun>проект\s+)?(?<name>[^,.:;?!\n]{2,60}?)(?:\s*[,:]\s*|\s+[-–—]\s+)(?:вот\s+)?(?:туда(?:\s+же)?|в\s+него|в\s+не[её])\s+(?<rest>[^?\n]+)$/iu;
export const IN_PROJECT_NAMED = 'в проект ';
export const IN_NAMED = 'в ';
export const ADD = 'добавь ';
