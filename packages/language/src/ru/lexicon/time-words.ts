/** Words that rules of time look at beside what they take up. */
export const TIME_WORDS = {
  /** What was said of a time before it ends here. */
  'ends-clause': ', . ; ! newline а потом и',
  /** "от 5 до 10 октября" is a span, whatever is before it. */
  'runs-on': 'до по - :',
  /** "до 4 дня": no days are counted after these. */
  'bounds-hour': 'к до после около позже',
  /** "до часа", "позже часа": an hour, and no length. */
  'bounds-one': 'до после позже позднее раньше ранее',
  /** After these a holiday is a time; "подарки на рождество" says what they are for. */
  'before-holiday': 'в до к после перед накануне под',
  /** The others have rules of their own: "до нового года" is its eve. */
  'before-new-year': 'в после накануне',
  /** "с первого раза", "на первое время" */
  'counted-by-ordinal': 'раз раза время',
  /** "3 раза", "5 %": a number before it is no time. */
  'counted-thing': '% раз раза',
  /** "утром и вечером неделю": how long a repetition goes on. */
  'going-on': 'неделю месяц год',
  'lists-times': 'и ,',
  /** "на день через два", "за неделю через неделю": no turns. */
  'takes-unit': 'на за в через до про',
  /** "разобраться с субботами", "между вечерами": no time of their own. */
  'governs-instrumental': 'с со за над подо под перед передо между и',
  /** "пт вечер": a part of the day in the nominative. */
  'named-daypart': 'утро вечер ночь',
  /** "до работы над отчётом", "после работы с клиентом" are no times. */
  'work-on': 'над с',
  /** "в восьмом часу" */
  'in-hour': 'часу',
  'one-hour-of': 'часа',
  'few-hours': 'часа часика',
  'one-hour': 'час часик',
  'many-hours': 'часов',
  'of-night': 'ночи',
  'month-day': 'день дня',
  'of-day': 'дня',
  /** "5 м" may be metres. */
  'bare-minutes': 'м',
  'numbered-quarter': 'квартал',
  'quarter-by-digit': 'квартал квартале',
  'lone-weekend': 'выходной',
  'nominative-may': 'май',
  'some-week': 'неделе',
  'some-days': 'днях',
  'week-long': 'неделю',
  /** What begins at an hour, where a genitive plural could not be meant: "с двух приём". */
  'begins-at': `
    прием ремонт созвон урок экзамен концерт осмотр обход семинар тренинг обед футбол хоккей матч
    бассейн кружок субботник монтаж демонтаж отпуск показ завоз праздник банкет суд совет зачет тест`,
  /** "отдохнуть час" */
  'hour-long': 'час часик часок часочек',
  'around-it': 'около',
  'whole-day-of': 'суток',
  'whole-day': 'сутки',
  'named-half': 'с',
  /** Words in front of a length, in a clause about it. */
  'before-length': `
    думаю полагаю надеюсь наверное наверно видимо не больше дольше более менее меньше максимум
    минимум делов по времени всего буквально это где примерно порядка около рассчитывай считай
    управлюсь управимся успею успеем справлюсь справимся уложусь уложимся обернусь обернемся
    разберемся там дел`,
  /** Words behind it. */
  'behind-length': `
    хватит достаточно максимум минимум времени буквально всего делов наверное наверно думаю
    управлюсь управимся успею успеем справлюсь справимся уложусь уложимся обернусь обернемся
    разберемся от силы с небольшим хвостиком лишним не больше дольше должно должны примерно там`,
  /** One of them says that a length is told. */
  'bounds-length': `
    больше дольше более менее меньше максимум минимум делов времени хватит достаточно управлюсь
    управимся успею успеем справлюсь справимся уложусь уложимся обернусь обернемся разберемся силы
    небольшим хвостиком лишним буквально всего рассчитывай считай порядка`,
  manages: `
    управлюсь управимся успею успеем справлюсь справимся уложусь уложимся обернусь обернемся
    разберемся`,
  /** "закончим в пять": until then. */
  'ends-at':
    'закончим закончится закончатся закончу кончится кончим заканчивается заканчиваем финиш',
  /** "за день до этого": the day that was said. */
  'said-day': 'этого того него нее них',
  /** "накануне", "днём раньше": counted from the day that was said. */
  'day-before': 'накануне',
  'day-earlier': 'раньше ранее',
  'by-a-day': 'днем',
  /** "в тот же день" */
  'that-day': 'тот этот',
  /** "спросить про отпуск в июле" */
  'topic-of': 'про о об обо насчет касательно поводу',
  /** "отчёт за март": what it is about. */
  'title-period': 'за про',
  exactly: 'в',
  somewhere: 'где',
  'some-ending': 'то',
  /** "создай-ка" */
  'soft-ending': 'ка',
} as const;
