import { adjective, noun } from '../morphology.ts';

/**
 * Words that say what is wanted: each word has one role. Roles are read only where they can stand
 * (a verb at the head of a command), so a title may hold any of these words.
 */
export type Role =
  /** создай, добавь, запиши */
  | 'create'
  /** запланируй, поставь, назначь: create, and the time matters */
  | 'schedule'
  /** забронируй, выдели: time itself is asked for */
  | 'reserve'
  /** напомни */
  | 'remind'
  /** надо, нужно */
  | 'need'
  | 'task'
  /** напоминание */
  | 'reminder'
  /** блок, слот, событие */
  | 'block'
  /** время, час: what "выдели" is said with */
  | 'time'
  /** the meeting words of contract 8 */
  | 'meeting'
  /** other gatherings that take their time */
  | 'event'
  /** подзадача, пункт, проект: things this product does not create by voice yet */
  | 'part'
  /** перенеси, удали, отметь */
  | 'edit'
  /** покажи, какие, сколько */
  | 'query'
  /** включи, открой: another program's business */
  | 'foreign'
  /** свет, громкость, погода */
  | 'device'
  /** привет, спасибо, как дела */
  | 'chat'
  /** давай, мне, ещё: carries nothing at the edges of a command */
  | 'soft'
  /** потом, затем: another command follows */
  | 'then'
  | 'pronoun'
  /** новая, новую: before a task noun */
  | 'new'
  | 'urgent'
  | 'important'
  | 'priority'
  | 'level-high'
  | 'level-medium'
  | 'level-low'
  | 'tag'
  | 'project'
  | 'list';

const forms = (...lists: ReturnType<typeof noun>[]): string =>
  lists.flatMap((list) => list.map((form) => form.text)).join(' ');

/** Imperative and infinitive of a verb: создай, создайте, создать. */
const verbs = (list: string): string =>
  list
    .split(/\s+/)
    .map((pair) => {
      const [imperative = '', infinitive = ''] = pair.split('/');
      return `${imperative} ${imperative}те ${infinitive}`;
    })
    .join(' ');

const ROLES: readonly (readonly [Role, string])[] = [
  [
    'device',
    [
      forms(noun('ламп', 'feminine'), noun('песн', 'feminineSoft'), noun('музык', 'feminineVelar')),
      forms(
        noun('таймер', 'masculine'),
        noun('громкост', 'feminineThird'),
        noun('температур', 'feminine'),
      ),
      forms(
        noun('погод', 'feminine'),
        noun('светильник', 'masculineVelar'),
        noun('штор', 'feminine'),
      ),
      forms(
        noun('трек', 'masculineVelar'),
        noun('пауз', 'feminine'),
        noun('яркост', 'feminineThird'),
      ),
      forms(
        noun('вентилятор', 'masculine'),
        noun('термостат', 'masculine'),
        noun('вентил', 'masculineSoft'),
      ),
      forms(
        noun('кондиционер', 'masculine'),
        noun('датчик', 'masculineVelar'),
        noun('сенсор', 'masculine'),
      ),
      forms(
        noun('выключател', 'masculineSoft'),
        noun('розетк', 'feminineVelar'),
        noun('ворот', 'neuter'),
      ),
      forms(
        noun('гараж', 'masculine'),
        noun('замок', 'masculineVelar'),
        noun('телевизор', 'masculine'),
      ),
      forms(
        noun('скрипт', 'masculine'),
        noun('сцен', 'feminine'),
        noun('сигнализац', 'feminineIya'),
      ),
      forms(
        noun('воспроизведен', 'neuterIe'),
        noun('клапан', 'masculine'),
        noun('обогревател', 'masculineSoft'),
      ),
      forms(
        noun('двер', 'feminineThird'),
        noun('анекдот', 'masculine'),
        noun('новост', 'feminineThird'),
      ),
      'свет света свету светом тв tv звук звука звуку жалюзи сказку радио плейлист видео',
      'шкафчики шкафчик пылесос цвет цвета окно окна дверца дверцу отопление климат',
    ].join(' '),
  ],
  [
    'create',
    verbs(
      'создай/создать добавь/добавить запиши/записать внеси/внести занеси/занести заведи/завести',
    ),
  ],
  [
    'create',
    verbs(
      'впиши/вписать закинь/закинуть запомни/запомнить зафиксируй/зафиксировать сохрани/сохранить',
    ),
  ],
  ['create', 'создадим добавим запишем заведем создашь добавишь запишешь кинь накинь повторяй'],
  [
    'schedule',
    verbs('запланируй/запланировать поставь/поставить спланируй/спланировать назначь/назначить'),
  ],
  ['schedule', verbs('организуй/организовать')],
  ['schedule', 'поставим запланируем назначим поставишь запланируешь назначишь планируй'],
  [
    'reserve',
    verbs('забронируй/забронировать выдели/выделить зарезервируй/зарезервировать отведи/отвести'),
  ],
  ['reserve', verbs('застолби/застолбить') + ' забронируем выделим зарезервируем'],
  [
    'remind',
    'напомни напомните напомнить напоминай напоминайте напоминать напомнишь напомнил напомнила',
  ],
  [
    'need',
    'надо нужно необходимо следует требуется пора должен должна должны планирую собираюсь хочу',
  ],
  [
    'task',
    forms(
      noun('задач', 'feminineHushing'),
      noun('таск', 'masculineVelar'),
      noun('тудушк', 'feminineVelar'),
    ),
  ],
  [
    'task',
    forms(noun('задачк', 'feminineVelar'), noun('поручен', 'neuterIe')) +
      ' todo туду task дело дела делом',
  ],
  ['reminder', forms(noun('напоминан', 'neuterIe'), noun('напоминалк', 'feminineVelar'))],
  [
    'block',
    forms(
      noun('блок', 'masculineVelar'),
      noun('таймблок', 'masculineVelar'),
      noun('слот', 'masculine'),
    ),
  ],
  ['block', forms(noun('событ', 'neuterIe'), noun('мероприят', 'neuterIe')) + ' окошко бронь тайм'],
  ['time', 'время времени времечко времечка'],
  [
    'meeting',
    forms(
      noun('встреч', 'feminineHushing'),
      noun('собран', 'neuterIe'),
      noun('созвон', 'masculine'),
    ),
  ],
  [
    'meeting',
    forms(noun('созвончик', 'masculineVelar'), noun('встречк', 'feminineVelar')) + ' appointment',
  ],
  [
    'meeting',
    'встретиться созвониться встретимся созвонимся встречаемся созваниваемся встречаюсь созваниваюсь встречусь созвонюсь',
  ],
  [
    'event',
    forms(
      noun('совещан', 'neuterIe'),
      noun('планерк', 'feminineVelar'),
      noun('летучк', 'feminineVelar'),
    ),
  ],
  [
    'event',
    forms(
      noun('митинг', 'masculineVelar'),
      noun('стендап', 'masculine'),
      noun('синк', 'masculineVelar'),
    ),
  ],
  ['event', forms(noun('собеседован', 'neuterIe')) + ' интервью'],
  [
    'event',
    forms(
      noun('переговор', 'masculine'),
      noun('конференц', 'feminineIya'),
      noun('вебинар', 'masculine'),
    ),
  ],
  [
    'event',
    forms(
      noun('консультац', 'feminineIya'),
      noun('свидан', 'neuterIe'),
      noun('митап', 'masculine'),
    ),
  ],
  ['event', forms(noun('колл', 'masculine'), noun('ретр', 'neuter')) + ' демо ретро meeting call'],
  [
    'part',
    forms(
      noun('подзадач', 'feminineHushing'),
      noun('пункт', 'masculine'),
      noun('элемент', 'masculine'),
    ),
  ],
  [
    'part',
    forms(
      noun('чеклист', 'masculine'),
      noun('папк', 'feminineVelar'),
      noun('календар', 'masculineSoft'),
    ),
  ],
  [
    'edit',
    verbs('перенеси/перенести передвинь/передвинуть сдвинь/сдвинуть отложи/отложить удали/удалить'),
  ],
  [
    'edit',
    verbs('убери/убрать сотри/стереть вычеркни/вычеркнуть отметь/отметить выполни/выполнить'),
  ],
  [
    'edit',
    verbs(
      'заверши/завершить закрой/закрыть переименуй/переименовать измени/изменить поменяй/поменять',
    ),
  ],
  [
    'edit',
    verbs(
      'исправь/исправить обнови/обновить замени/заменить верни/вернуть восстанови/восстановить',
    ),
  ],
  [
    'edit',
    verbs('отмени/отменить перепланируй/перепланировать архивируй/архивировать') +
      ' готово сделано выполнено',
  ],
  [
    'query',
    verbs(
      'покажи/показать выведи/вывести перечисли/перечислить найди/найти поищи/поискать зачитай/зачитать',
    ),
  ],
  [
    'query',
    'что чего какой какая какое какие каков какова каковы какую каких когда где куда откуда сколько кто кого кому чей чья почему зачем как каким какими',
  ],
  ['query', 'помощь справка help список списки расписание просроченные'],
  [
    'foreign',
    verbs('включи/включить выключи/выключить отключи/отключить открой/открыть останови/остановить'),
  ],
  [
    'foreign',
    verbs(
      'запусти/запустить активируй/активировать переключи/переключить приостанови/приостановить',
    ),
  ],
  [
    'foreign',
    verbs(
      'продолжай/продолжать возобнови/возобновить увеличь/увеличить уменьши/уменьшить установи/установить',
    ),
  ],
  [
    'foreign',
    verbs(
      'подними/поднять опусти/опустить прибавь/прибавить убавь/убавить расскажи/рассказать спой/спеть',
    ),
  ],
  [
    'foreign',
    verbs('сыграй/сыграть скажи/сказать оповести/оповестить переведи/перевести посчитай/посчитать'),
  ],
  [
    'foreign',
    verbs(
      'вызови/вызвать приоткрой/приоткрыть прикрой/прикрыть задай/задать сними/снять загугли/загуглить',
    ),
  ],
  ['foreign', verbs('поиграй/поиграть заблокируй/заблокировать разблокируй/разблокировать')],
  [
    'chat',
    'привет приветик здравствуй здравствуйте здорово салют хай hello hi спасибо спасибочки благодарю мерси',
  ],
  [
    'chat',
    'доброе добрый доброго доброй спокойной хорошего свидания пока ок окей okay ok хорошо понятно ясно ладно',
  ],
  [
    'chat',
    'отлично круто супер молодец класс ага угу неа хаха ахаха лол алиса сири бот дела ты вы знаю люблю',
  ],
  [
    'soft',
    'мне нам меня себе давай давайте можешь можете мог могла могли бы пожалуй просто прямо же еще тогда так это там',
  ],
  ['soft', 'будь добр добра прошу чтобы чтоб о кстати да также тоже'],
  ['then', 'потом затем далее дальше плюс'],
  ['pronoun', 'я ты он она оно мы вы они'],
  ['new', forms(adjective('нов', 'hard')) + ' одну один'],
  ['urgent', 'срочно срочная срочную срочное срочный срочные асап asap'],
  ['important', 'важно важная важную важное важный важные'],
  ['priority', forms(noun('приоритет', 'masculine'), noun('важност', 'feminineThird'))],
  [
    'level-high',
    forms(
      adjective('высок', 'velar'),
      adjective('наивысш', 'hushing'),
      adjective('максимальн', 'hard'),
    ),
  ],
  [
    'level-medium',
    forms(adjective('средн', 'soft'), adjective('обычн', 'hard'), adjective('нормальн', 'hard')),
  ],
  ['level-low', forms(adjective('низк', 'velar'), adjective('минимальн', 'hard'))],
  [
    'tag',
    forms(
      noun('тег', 'masculineVelar'),
      noun('тэг', 'masculineVelar'),
      noun('метк', 'feminineVelar'),
    ) + ' хештег хештегом',
  ],
  ['project', forms(noun('проект', 'masculine'))],
  ['list', 'список списка списку'],
];

const roles = new Map<string, Role>();
for (const [role, list] of ROLES) {
  for (const word of list.split(/\s+/)) if (word !== '') roles.set(word.replaceAll('ё', 'е'), role);
}

/** What role a word can play in a command; null for most words. */
export const roleOf = (word: string): Role | null => roles.get(word) ?? null;
