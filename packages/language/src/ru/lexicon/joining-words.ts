/** Words that join commands, or keep one together. */
export const JOINING = {
  more: 'еще также тоже',
  /** The same once more: "в воскресенье тоже". */
  'as-well': 'тоже также',
  'how-much': 'сколько',
  conjunction: 'и а но',
  /** Between two actions as good as "и": "помыть полы да вынести мусор". */
  'and-too': 'да',
  already: 'уже',
  /** A full stop behind them ends no sentence: "ул. Ленина". */
  abbreviation: `
    ул пр просп пер наб пл д кв им г обл тел стр корп каб ауд эт пом оф р руб коп шт мин ч сек м
    км кг гр л см мм т п с др рис тыс млн`,
  /** "во-первых": it opens a command of its own wherever it is. */
  enumerator: 'первых вторых третьих четвертых пятых шестых седьмых',
  /** "две вещи: первое ... второе ...": what is going to be listed. */
  'listed-things': 'вещи вещей дела дел задачи задач пункта пунктов момента моментов штуки штук',
  /** "купить мышь и блок питания": a block of these is a thing. */
  'comes-in-blocks': `
    питания управления розеток цилиндров бумаги стикеров сигарет памяти охлаждения предохранителей реле кондиционера`,
  'some-of': 'пару несколько',
  'counting-neuter': 'первое второе третье четвертое пятое шестое седьмое',
  /** "номер один", "пункт два": they open a command of a list. */
  'entry-noun': 'номер пункт',
  /** "сразу после, в десять" */
  'at-once': 'сразу',
  /** "после него", "после этого": what follows is another thing. */
  'after-it': 'него нее них этого того чего',
  /** "и кстати", "и да": more is announced. */
  'by-the-way': 'кстати да',
  /** Words of "напомни об этом за час до начала", which is a field, not a command. */
  'of-reminder': 'об этом до начала этого него события',
  /** They open what somebody is told. */
  'that-clause': 'что чтобы чтоб',
  forgetting: 'забыть забудь забудьте',
  /** "через урок, ..." says when, and is nothing to be done. */
  when: 'через после перед',
  /** "после уроков": done before or behind something of the day whose hour nobody has said. */
  'event-preposition': 'до после перед',
  /** Prepositions of what somebody is spoken to about. */
  matter: 'насчет про о об обо касательно',
  /** "а не", "а то" contrast nothing. */
  'no-contrast': 'не то если также вот именно может потом еще',
  contrast: 'а но',
  /** "а не", "а то" open no command. */
  'no-opening': 'не то если также вот',
  /** Words that no title is made of. */
  'empty-beside-time': `
    в во на с со к ко по до за от из у о об про для и а но не же бы то это вот уже еще только лишь
    там тут забыть забудь забудьте или меня нас мне нам`,
  'list-joint': 'и а но или не чтобы потом',
  /** "..., а вечером в зал": a place needs no verb. */
  placing: 'в во на к ко за с у по',
  /**
   * "время потом", "название позже", "когда - не знаю": promises to say more, which say nothing
   * now.
   */
  'later-what': 'время времени дата дату когда день название имя длительность остальное час',
  'later-on': 'потом позже уточню скажу решу решим допишу напишу неважно любое любой',
  /** "не знаю", "не решил" */
  knowing: 'знаю решил решила придумал придумала определился определилась помню',
  /** Words between: "время пока не знаю". */
  'later-between': 'пока будет еще я',
  /** They weigh what is said beside them, and are the name of nothing. */
  weighing: 'даже просто лучше короче вообще скорее типа',
  /** Between two times of one sort the later is meant: "в среду, короче в пятницу". */
  'weighing-again': 'короче вообще скорее',
} as const;
