const TELLING = 'скажи|скажите|покажи|покажите|расскажи|расскажите|подскажи|подскажите|ответь';
const ASKING =
  'что|чего|чё|че|какие|какой|какая|какое|когда|сколько|есть|во\\s+сколько|свободен|свободна|занят|занята|чем|мои|план|планы';

/** "..., а что у меня завтра?": where a question may begin behind an order. */
export const ASKED_BEHIND = new RegExp(
  `[\\s,;.]+(?:(?:и|а|ну|да|ещё|еще|потом|заодно)\\s+)+(?=(?:(?:${TELLING})[\\s,]|(?:${ASKING})\\s))`,
  'giu',
);

/** What asks without a sign: "и скажи, что у меня в субботу". */
export const TELLING_AHEAD = new RegExp(`^(?:${TELLING})[\\s,]`, 'iu');

/** "..., и вообще что без даты": where a second question may begin. */
export const ASKED_TWICE = new RegExp(
  `[\\s,;.?]+(?:(?:и|а|ну|да|ещё|еще|плюс|вообще|заодно|также|там)\\s+)+(?=(?:(?:${TELLING})[\\s,]|(?:${ASKING})\\s))`,
  'giu',
);
