import type { TargetKind } from '@planerka/contracts';

/**
 * Words of acting on what exists, by the class that patterns name. Verbs are as
 * imperative/infinitive; the plural imperative in -те is made from the first.
 */
const VERBS: Readonly<Record<string, string>> = {
  move: `перенеси/перенести передвинь/передвинуть переставь/переставить перекинь/перекинуть
    перебрось/перебросить перемести/переместить перепланируй/перепланировать переназначь/переназначить переложи/переложить разнеси/разнести`,
  shift: 'сдвинь/сдвинуть подвинь/подвинуть смести/сместить',
  postpone: 'отложи/отложить',
  change: 'измени/изменить поменяй/поменять смени/сменить исправь/исправить поправь/поправить',
  mark: 'отметь/отметить пометь/пометить',
  close: 'закрой/закрыть',
  finish: 'заверши/завершить выполни/выполнить',
  strike: 'вычеркни/вычеркнуть',
  begin: 'начни/начать',
  take: 'возьми/взять',
  return: 'верни/вернуть возврати/возвратить',
  reopen: 'переоткрой/переоткрыть возобнови/возобновить',
  open: 'открой/открыть',
  drop: 'сними/снять',
  delete: 'удали/удалить сотри/стереть',
  remove: 'убери/убрать',
  'take-out': 'вынеси/вынести вытащи/вытащить исключи/исключить',
  cancel: 'отмени/отменить',
  forget: 'забудь/забыть',
  clear: 'очисти/очистить',
  rename: 'переименуй/переименовать перезови/перезвать',
  call: 'назови/назвать',
  set: 'поставь/поставить установи/установить сделай/сделать выстави/выставить задай/задать назначь/назначить',
  make: 'сделай/сделать',
  raise: 'повысь/повысить подними/поднять',
  lower: 'понизь/понизить опусти/опустить снизь/снизить',
  add: 'добавь/добавить повесь/повесить поставь/поставить навесь/навесить присвой/присвоить',
  lengthen: 'продли/продлить удлини/удлинить увеличь/увеличить растяни/растянуть',
  shorten: 'сократи/сократить укороти/укоротить уменьши/уменьшить урежь/урезать',
  remind: 'напомни/напомнить напоминай/напоминать предупреди/предупредить',
  repeat: 'повторяй/повторять',
  switch: 'отключи/отключить выключи/выключить',
  link: 'привяжи/привязать прикрепи/прикрепить свяжи/связать прицепи/прицепить присоедини/присоединить',
  unlink: 'отвяжи/отвязать отцепи/отцепить',
  pin: 'закрепи/закрепить запинь/запинить прикрепи/прикрепить',
  unpin: 'открепи/открепить отпинь/отпинить',
  enter: 'перейди/перейти зайди/зайти войди/войти',
  leave: 'выйди/выйти вернись/вернуться',
  create: 'создай/создать заведи/завести добавь/добавить',
  write: 'создай/создать добавь/добавить запиши/записать впиши/вписать',
  put: 'положи/положить закинь/закинуть отнеси/отнести отправь/отправить сдай/сдать',
  archive: 'архивируй/архивировать заархивируй/заархивировать',
  show: 'покажи/показать выведи/вывести перечисли/перечислить дай/дать',
  search: 'найди/найти поищи/поискать',
  sort: 'разбери/разобрать рассортируй/рассортировать',
  plan: 'спланируй/спланировать распланируй/распланировать разложи/разложить распиши/расписать запланируй/запланировать',
  compose:
    'составь/составить сделай/сделать предложи/предложить набросай/набросать подготовь/подготовить',
  help: 'помоги/помочь',
  undo: 'откати/откатить',
  skip: 'пропусти/пропустить',
  restore: 'восстанови/восстановить',
  copy: 'продублируй/продублировать скопируй/скопировать дублируй/дублировать',
};

/** Orders that people also say behind the object; verbs of creating there belong to a title. */
const AFTER_OBJECT =
  `move shift postpone change mark close finish strike reopen open drop delete remove
  cancel rename raise lower lengthen shorten link unlink pin unpin archive`.split(/\s+/);

const WORDS: Readonly<Record<string, string>> = {
  move: 'перенесем переноси перенесешь',
  shift: 'сдвинем сдвигай двигай',
  finish: 'завершай',
  strike: 'зачеркни',
  sort: 'разберем',
  plan: 'спланируем распланируем разложим распишем',
  compose: 'составим сделаем',
  done: `сделанным сделанной сделанное сделанную сделанными сделанный сделано выполненным выполненной
    выполненное выполненную выполненными выполненный выполнено готовым готовой готовое готовую готовыми
    готово завершенным завершенной завершенное завершенную завершенными завершено закрытой закрытым закрытыми`,
  'not-done': `несделанной несделанным невыполненной невыполненным незавершенной незавершенным неготовой
    неготовым открытой`,
  did: `сделал сделала сделали выполнил выполнила закончил закончила закончили завершил завершила доделал
    доделала закрыл закрыла готово сделано выполнено завершено`,
  'is-done': `сделано сделана сделан сделаны выполнено выполнена выполнен выполнены готово готова готов
    готовы завершено завершена завершен завершены закончена закончен закончено`,
  began: 'начал начала начали начинаю приступил приступила приступаю стартовал стартовала',
  took: 'взял взяла беру берусь взялся взялась',
  'in-work': 'работе процессе работу',
  started: 'начатой начатым начатую начатое текущей',
  no: 'не',
  more: 'больше уже теперь',
  needed: 'нужно нужна нужен нужны надо актуально актуальна актуален актуальны',
  'not-current':
    'неактуально неактуальна неактуален отменяется отпала отпал отпало отменилось отменилась отменился',
  again: 'снова заново обратно опять',
  'in-into': 'в во',
  into: 'в во на',
  to: 'к ко',
  with: 'с со',
  onto: 'к ко на для у с со из задаче блоку проекту встрече',
  on: 'на',
  as: 'как',
  until: 'до',
  from: 'из с со от',
  about: 'о об обо про для по у к',
  otherwise: 'иначе',
  now: 'теперь',
  name: 'название заголовок имя',
  priority: 'приоритет приоритета приоритету важность',
  'high-as': 'срочной срочным срочными важной важным важными приоритетной приоритетным',
  'low-as': 'неважной неважным несрочной несрочным',
  urgent: 'срочно важно горит',
  tag: `тег тэг метку метка хештег хэштег теги тэги метки хештеги тегом тэгом меткой тегами метками
    тега тэга тегов тэгов меток хештегов`,
  all: 'все всё',
  without: 'без',
  length: 'длительность продолжительность оценку оценка',
  hour: 'час часик часок',
  takes: 'займет занимает длится продлится',
  longer: 'длиннее дольше подольше подлиннее',
  shorter: 'покороче меньше',
  later: 'позже попозже позднее вперед',
  earlier: 'раньше пораньше назад',
  due: 'срок дедлайн срока дедлайна',
  date: 'дату даты время день',
  reminder: 'напоминание напоминания напоминаний напоминанием напоминать напоминаний',
  let: 'пусть пускай',
  repeats: 'повторяется повторяются',
  'will-be': 'будет будут',
  going: 'пойду поеду иду еду приду приеду пойдем поедем успеваю буду',
  repetition: 'повтор повторение повторы повторения',
  'of-repetition': 'повтора повторов повторений',
  repeating: 'повторяющейся повторяющимся повторяющуюся регулярной регулярным',
  'once-only': 'разовой разовым разовое разовую одноразовой одноразовым однократной однократным',
  'every-as': `ежедневной ежедневным ежедневную еженедельной еженедельным еженедельную ежемесячной ежемесячным
    ежемесячную ежегодной ежегодным ежегодную`,
  stop: 'хватит перестань перестаньте прекрати прекратите',
  'later-on': 'позже попозже потом позднее',
  project: 'проект plan план',
  'of-project': 'проекта',
  'to-task': 'задаче задачей таску делу задача',
  'of-plan': 'списка плана календаря задач расписания планов дел',
  subtask: 'подзадачу подпункт шаг пункт подзадача подзадачка',
  'of-subtask': 'подзадачи подзадаче подпункта шага пункта',
  'task-to': 'задаче задачу задачи таску',
  list: 'чеклист чеклиста чеклисте список списка списке списку чеклисту',
  archive: 'архив',
  room: 'комнаты задачи проекта отсюда',
  'room-itself': 'комнату воркрум',
  back: 'назад обратно',
  hub: 'хаб чат начало главную',
  new: 'новый новую',
  tick: 'отметку галочку галку',
  rather: 'лучше',
  lets: 'давай давайте тогда',
  once: 'еще',
  that: 'это этот эта',
  what: 'что чего че чо',
  'what-which': 'что чего какие какая какое сколько',
  overdue:
    'просрочено просрочены просрочена просроченные просроченных просроченное просрочки просрочил просрочила',
  urgently:
    'срочно срочного срочное срочные срочных важно важного важное важные важных срочное горящие',
  inbox: 'входящие входящих инбокс инбоксе',
  'project-any': 'проект проекте проекту проекта',
  'is-there': 'есть найдется будет',
  here: 'находимся нахожусь живу живем',
  arrived: `прилетел прилетела прилетели приехал приехала приехали переехал переехала переехали вернулся вернулась вернулись
    нахожусь находимся живу живем`,
  'switch-over': 'переключи переведи перевести переключить переключись перейди',
  disturb: 'беспокой беспокойте тревожь тревожьте пиши пишите отвлекай буди напоминай напоминайте',
  'keep-reminding': 'напоминай напоминайте предупреждай предупреждайте оповещай оповещайте',
  'of-all': `всегда заранее встречах событиях созвонах блоках всем делах мероприятиях встрече событии встречи события начала
    встречей событием`,
  'send-daily': 'присылай присылайте шли шлите отправляй отправляйте показывай',
  digest: 'сводку сводка план дайджест обзор',
  'evening-digest': 'итоги обзор отчет',
  such: 'такую такой такое такая',
  achieved: `сделал сделала сделали сделано успел успела успели закрыл закрыла закрыли закрыто выполнил выполнила выполнили
    выполнено завершил завершила завершили завершено доделал доделала закончил закончила отметил отметила`,
  'done-ones': 'сделанное сделанные выполненное выполненные завершенное завершенные завершённые',
  'sum-up': 'подведи подвести подведем покажи дай',
  'open-ones': 'открытые незакрытые несделанные невыполненные незавершенные',
  noted:
    'заметка заметки заметку примечание примечания комментарий комментарии подзадача подзадачи шаги чеклист',
  mistaken: 'ошибся ошиблась перепутал перепутала напутал напутала',
  they: 'он она оно они',
  it: 'ее его это эту этот',
  'make-free': 'освободи освободить расчисти разгрузи',
  free: 'свободен свободна свободно свободный свободное свободных свободные свободна свободного',
};

/** Nouns of kinds of objects, as they are before a name or a number. */
const KIND_NOUNS: Readonly<Record<TargetKind, string>> = {
  task: `задача задачу задачи задаче задачей задачам таск таску таска task дело делу дела подзадачу подзадача
    подзадачи пункт шаг напоминание напоминания`,
  timeblock: `блок блока блоку блоком таймблок слот событие события событию мероприятие block встреча встречу встречи
    встрече встречей`,
  project: 'проект проекта проекту проектом проекте plan план',
};

/** Of those nouns, the ones by which people call a task and a block of time alike. */
export const EITHER_KIND: ReadonlySet<string> = new Set(
  `дело делу дела подзадачу подзадача подзадачи пункт шаг напоминание напоминания встреча встречу встречи встрече
    встречей`.split(/\s+/),
);

/** Sets of objects that are named at once. */
export const BULK_WORDS = {
  overdue: /^(?:просроченн(?:ые|ых|ое|ую)|просрочки|долги|хвосты)$/,
  done: /^(?:сделанн|выполненн|завершенн|готов|закрыт)(?:ые|ых|ое)$/,
  today: /^сегодняшн(?:ие|их|ее)$/,
  inbox: /^(?:входящ(?:ие|их|ее)|инбокса?)$/,
} as const;

export const ALL_WORDS: ReadonlySet<string> = new Set(['все', 'всех', 'всю', 'весь']);
export const PLURAL_NOUNS: ReadonlySet<string> = new Set([
  'задачи',
  'дела',
  'встречи',
  'блоки',
  'задач',
  'дел',
]);

/** Words that point at what was spoken of and name nothing. */
export const POINTING: ReadonlySet<string> = new Set(
  `ее его их ей ему им эту этот это эти этой этого этому этим нее него ней нему последнюю последний последнее
  текущую текущий мою мой мое свою себе мне нам меня уже же тоже также еще там тут сейчас пока опять все-таки
  пожалуй пожалуйста данную следующий следующая следующую ближайший ближайшая ближайшую ближайшее ту тот то та последней последнего лучше давай тогда`
    .trim()
    .split(/\s+/),
);

/** Stand loose at the edges of a name when what hung on them is gone. */
export const LOOSE: ReadonlySet<string> = new Set(
  'на в во к ко до и а по со как про о об для от за у'.split(' '),
);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Beside a setting they say nothing. */
export const BESIDE_SETTINGS: ReadonlySet<string> = setOf(
  'сейчас уже теперь пока временно пожалуйста мне ну короче кстати в-общем давай тут сегодня вообще',
);

/** They join names: "окна, книги и пальто". */
export const JOINING: ReadonlySet<string> = setOf('и а также да плюс');

/** "вторую", "третья": which one of a list. */
export const ORDINALS = {
  stems: 'перв втор трет четверт пят шест седьм восьм девят десят'.split(' '),
  endings: /^(?:ый|ой|ий|ая|ья|ую|ью|ое|ье|ого|ьего|ому|ьему|ей|ьей)$/,
} as const;

/** Between the two that change places. */
export const SWAPPED_WITH: ReadonlySet<string> = setOf('и с со на');

/** Beside a new time that is said without a verb. */
export const SET_TIME = {
  rather: setOf('лучше давай давайте пусть пускай а'),
  joining: setOf('и а также'),
} as const;

/** "сегодняшние", "завтрашнюю": how far ahead the day of an adjective is. */
function dayAdjectives(endings: readonly string[]): ReadonlyMap<string, number> {
  const stems = { сегодняшн: 0, завтрашн: 1, вчерашн: -1, послезавтрашн: 2 };
  return new Map(
    Object.entries(stems).flatMap(([stem, days]) =>
      endings.map((ending): [string, number] => [`${stem}${ending}`, days]),
    ),
  );
}

/** Of one object, and of a few: "завтрашнюю встречу", "сегодняшние окна". */
export const DAY_ADJECTIVES = dayAdjectives('ий его ему им ем яя ей юю ее ие их ими'.split(' '));

/** Words of sets that have no name of their own: "все задачи проекта Ремонт кроме обоев". */
export const SET_WORDS = {
  all: setOf('всем всеми каждую каждой каждое'),
  rest: setOf('остальные остальное остальных остальным прочие прочее прочих'),
  about: setOf('по из про насчет касательно'),
  except: setOf('кроме исключая помимо'),
  tasks: setOf('задачи задач задачам задачами дела дел делам делами таски тасков таскам'),
  blocks: setOf(
    'встречи встреч встречам встречами блоки блоков блокам события событий событиям мероприятия',
  ),
  tag: setOf(
    'тег тега тегом тегу теги тегами тэг тэга тэгом тэгу метка метки меткой меткою хештег хештегом хэштегом',
  ),
  project: setOf('проект проекта проекту проекте проектом'),
  states: {
    overdue: /^(?:просроченн(?:ые|ых|ое|ым)|просрочки|просрочку|долги|хвосты)$/,
    done: /^(?:сделанн|выполненн|завершенн|готов|закрыт)(?:ые|ых|ое|ым)$/,
    inbox: /^(?:входящ(?:ие|их|ее|им|ими)|инбокса?|инбоксе)$/,
    open: /^(?:несделанн|невыполненн|незавершенн|открыт|незакрыт|оставш)(?:ые|ых|ое|ым|иеся|ееся|ихся)$/,
  },
  days: dayAdjectives(['ие', 'их', 'ее', 'им']),
  beside: setOf(
    `что у меня мои моих моим мое мой мне я мы не успел успела успели сделал сделала сделано осталось остались есть за на с со
    в во для у там стоит стоят запланировано запланированное запланированные намечено же только которые которых и о об`,
  ),
} as const;

/** Shorter orders are too near to other words. */
const MENDED_MIN = 5;

/** Beside a question about what was done they say nothing. */
export const DONE_ASKED = {
  beside: setOf(
    `я мы ты уже все за на в во у меня мне нас мой мои моих задач задачи задачу дел дела дело последний раз это
    сделать по же там ли успел успела успели вообще давно`,
  ),
} as const;

/** "допиши, что ...": it belongs to the verb and not to the note. */
export const OPENING_THAT = /^что\s+/iu;

/** How a note is announced: "запиши заметку к презентации". */
export const NOTING = {
  verbs: setOf('добавь добавьте запиши запишите напиши сделай оставь допиши припиши добавить'),
  /** They add something to what is named: "к отчёту допиши ...". */
  adds: setOf('добавь добавьте допиши допишите припиши припишите'),
  says: setOf('добавь добавьте допиши допишите припиши припишите запиши запишите напиши напишите'),
  nouns: setOf(
    `заметка заметку заметки примечание комментарий коммент комментарии пометка пометку ремарка
    ремарку`,
  ),
  to: setOf('к ко для по'),
  /** Of `to`, what stands before an object that something is added to. */
  toward: setOf('к ко'),
  /** They open the words of a note. */
  opens: setOf(': что'),
  makes: setOf('создай создать внеси впиши заведи'),
  parts: setOf('подзадачу подзадача подзадачи подпункт подпункты пункт пункты шаг шаги'),
  manyParts: setOf('подзадачи подпункты пункты шаги'),
} as const;

const classes = new Map<string, Set<string>>();

function classOf(name: string): Set<string> {
  let words = classes.get(name);
  if (words === undefined) {
    words = new Set();
    classes.set(name, words);
  }
  return words;
}

for (const [name, list] of Object.entries(VERBS)) {
  for (const pair of list.split(/\s+/)) {
    const [imperative = '', infinitive = ''] = pair.split('/');
    for (const form of [imperative, `${imperative}те`, infinitive]) classOf(name).add(form);
  }
}
for (const [name, list] of Object.entries(WORDS)) {
  for (const word of list.split(/\s+/)) classOf(name).add(word.replaceAll('ё', 'е'));
}

/** The words of a class; none for a name that is no class. */
export const wordsOf = (name: string): ReadonlySet<string> | null => classes.get(name) ?? null;

const kinds = new Map<string, TargetKind>();
for (const kind of ['task', 'timeblock', 'project'] as const) {
  for (const word of KIND_NOUNS[kind].split(/\s+/)) kinds.set(word, kind);
}

/** The kind of object that a noun stands for; null for other words. */
export const kindOfNoun = (word: string): TargetKind | null => kinds.get(word) ?? null;

const verbs = new Set<string>();
const infinitives = new Set<string>();
for (const pair of Object.values(VERBS).flatMap((list) => list.split(/\s+/))) {
  const [imperative = '', infinitive = ''] = pair.split('/');
  verbs.add(imperative);
  infinitives.add(infinitive);
}

/** "перенеси", "перенесите": an order about what exists begins so. */
export const isVerb = (word: string): boolean =>
  verbs.has(word) || (word.endsWith('те') && verbs.has(word.slice(0, -2)));

const afterObject = new Set<string>();
for (const name of AFTER_OBJECT) {
  for (const pair of (VERBS[name] ?? '').split(/\s+/)) {
    const [imperative = ''] = pair.split('/');
    afterObject.add(imperative).add(`${imperative}те`);
  }
}

/** "молоко отметь": may such an order are behind the words for its object? */
export const mayFollowObject = (word: string): boolean => afterObject.has(word);

/** "перенести": by itself it is as well something that one has to do. */
export const isInfinitiveVerb = (word: string): boolean => infinitives.has(word);

/** The imperatives of orders about what exists, which are known with a letter wrong. */
export const IMPERATIVES: readonly string[] =
  `move shift postpone mark close finish strike reopen delete
  remove cancel rename lengthen shorten copy restore`
    .split(/\s+/)
    .flatMap((name) => (VERBS[name] ?? '').split(/\s+/))
    .map((pair) => pair.split('/')[0] ?? '')
    .filter((form) => form.length >= MENDED_MIN);
