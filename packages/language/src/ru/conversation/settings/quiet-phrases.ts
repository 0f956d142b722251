const joined = (words: string): string => words.trim().split(/\s+/).join('|');

/** To be troubled at all: nothing else is meant by them when nobody else is named. */
const DISTURB =
  joined(`беспокой беспокойте беспокоить тревожь тревожьте тревожить отвлекай отвлекайте отвлекать
  буди будите будить дергай дергайте дергать трогай трогать доставай доставать донимай донимать`);
/** What the bot itself does; of a person only with a time beside it. */
const WRITE =
  joined(`пиши пишите писать присылай присылайте присылать шли шлите слать отправляй отправлять
  напоминай напоминайте напоминать уведомляй уведомляйте уведомлять оповещай оповещать сигналь сигналить спамь спамить`);
const TO_WRITE =
  joined(`беспокоить тревожить отвлекать будить дергать писать присылать слать отправлять напоминать
  уведомлять оповещать сигналить спамить`);
const WROTE =
  joined(`беспокоил беспокоила тревожил тревожила отвлекал отвлекала будил будила дергал дергала писал
  писала присылал присылала слал слала напоминал напоминала уведомлял уведомляла`);
const ME = 'меня|мне|нас|нам';
const NOTICES =
  joined(`напоминания напоминаний уведомления уведомлений сообщения сообщений оповещения оповещений
  пуши пушей ничего`);
const OF_NOTICES = 'напоминаний|уведомлений|сообщений|оповещений|пушей';
const STOP = 'хватит|перестань|перестаньте|прекрати|прекратите|кончай|завязывай';
const MAY = 'можешь|можете|можно';
const SET = 'включи|включите|поставь|поставьте|сделай|установи|давай|хочу|нужен|нужна|нужны';

/** Not to be disturbed, whenever that is: said of nobody else, it can only mean the bot. */
export const UNDISTURBED_PHRASES: readonly string[] = [
  `${ME}? не ${ME}? ${DISTURB} ${ME}?`,
  `не надо|нужно|стоит|смей ${ME}? ${DISTURB} ${ME}?`,
  `прошу|попрошу ${ME}? не ${DISTURB} ${ME}?`,
];

/** The same with a time beside it: without one, or of anybody else, they mean other things. */
export const QUIET_PHRASES: readonly string[] = [
  ...UNDISTURBED_PHRASES,
  `${ME}? не ${ME}? ${WRITE} ${ME}? ${NOTICES}?`,
  `${ME}? не ${ME}? ${WRITE} ${ME}? ни о чем`,
  `${ME}? ничего ${ME}? не ${WRITE}`,
  `${NOTICES} не ${WRITE} ${ME}?`,
  `не надо|нужно|стоит|смей ${ME}? ${WRITE} ${ME}? ${NOTICES}?`,
  `прошу|попрошу ${ME}? не ${WRITE} ${ME}? ${NOTICES}?`,
  `${MAY} ${ME}? не ${DISTURB} ${ME}?`,
  `${MAY} ${ME}? не ${WRITE} ${ME}? ${NOTICES}?`,
  `хочу|надо|нужно чтобы ты? ${ME}? не ${ME}? ${WROTE} ${ME}? ${NOTICES}?`,
  `пусть ${NOTICES} не приходят`,
  `${STOP} ${ME}? ${TO_WRITE} ${ME}? ${NOTICES}?`,
  `давай|можно|хочу? без ${OF_NOTICES}`,
  `никаких ${OF_NOTICES}`,
  `отключи|отключай|отключите|выключи|выключай|выключите|убери|заглуши|убирай ${NOTICES}`,
];

/** The setting by its name: any hours may be meant. */
export const QUIET_BY_NAME: readonly string[] = [
  `${SET}? тишина|тишину`,
  `${SET}? тихий|ночной режим`,
  `${SET}? режим тишины`,
  `${SET}? режим не беспокоить`,
  `${SET}? тихое время`,
  `${SET}? мои? тихие часы`,
];

/** When the bot may speak: quiet is all the rest of the day. */
export const HEARD_PHRASES: readonly string[] = [
  `начинай|начни|начинайте ${TO_WRITE} ${ME}? ${NOTICES}?`,
  `только ${WRITE} ${ME}? ${NOTICES}?`,
  `${WRITE}|беспокой|тревожь|отвлекай|буди ${ME}? ${NOTICES}? только`,
  `${WRITE}|беспокой|тревожь|отвлекай|буди ${ME}? только ${NOTICES}?`,
];

/** Beside a time: "не пиши раньше девяти". */
export const NO_EARLIER = 'раньше';
export const UNTIL = 'до';
export const NO_LATER: ReadonlySet<string> = new Set(['позже', 'позднее']);

/** Said around a wish for quiet, and no part of it. */
export const BESIDE_QUIET: ReadonlySet<string> = new Set(
  'пожалуйста плиз и а ну слушай же больше теперь уже вообще просто так кстати еще бот тебя'.split(
    ' ',
  ),
);
