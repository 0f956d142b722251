/** "так что еще ага ...": one asks oneself what else there is, and it comes to mind. */
export const CAME_TO_MIND =
  /^(?:(?:так|ну|вот|а|и|э+|эм+)[\s,]+)*(?:что|чего|ч[её])\s+(?:там\s+|у\s+меня\s+|у\s+нас\s+)?(?:ещ[её])(?:\s+(?:там|было|надо\s+было))?[\s,.!?…–—-]+(?:(?:ага|а|э+|эм+|мм+|вспомнил[аи]?|да|так|о|вот)[\s,.!…–—-]+)+(?<rest>\S.*)$/isu;
/** "напомни за неделю что надо ...": what has to be done is said behind it, and nobody else is to do it. */
export const REMINDED_THAT =
  /(?<remind>(?:^|[\s,])напомни(?:те|шь)?(?:\s+мне)?(?:\s+за\s+[a-zЀ-ӿ0-9]+(?:\s+(?:дн[а-яё]+|день|недел[а-яё]+|час[а-яё]*|минут[а-яё]*))?)?)\s*,?\s+что\s+(?:мне\s+|нам\s+)?(?:надо|нужно)(?:\s+будет)?\s+(?<rest>\S.*)$/isu;
/** "в 3 дн": the afternoon, and no days. */
export const AFTERNOON_SHORT = /((?:^|\s)(?:в|к)\s\d{1,2}(?::\d\d)?\s)дн(?:\.|(?=[\s,]|$))/giu;
export const OF_AFTERNOON = '$1дня';
/** "в пять, нет, не в пять, в шесть": the time that is said again as what is not meant. */
export const WRONG_TIME_AGAIN =
  /(?<wrong>(?:в|во|на|к|ко|до|с|со|после)\s+[a-zЀ-ӿ0-9:]+(?:\s+(?:утра|дня|вечера|часов|часа))?)[\s,.!—–-]+(?:(?:ой|ай|нет|стоп|тьфу|погоди|подожди|блин|то\s+есть)[\s,.!—–-]+)+не\s+\k<wrong>[\s,]+(?:а\s+)?(?=(?:в|во|на|к|ко|до|с|со|после)\s)/iu;
