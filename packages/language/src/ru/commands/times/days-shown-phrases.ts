/** How a bare time is said as something new whose name is still to come. */
export const asNewTask = (time: string): string => `создай задачу ${time}`;

/** Said ahead of what is put into an hour that was on offer. */
export const AGREED =
  /^\s*(?:(?:ну|а|ок|окей|ладно|хорошо|отлично|супер|тогда|давай|давайте|лучше|значит)[\s,!.]+)+/iu;

/** "тогда в 16 созвон": it goes on from what was told. */
export const GOES_ON = /^\s*(?:(?:ну|а|ок|окей|ладно|хорошо|давай)[\s,!.]+)*тогда[\s,]/iu;

/** Said around an hour that is taken. */
export const TAKEN_HOUR =
  /(?:^|[\s,])(?:подойд[её]т|подходит|устроит|устраивает|годится|пойд[её]т|сойд[её]т|беру|бери|займи|забери|забронируй|мне|меня|нас|нам|удобно|пожалуй)(?=$|[\s,.!])/giu;

const HOUR_AHEAD = String.raw`^(?:(?:в|во|с|до|на|к)\s+\S+\s+)+`;
const REMIND = 'напомни(?:те|шь|ть)?';
const KIN =
  'мамы|папы|сына|сыночка|дочери|дочки|доченьки|мужа|жены|бабушки|дедушки|деда|брата|сестры|тёти|тети|дяди|внука|внучки|детей|ребёнка|ребенка|него|не[её]|них';
const THEIR_DAY =
  'кружок|секция|утренник|экзамен|зач[её]т|выпускной|каникулы|концерт|юбилей|свадьба|новоселье|именины|отпуск|выходной|урок|уроки|операция|поезд|рейс|самол[её]т';
/**
 * What reminds takes no hour, nor does what is told of others. "стрижка, напомни за час", "купить подарок на день рождения",
 * "у стоматолога" and "у Оли маникюр" do.
 */
export const TAKES_NONE = new RegExp(
  [
    String.raw`${HOUR_AHEAD}${REMIND}(?![a-zЀ-ӿ])`,
    String.raw`(?:^|[\s,])${REMIND}(?![a-zЀ-ӿ]|\s+(?:(?:мне|нам)\s+)?за\s)`,
    String.raw`(?:^|[\s,])(?:напоминани[ея]|напоминалк[ау]|пни(?:те)?|маякни(?:те)?|разбуди(?:те)?|будильник)(?![a-zЀ-ӿ])`,
    String.raw`(?<![a-zЀ-ӿ])(?<!(?<![a-zЀ-ӿ])(?:на|ко?|про|для|со?|об?)\s+)(?:день\s+рождения|др)(?![a-zЀ-ӿ])`,
    String.raw`${HOUR_AHEAD}у\s+(?:${KIN})\s+[a-zЀ-ӿ]`,
    String.raw`${HOUR_AHEAD}у\s+(?!меня\s|нас\s)[a-zЀ-ӿ]+\s+(?:${THEIR_DAY})(?![a-zЀ-ӿ])`,
  ].join('|'),
  'iu',
);

/** Which half of the day an hour is of that was named behind a question about a part of it. */
export const IN_SECOND_HALF = { day: 'днём', evening: 'вечером' } as const;
/** "в 8:00": as it is on a clock of the wall, whatever was asked. */
export const ON_THE_WALL = /\d:\d\d/u;
