/** How a bare time is said as something new whose name is still to come. */
export const asNewTask = (time: string): string => `создай задачу ${time}`;

/** Said ahead of what is put into an hour that was on offer. */
export const AGREED =
  /^\s*(?:(?:ну|а|ок|окей|ладно|хорошо|отлично|супер|тогда|давай|давайте|лучше|значит)[\s,!.]+)+/iu;

/** Said around an hour that is taken. */
export const TAKEN_HOUR =
  /(?:^|[\s,])(?:подойд[её]т|подходит|устроит|устраивает|годится|пойд[её]т|сойд[её]т|беру|бери|займи|забери|забронируй|мне|меня|нас|нам|удобно|пожалуй)(?=$|[\s,.!])/giu;
