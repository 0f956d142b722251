const TELLING = 'скажи|скажите|покажи|покажите|расскажи|расскажите|подскажи|подскажите|ответь';
const ASKING =
  'что|чего|чё|че|чо|где|какие|какой|какая|какое|когда|сколько|есть|во\\s+сколько|свободен|свободна|занят|занята|чем|мои|план|планы';

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

/** "что сегодня и добавь молоко": an order to the bot behind what is asked. */
export const ORDERED_BEHIND =
  /[\s,;.]+(?:(?:и|а|ну|ещё|еще|потом|заодно|плюс)\s+)+(?=(?:добавь|запиши|запишем|поставь|создай|внеси|напомни|перенеси|сдвинь|удали|убери|отметь|вычеркни)(?:те)?\s)/giu;
/** It makes something new, and moves nothing that stands. */
export const MAKES = /^(?:добавь|запиши|запишем|поставь|создай|внеси)(?:те)?\s/iu;
/** "что было в пятницу", "что сделал в прошлый вторник": of a day that is over. */
export const OF_WHAT_WAS =
  /(?<![a-zЀ-ӿ])(?:был[аои]?|прошл[a-zЀ-ӿ]+|(?:с|до)делал[аи]?|успел[аи]?|вчера|позавчера)(?![a-zЀ-ӿ])/iu;
/** It asks, whatever is said first. */
export const ASKING_AHEAD = new RegExp(`^(?:(?:а|и|ну|так|слушай)\\s+)*(?:${ASKING})\\s`, 'iu');
/** "где дырки", "когда свободен": room is asked for, in the days that were named before. */
export const ROOM_ASKED =
  /^(?:где|когда|какие|есть|сколько)\s(?:.*\s)?(?:дыр|окн|окош|окон|просвет|пробел|свобод|щел|промежут)[a-zЀ-ӿ]*[?.!]*$/iu;
