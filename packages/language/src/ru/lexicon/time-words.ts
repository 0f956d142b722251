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
  'around-it': 'около',
  'whole-day-of': 'суток',
  'whole-day': 'сутки',
  'named-half': 'с',
  /** "отчёт за март": what it is about. */
  'title-period': 'за про',
  exactly: 'в',
  somewhere: 'где',
  'some-ending': 'то',
  /** "создай-ка" */
  'soft-ending': 'ка',
} as const;
