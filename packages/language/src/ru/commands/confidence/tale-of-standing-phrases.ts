/** "пусть бабушка соберёт": another one is to do it. */
export const LET_THEM = new Set(['пусть', 'пускай']);
/** "бабушке скажу": what somebody is going to say or hand over. */
export const SHALL_HAND_OVER =
  /^(?:скажу|передам|отдам|поручу|попрошу|спихну|скину|перепоручу|отправлю)$/u;
/** "пусть завтра будет ужин" */
export const SHALL_BE = new Set(['будет', 'будут']);
/** Words that bind others and tell nothing apart. */
export const TELLS_NOTHING = new Set(
  'надо нужно завтра сегодня потом теперь уже тоже меня мной этот эта этого этой который'.split(
    ' ',
  ),
);
