/** What asks for help in one breath. */
export const HELP_PHRASES: readonly string[] = [
  'помощь|справка|инструкция|помоги|помогите|help|хелп',
  'мне? нужна помощь',
];

/** What asks for the clock, and for nothing in the plan. */
export const CLOCK_PHRASES: readonly string[] = [
  'а? сколько сейчас? времени сейчас?',
  'а? который сейчас? час сейчас?',
  'а? какое сейчас время|число',
  'а? какой|какое сегодня день|число',
  'а? какой сейчас|сегодня день недели?',
  'скажи|подскажи|подскажите сколько сейчас? времени сейчас?',
  'скажи|подскажи|подскажите который сейчас? час',
  'точное время',
];

/** What is said when people part. */
export const FAREWELL_PHRASES: readonly string[] = [
  'ну? все? пока пока?',
  'ну? все? до свидания|встречи|завтра|связи|скорого',
  'спокойной|доброй ночи',
  'сладких снов',
  'всего доброго|хорошего',
  'хорошего|доброго|приятного дня|вечера',
];

/** What is said besides a greeting, or in its place. */
export const SMALL_TALK_PHRASES: readonly string[] = [
  'привет|здравствуй? как дела|жизнь|ты|поживаешь',
  'привет|здравствуй? как твои дела',
];

/** Whole utterances that are talk and nothing else, without marks. */
export const CHAT_PHRASES: readonly string[] = [
  ...HELP_PHRASES,
  ...FAREWELL_PHRASES,
  ...SMALL_TALK_PHRASES,
  'не знаю',
  'без понятия',
  'все хорошо',
  'нет',
  'да',
  'ни за что',
  'не за что',
  'все понятно',
  'с новым годом',
  'с днем рождения',
  'приятного аппетита',
  'ничего',
  'не важно',
  'неважно',
  'всем привет',
  'и тебе',
  'я тебя люблю',
];
