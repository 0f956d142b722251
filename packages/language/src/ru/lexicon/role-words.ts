import type { AdjectiveParadigm, NounParadigm } from '../morphology.ts';

/**
 * What a word can do in a command. Roles are read only where they can be (a verb at the head of
 * a command), so a title may hold any of these words.
 */
export type Role =
  /** создай, добавь, запиши */
  | 'create'
  /** запланируй, назначь: create, and the time matters */
  | 'schedule'
  /** поставь, сделай: as `schedule`, but lamps and timers are put and made, too */
  | 'put'
  /** забронируй, выдели: time itself is asked for */
  | 'reserve'
  | 'remind'
  /** надо, нужно */
  | 'need'
  | 'task'
  | 'reminder'
  /** блок, слот, событие */
  | 'block'
  | 'time'
  /** the words of meetings (C8-meeting) */
  | 'meeting'
  /** other gatherings that take their time */
  | 'event'
  /** подзадача, пункт: parts of objects that are there already */
  | 'part'
  /** перенеси, удали, отметь */
  | 'edit'
  /** покажи, какие, сколько */
  | 'query'
  /** включи, открой: another program's business */
  | 'foreign'
  /** громкость, погода: what only another program has */
  | 'device'
  /** лампа, дверь: a device's part, or something to buy or mend */
  | 'fixture'
  /** привет, спасибо */
  | 'chat'
  /** давай, мне: carries nothing at the edges of a command */
  | 'soft'
  /** потом, затем: another command follows */
  | 'sequel'
  | 'pronoun'
  /** новая, новую: before a task noun */
  | 'new'
  | 'urgent'
  | 'important'
  /** несрочно */
  | 'unhurried'
  | 'priority'
  | 'level-high'
  | 'level-medium'
  | 'level-low'
  | 'tag'
  | 'project'
  | 'list';

/** Verbs as imperative/infinitive; the plural imperative in -те is made from the first. */
export const VERBS: Readonly<Partial<Record<Role, string>>> = {
  create: `пометь/пометить создай/создать добавь/добавить запиши/записать внеси/внести занеси/занести заведи/завести
    впиши/вписать закинь/закинуть запили/запилить запихни/запихнуть воткни/воткнуть запомни/запомнить зафиксируй/зафиксировать сохрани/сохранить`,
  schedule: `запланируй/запланировать спланируй/спланировать назначь/назначить организуй/организовать`,
  put: 'поставь/поставить сделай/сделать',
  reserve: `забронируй/забронировать заблокируй/заблокировать выдели/выделить залочь/залочить зарезервируй/зарезервировать отведи/отвести
    застолби/застолбить`,
  edit: `перенеси/перенести передвинь/передвинуть сдвинь/сдвинуть отложи/отложить удали/удалить
    убери/убрать сотри/стереть вычеркни/вычеркнуть отметь/отметить выполни/выполнить
    заверши/завершить закрой/закрыть переименуй/переименовать измени/изменить поменяй/поменять
    исправь/исправить обнови/обновить замени/заменить верни/вернуть восстанови/восстановить
    отмени/отменить перемести/переместить отредактируй/отредактировать
    перепланируй/перепланировать архивируй/архивировать очисти/очистить`,
  query: `покажи/показать выведи/вывести перечисли/перечислить найди/найти поищи/поискать
    зачитай/зачитать`,
  foreign: `включи/включить выключи/выключить отключи/отключить открой/открыть останови/остановить
    запусти/запустить активируй/активировать переключи/переключить приостанови/приостановить
    продолжай/продолжать продолжи/продолжить возобнови/возобновить увеличь/увеличить
    уменьши/уменьшить установи/установить подними/поднять опусти/опустить прибавь/прибавить
    убавь/убавить расскажи/рассказать спой/спеть сыграй/сыграть скажи/сказать оповести/оповестить
    переведи/перевести посчитай/посчитать вызови/вызвать приоткрой/приоткрыть прикрой/прикрыть
    задай/задать сними/снять загугли/загуглить поиграй/поиграть
    разблокируй/разблокировать начни/начать запри/запереть отопри/отпереть озвучь/озвучить
    активируй/активировать деактивируй/деактивировать игнорируй/игнорировать
    проигнорируй/проигнорировать`,
};

/** Nouns by stem and paradigm: every case and number plays the role. */
export const NOUNS: Readonly<Partial<Record<Role, readonly (readonly [string, NounParadigm])[]>>> =
  {
    task: [
      ['задач', 'feminineHushing'],
      ['задачк', 'feminineVelar'],
      ['таск', 'masculineVelar'],
      ['тудушк', 'feminineVelar'],
      ['поручен', 'neuterIe'],
      ['заметк', 'feminineVelar'],
      ['пометк', 'feminineVelar'],
    ],
    reminder: [
      ['напоминан', 'neuterIe'],
      ['напоминалк', 'feminineVelar'],
    ],
    block: [
      ['блок', 'masculineVelar'],
      ['таймблок', 'masculineVelar'],
      ['слот', 'masculine'],
      ['событ', 'neuterIe'],
      ['мероприят', 'neuterIe'],
    ],
    meeting: [
      ['встреч', 'feminineHushing'],
      ['встречк', 'feminineVelar'],
      ['собран', 'neuterIe'],
      ['созвон', 'masculine'],
      ['созвончик', 'masculineVelar'],
    ],
    event: [
      ['совещан', 'neuterIe'],
      ['планерк', 'feminineVelar'],
      ['летучк', 'feminineVelar'],
      ['митинг', 'masculineVelar'],
      ['митап', 'masculine'],
      ['стендап', 'masculine'],
      ['синк', 'masculineVelar'],
      ['собеседован', 'neuterIe'],
      ['переговор', 'masculine'],
      ['конференц', 'feminineIya'],
      ['вебинар', 'masculine'],
      ['консультац', 'feminineIya'],
      ['свидан', 'neuterIe'],
      ['колл', 'masculine'],
    ],
    part: [
      ['подзадач', 'feminineHushing'],
      ['пункт', 'masculine'],
      ['элемент', 'masculine'],
      ['чеклист', 'masculine'],
      ['папк', 'feminineVelar'],
      ['календар', 'masculineSoft'],
    ],
    device: [
      ['таймер', 'masculine'],
      ['громкост', 'feminineThird'],
      ['температур', 'feminine'],
      ['яркост', 'feminineThird'],
      ['влажност', 'feminineThird'],
      ['погод', 'feminine'],
      ['пауз', 'feminine'],
      ['трек', 'masculineVelar'],
      ['песн', 'feminineSoft'],
      ['музык', 'feminineVelar'],
      ['воспроизведен', 'neuterIe'],
      ['термостат', 'masculine'],
      ['вентилятор', 'masculine'],
      ['кондиционер', 'masculine'],
      ['обогревател', 'masculineSoft'],
      ['увлажнител', 'masculineSoft'],
      ['сенсор', 'masculine'],
      ['клапан', 'masculine'],
      ['вентил', 'masculineSoft'],
      ['сигнализац', 'feminineIya'],
      ['скрипт', 'masculine'],
      ['сцен', 'feminine'],
      ['выключател', 'masculineSoft'],
      ['светильник', 'masculineVelar'],
    ],
    /** things that one can also buy, wash or mend */
    fixture: [
      ['ламп', 'feminine'],
      ['штор', 'feminine'],
      ['датчик', 'masculineVelar'],
      ['розетк', 'feminineVelar'],
      ['ворот', 'neuter'],
      ['гараж', 'masculine'],
      ['замок', 'masculineVelar'],
      ['телевизор', 'masculine'],
      ['двер', 'feminineThird'],
      ['дверц', 'feminineSibilant'],
      ['окн', 'neuter'],
      ['пылесос', 'masculine'],
      ['колонк', 'feminineVelar'],
      ['шкафчик', 'masculineVelar'],
      ['цвет', 'masculine'],
    ],
    priority: [
      ['приоритет', 'masculine'],
      ['важност', 'feminineThird'],
    ],
    tag: [
      ['тег', 'masculineVelar'],
      ['тэг', 'masculineVelar'],
      ['метк', 'feminineVelar'],
    ],
    project: [['проект', 'masculine']],
  };

export const ADJECTIVES: Readonly<
  Partial<Record<Role, readonly (readonly [string, AdjectiveParadigm])[]>>
> = {
  new: [['нов', 'hard']],
  'level-high': [
    ['высок', 'velar'],
    ['наивысш', 'hushing'],
    ['максимальн', 'hard'],
  ],
  'level-medium': [
    ['средн', 'soft'],
    ['обычн', 'hard'],
    ['нормальн', 'hard'],
  ],
  'level-low': [
    ['низк', 'velar'],
    ['минимальн', 'hard'],
  ],
  urgent: [['срочн', 'hard']],
  important: [['важн', 'hard']],
  unhurried: [['несрочн', 'hard']],
};

/** Words that are listed as they are. */
export const WORDS: Readonly<Partial<Record<Role, string>>> = {
  create: `пишем записываем фиксируем заносим создадим добавим запишем заведем создашь добавишь запишешь кинь накинь повторяй записывай записывайте
    добавляй добавляйте заноси заносите вноси вносите фиксируй фиксируйте пиши пишите черкни черкните чиркни вбей вбейте`,
  schedule: 'запланируем назначим запланируешь назначишь планируй',
  put: 'поставим поставишь ставь ставьте',
  reserve: 'забей забейте забронируем выделим зарезервируем забукай забукайте заложи заложите',
  remind: `напоминаем напоминаю напомни напомните напомнить напоминай напоминайте напоминать напомнишь напомнил напомнила напомнили
    маякни маякните`,
  need: `надо нужно необходимо следует требуется пора должен должна должны планирую собираюсь хочу
    хотел хотела хотели хочется хотелось стоит стоило нужна нужен нужны`,
  task: 'todo туду task дело дела делом',
  block: 'окошко бронь тайм',
  time: 'время времени времечко',
  meeting: `appointment встретиться созвониться встретимся созвонимся встречаемся созваниваемся
    встречаюсь созваниваюсь встречусь созвонюсь`,
  event: 'интервью демо ретро meeting call',
  edit: 'готово сделано выполнено забудь забудьте',
  query: `что чего чо че какой какая какое какие каков какова каковы какую каких какими каким когда где
    куда откуда сколько кто кого кому чей чья почему зачем как который которая помощь справка help
    списки расписание просроченные статистика`,
  foreign: `громче тише погромче потише теплее холоднее потеплее ярче темнее
    выключись перезагрузись отключись ignore`,
  device: `свет света свету светом тв tv звук звука звуку жалюзи радио плейлист отопление`,
  chat: `привет приветик здравствуй здравствуйте здорово салют хай hello hi спасибо спасибочки
    благодарю мерси доброе добрый доброго доброй спокойной хорошего пока ок окей okay ok хорошо
    понятно ясно ладно отлично круто супер молодец класс ага угу неа ха хаха ахаха хахаха лол понял поняла принято договорились
    замечательно прекрасно извини извините прости простите эх алло ало эй алиса сири бот большое огромное`,
  soft: `мне нам меня себе давай давайте можно можешь можете сможешь сможете прошу мог могла могли бы пожалуй просто прямо же
    еще тогда так это там будь добр добра чтобы чтоб о кстати да также тоже`,
  sequel: 'потом затем далее дальше плюс заодно',
  pronoun: 'я ты он она оно мы вы они',
  new: 'одну один',
  urgent: 'срочно асап asap',
  important: 'важно',
  unhurried: 'несрочно',
  'level-high': 'хай high высочайший',
  'level-medium': 'медиум medium',
  'level-low': 'лоу low',
  tag: 'хештег хештегом',
  list: 'список списка списку списком',
};
