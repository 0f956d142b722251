const SOFT =
  '(?:(?:и|а|ну|ой|да|так|вот|еще|ещё|слушай|слышь|короче|кстати|давай|пожалуйста)[\\s,]+)*';
/** "напиши мне завтра утром проверить диктанты": said to a planner it is to be reminded. */
export const WRITE_ME = new RegExp(
  `^${SOFT}(?:напиши|черкни|напомни\\s+и\\s+напиши)(?:те)?\\s+(?:мне|нам)\\s+(?<rest>\\S.*)$`,
  'iu',
);
export const reminded = (time: string, deed: string): string => `напомни ${time} ${deed}`;
export const written = (deeds: string): string => `запиши ${deeds}`;
