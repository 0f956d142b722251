/** How a bare time is said as something new whose name is still to come. */
export const asNewTask = (time: string): string => `создай задачу ${time}`;

/** Said ahead of what is put into an hour that was on offer. */
export const AGREED =
  /^\s*(?:(?:ну|а|ок|окей|ладно|хорошо|отлично|супер|тогда|давай|давайте|лучше|значит)[\s,!.]+)+/iu;

/** Said around an hour that is taken. */
export const TAKEN_HOUR =
  /(?:^|[\s,])(?:подойд[её]т|подходит|устроит|устраивает|годится|пойд[её]т|сойд[её]т|беру|бери|займи|забери|забронируй|мне|меня|нас|нам|удобно|пожалуй)(?=$|[\s,.!])/giu;

/** What reminds takes no hour, nor does what is told of others. */
export const TAKES_NONE =
  /(?:^|[\s,])(?:напомни(?:те|шь|ть)?|напоминани[ея]|напоминалк[ау]|пни(?:те)?|маякни(?:те)?|разбуди(?:те)?|будильник|день\s+рождения|др)(?![a-zЀ-ӿ])|^(?:(?:в|во|с|до|на|к)\s+\S+\s+)+у\s+(?!меня(?:\s|$)|нас(?:\s|$))[a-zЀ-ӿ]+(?:\s|$)/iu;

/** Which half of the day an hour is of that was named behind a question about a part of it. */
export const IN_SECOND_HALF = { day: 'днём', evening: 'вечером' } as const;
/** "в 8:00": as it is on a clock of the wall, whatever was asked. */
export const ON_THE_WALL = /\d:\d\d/u;
