/** Words of acting on what exists and of asking about it that no pattern names. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Leaves what is open, or takes back. */
export const BACK = 'назад';

/** "на 17", "на среду": where something goes to. */
export const GOES_ONTO = /^на\s/iu;

/** All that is open, by the noun of it. */
export const OPEN_ONES = setOf('задачи дела задач дел');
/** Beside it they name nothing. */
export const BESIDE_OPEN_ONES = setOf('за на мои моих мне мой открытые как');

export const BOTH = setOf('обе оба обоих обеих обеим обоим');
/** "все три", "последние две" */
export const BEFORE_COUNT = setOf('все последние эти');
export const COUNTS: ReadonlyMap<string, number> = new Map([
  ['две', 2],
  ['два', 2],
  ['двух', 2],
  ['три', 3],
  ['трех', 3],
  ['четыре', 4],
  ['четырех', 4],
  ['пять', 5],
  ['пяти', 5],
]);
/** "всё, что сегодня не успел": what was left undone. */
export const LEFT_UNDONE = setOf('успел успела успели сделал сделала сделано осталось');
/** Words of a set of tasks, which name none of them. */
export const OF_SET: ReadonlySet<string> = new Set([
  ...setOf('задачи дела задач дел что не за на с мои моих мне'),
  ...LEFT_UNDONE,
]);

/** Of what repeats: this time, this time and all behind it, all of it. */
export const SERIES_WORDS = {
  following: setOf('следующие последующие дальнейшие последующих следующих'),
  series: setOf('серию серии повторения повторы повторений разы'),
  only: setOf('только лишь'),
  this: setOf('этот эту это этого этой'),
  /** They join "этот" and "следующие", and alone they mean all. */
  all: setOf('все всю весь'),
  joints: setOf('и все всю весь'),
  /** "этот и дальше", in an answer */
  on: setOf('дальше далее впредь'),
  /** "всегда", "насовсем": all of them, in an answer */
  always: setOf('всегда навсегда насовсем постоянно впредь отныне'),
  /** They take the scope back: "не навсегда" is said of this one alone, or of none. */
  denying: setOf('не'),
} as const;

/**
 * "да все, и этот и дальше", "только этот раз, остальные оставь": they say no more than how much of it is
 * meant.
 */
export const BESIDE_SCOPE = setOf(`
  раз раза разик разок случай день дня и а но да не нет с со из от до начиная потом вперед остальные остальных
  остальное другие других прочие пусть пускай оставь оставьте останутся остаются будут были не трогай трогайте надо нужно
  один одну одна одно единственный его ее их них него конца совсем вообще сразу целиком полностью именно
  прямо сегодняшний сегодняшнюю сегодняшнее завтрашний завтрашнюю завтрашнее ближайший ближайшую ближайшее первый первую
  первое теперь тоже каждый каждую каждое тот ту те то эти хочу имею имел имела в виду можно уже больше никогда повтор событие`);

/** "воду", "воды": of four letters, all but an ending of one. */
export const SHORT_NOUN = /^([A-Za-zЀ-ӿ]{3})[аеёиоуыэюяь]$/u;
/** What changes at the end of a name from case to case. */
export const ENDING_VOWEL = /[аеиоуыюя]$/u;
/** In a choice they tell nothing apart. */
export const SPARE = setOf(`
  та тот то ту те тех которая который которое которую которого что про с о об в на и задача
  задачу блок проект вариант номер из где`);
/** "нет, ещё не полил" chooses nothing, whatever the label says. */
export const DENYING = setOf('не нет ни');

/** "ближайшая", "следующую": they point at one without naming it. */
export const NEXT_ONES = setOf(`
  ближайшую ближайший ближайшее ближайшая ближайшей ближайшего следующую следующий следующее`);

/** The stem of a kind of blocks that is a name as well. */
export const MEETING_STEM = 'встреч';
/** Behind what was taken out of a phrase nothing hangs on them any more. */
export const HANGING_ABOUT = setOf('про о об обо по для у на и а как');
/** "с задачи ремонт": before the noun of a kind they hang on it. */
export const HANGING_BEFORE_KIND = setOf('с со из');

/** Said around what was done, and no part of it. */
export const BESIDE_DONE = setOf(`
  я мы уже все всё ну вот наконец наконец-то таки еще ещё пока только тоже сегодня вчера сам сама
  сами ой нет да ура а и же ок окей готово так ага уф уфф фух фуух фуф ух ох эх блин полностью целиком`);
/** "записаться", "записалась": what they are of a verb more. */
export const SELF_ENDING = /(?:ся|сь)$/u;
/** "звонил", "звонила" */
export const PAST_ENDING = /л[аи]?$/u;
/** What these were done to is not done. */
export const ELSE_DONE =
  /^(?:за|по)?(?:был|быв)|^(?:отмен|отлож|перен[её]с|передум|удал|пропуст|просп|потер|хот|мог|см[оо]г|начал|созда|записа|добав|забы)/u;
/** "разобран", "помыт": short passives that nouns look like. */
export const SHORT_MASCULINE = /[аеят]н$|[иыуо]т$/u;
export const WAS = setOf('был была');
/** Whoever has slept through it, missed or forgotten it has not done it. */
export const MISSED =
  /^(?:про(?:сп|пуст|гул|ворон|морг|зева)|опозда|заб[ыу]|потеря|завали|профук|перепута)[a-zЀ-ӿ]*л[аи]?(?:сь|ся)?$/u;
/** "на завтра", "через час": a time to come. */
export const TIME_AHEAD = /^(?:на|до|к|ко|через)\s/iu;

/** "до", in front of the time until which something is. */
export const UNTIL = { word: 'до ', start: /^до\s+/iu } as const;
/** "для проекта": what begins so names a project. */
export const IN_PROJECT =
  /^\s*(?:(?:а|и|ну|ещё|еще)\s+)*(?:(?:добавь|запиши|внеси|занеси|закинь|создай|положи)(?:те)?\s+(?:мне\s+|ещё\s+|еще\s+)*(?:(?:две|два|три|четыре|пять|несколько|пару)\s+)?(?:(?:задачи|задач|задачу|дела)\s+)?)?(?:в|для|по)\s+проект/iu;
/** An hour by its number, as it is said. */
export const atHour = (hour: number): string => `в ${hour}`;
