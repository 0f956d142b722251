/** Ahead of what is told they say nothing. */
const LEADING =
  '(?:(?:а|и|ну|так|ой|блин|кстати|слушай|короче|подожди|погоди|стоп|тут|вот|там|в\\s+общем)[\\s,]+)*';
const ASKS =
  '(?:прос(?:ит|ят)|попросил[аи]?|хо(?:чет|тят)|захотел[аи]?|сказал[аи]?|говор(?:ит|ят)|пиш(?:ет|ут)|написал[аи]?|предлага(?:ет|ют)|предложил[аи]?|передал[аи]?|передумал[аи]?|решил[аи]?)';
/** One of these is said with all of it; most utterances say none, and need not be looked at twice. */
export const MAY_BE_TOLD =
  /(?:прос[ия]|хоч|хот|сказал|говор|пиш|написал|предл|передал|думал|решил)/iu;
/** "заказчик просит на час позже", "невеста сказала, что не в субботу, а в воскресенье": who, and what is wanted. */
export const OTHERS_WANT = new RegExp(
  `^${LEADING}(?<who>[A-Za-zЀ-ӿ]+(?:\\s+[A-Za-zЀ-ӿ]+){0,3}?)\\s+${ASKS}(?:\\s*[:,]\\s*|\\s+[-–—]\\s+|\\s+)(?:(?:что|чтобы|чтоб)\\s+)?(?<wanted>[^?\\n]+?)[.!]*$`,
  'iu',
);
/** "съёмку на час позже заказчик попросил": the same, said behind it. */
export const WANTED_BY_OTHERS = new RegExp(
  `^${LEADING}(?<wanted>[^?\\n]+?)[\\s,]+(?:(?<who>(?!(?:по)?(?:раньше|позже))[A-Za-zЀ-ӿ]+)\\s+${ASKS}|${ASKS}\\s+(?<behind>[A-Za-zЀ-ӿ]+))[.!]*$`,
  'iu',
);
/** They tell of oneself, or ask. */
export const NOT_OTHERS =
  /(?:^|\s)(?:я|мы|мне|нам|ты|вы|кто|что|чего|когда|где|как|зачем|почему|если|не|ничего|никто)(?=\s|$)/iu;
/** Around what is wanted they say nothing. */
export const SOFTLY =
  /^(?:(?:а|и|лучше|можно|давай(?:те)?|пусть|если\s+можно|вс[её]-?таки|теперь|что|мы|они|он|она|чуть|немного)[\s,]+)+/iu;
/** "перенести съёмку на пятницу" */
export const TO_MOVE =
  /^(?:перенести|передвинуть|сдвинуть|отложить|переставить|перенес[её]м|передвинем|сдвинем)\s+/iu;
/** "Инга просила примерку на 18 сдвинуть": wanted of what stands only where it is to be moved. */
export const OTHERS_WANTED = new RegExp(
  `^${LEADING}(?<who>[A-Za-zЀ-ӿ]+(?:\\s+[A-Za-zЀ-ӿ]+)?)\\s+просил[аи]?\\s+(?<wanted>[^?\\n]+?)[.!]*$`,
  'iu',
);
/** "съёмку на 18 перенести": the same, behind what is named. */
export const TO_MOVE_AMID =
  /(?<=\S)\s+(?:перенести|передвинуть|подвинуть|сдвинуть|отложить|переставить|перекинуть)(?=\s|$)/iu;
/** Things are moved so as well, and money is put aside; only "перенести" is said of plans alone. */
export const MOVED_BY_HAND =
  /(?<![a-zЀ-ӿ])(?:передвинуть|подвинуть|сдвинуть|отложить|переставить|перекинуть)(?![a-zЀ-ӿ])/iu;
/** "съёмку на час раньше": so said it is moved; "йогу в пятницу" may be another one. */
export const MOVED_BY_WORDS = /^(?:на|до|с|со)\s|(?:позже|раньше)$/iu;
/** "не сможет завтра, давай на среду": what does not suit, and what is wanted instead. */
export const CANNOT_THEN =
  /^(?:(?:он|она|они)\s+)?(?:не\s+(?:с?мо[гж][a-zЀ-ӿ]*|успе[a-zЀ-ӿ]+|получ[a-zЀ-ӿ]+|приед[a-zЀ-ӿ]+|прид[a-zЀ-ӿ]+)|занят[аы]?|заболел[аи]?)(?:\s+[^,]+?)?[\s,]+(?:давай(?:те)?|лучше|просит|предлагает|только)\s+(?:лучше\s+)?(?<then>.+)$/iu;
/** "отменяют съёмку", "всё отменяется" */
export const CALLS_OFF =
  /^(?:(?:они|он|она|вс[её])\s+)*(?:отмен(?:я|и)[a-zЀ-ӿ]+)(?:\s+(?<name>[^,]+))?$/iu;
/** "не завтра, а в субботу" of what may be named ahead of it. */
export const NOT_THEN_BUT = /^(?:(?<name>.+?)\s+)?не\s+(?<wrong>.+?)[\s,]+а\s+(?<right>.+)$/iu;
/** "съёмку убери, они передумали": an order, and the minds that were changed. */
export const MINDS_CHANGED =
  /^(?<order>.+?)[\s,]+(?:(?:потому\s+что|так\s+как)\s+)?(?:они|он|она|[a-zЀ-ӿ]{4,})\s+(?:уже\s+|вс[её]\s+)?передумал[аи]?[.!]*$/iu;
/** How it is said as an order. */
export const movedAs = (name: string, when: string): string =>
  ['перенеси', name, when].filter(Boolean).join(' ');
export const notThenBut = (name: string, wrong: string, right: string): string =>
  [name, 'не', `${wrong},`, 'а', right].filter(Boolean).join(' ');
/** Beside a time: by how much and whither. */
export const BESIDE_TIME: ReadonlySet<string> = new Set(
  'в во на к с со до позже раньше попозже пораньше то же тоже самое время день час лучше и'.split(
    ' ',
  ),
);
/** "в то же время": the hour at which it stands. */
export const AT_THAT_HOUR = /[\s,]+в\s+то\s+же\s+(?:самое\s+)?время$/iu;
/** What others ask of a visit: to come then. */
export const TO_COME =
  /^(?:приехать|прийти|придти|подъехать|подойти|заехать|зайти|приезжать|приходить)$/iu;
/** One goes somewhere. */
export const GOES_THERE =
  /^(?:по|при|съ|за|вы|до)?(?:еду|едем|ехать|ездить|езжать|ездка|ездку|ездки|ездке|ездкой|йти|иду|идём|идем)$|^(?:приеду|приду|зайти|прийти|поездка|поездку|визит|гости)$/iu;
