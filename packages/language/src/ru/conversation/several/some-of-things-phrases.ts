const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Longer texts are stories. */
export const CHARS_MAX = 120;

/** "его", "она": they point at what was named before, and say nothing more. */
export const POINTS = setOf('его ее их они он она оно это эту этот');
/** "не соль муж уже купил": with this word a bare "не" ahead is a no, and denies nothing. */
export const ALREADY = /(?:^|\s)уже(?:\s|$)/u;
/** Not who got it: "свежий" tells what a thing is like, "кто" asks. */
export const NO_STRANGER =
  /(?:[ыи]й|ой|ая|яя|ое|ее|ые|ие|ую|юю|ого|его|ых|их)$|^(?:что|кто|где|когда|почему|зачем|если|чтобы|или|ли|как|сколько|лучше|больше|меньше|все|пусть|давай|дай|раз|вместо|для|без|бы|можно|рублей|завтра|через|спасибо)$/u;

/** "нет, ...", "да, ...": how an answer begins. */
export const ANSWERED =
  /^(?:(?:ну|так|ой|ай|а|и|так-то|слушай|вообще-то|погоди|стоп)[\s,]+)*(?<word>нет|неа|не|да|ага|угу|ок)(?:[\s,.!–—-]+(?:не\s+вс[её])(?=[\s,.]))?[\s,.!–—-]+/iu;
export const YES = setOf('да ага угу ок');
/** "не порошок ваня уже купил": a no without its comma. */
export const BARE_NOT = 'не';

/** What parts one thing that is told from the next. */
export const BETWEEN_TOLD =
  /\s*[,.;!]+\s*(?:(?:а|но|зато|только|и)\s+)?|\s+[–—-]+\s+|\s+(?:а|но|зато)\s+/u;

/** What says nothing of the things by itself. */
export const BESIDE_TOLD = setOf(
  `ну да уже я мы вот тоже также кстати сам сама сами сегодня вчера утром днем вечером там тут домой наконец оказывается вроде
  у нас меня нам мне кажется же дорогой заодно еще так ой а точно больше теперь вообще пока что
  оттуда отсюда короче кароче значит типа блин про пожалуйста уж самому самой позавчера сейчас этом этого
  сделанным сделанной сделанными сделанное купленным купленной купленными выполненным выполненной готовым готовой как покупку покупка`,
);
/** "дома есть", "уже есть": with one of these words `IS_THERE` tells that nothing need be bought; "есть" alone may ask. */
export const AT_HOME = setOf('дома уже оказывается нас меня полно достаточно');
export const IS_THERE = setOf(
  'есть имеется нашлось нашлась нашлись нашелся хватает полно завались',
);
export const ONLY = setOf('только лишь');
export const JOIN = 'и';
/** "саморезы с клеем": with a thing behind it the same as "и". */
export const TOGETHER = setOf('с со');
/** "осталась только кромка": of what stands behind it. */
export const REMAINS = /^остал(?:ось|ась|ся|ись)$/u;
export const ALSO = setOf('тоже также');
export const NOT = 'не';
/** "остальное", "больше ничего": what was not named. */
export const THE_REST = setOf('остальное остальные остального остальных ничего другое');
/** "хлеб всё-таки купила": this "всё" is not all of it. */
export const AFTER_ALL = /(?<![A-Za-zЀ-ӿ])все[\s-]*таки(?![A-Za-zЀ-ӿ])/gu;
export const ALL_OF_IT = setOf('все');
export const EXCEPT = setOf('кроме без исключая помимо');

/** It was not got, or is still to be got. */
export const STILL_TO_GET = setOf(
  `нет нету надо нужно нужен нужна нужны осталось остался осталась остались забыл забыла забыли потом позже кончился кончилась кончилось
  кончились закончился закончилась закончилось закончились отсутствует отсутствуют доделываю доделаю делаю`,
);
/** Behind "не": "не было", "не нашла". */
export const NOT_GOT = setOf(
  'было была был были оказалось оказалась оказался оказались нашел нашла нашли нашлось нашлась нашлись нашелся успел успела успели смог смогла смогли',
);
/** Behind "не": it shall go. */
export const NOT_NEEDED = setOf(
  'надо нужно нужен нужна нужны понадобится понадобятся требуется требуются покупай покупайте бери берите',
);
/** It is to be struck out. */
export const STRUCK_OUT =
  /^(?:(?:вы|за)ч[её]рк(?:ни|ивай|иваем|нем)|уб(?:ери|ирай)|удал(?:и|яй)|сними|выкинь|скинь|забудь|отметь|отмечай|закрой|закрывай|исключи|выбрось)(?:те|ка)?$/u;
/** "вычеркни", "отметь" tick a row of a list, and its box stays; any other such word deletes the row. */
export const TICKED_OUT = /^(?:(?:вы|за)ч[её]рк|отме[тч]|закр)/u;
/** "из покупок", "из списка": where it stands. */
export const OUT_OF = setOf('из со с');
export const OF_LIST = setOf('покупок списка списков магазина задачи продуктов плана списке');
/** Where it was got. */
export const WHERE_GOT = setOf('в во на у по из с со от за к');

/** "по школе", "для музея": what the title is about. */
export const AHEAD_OF_TITLE = setOf('по для на в во от у с со к ко из');

/** "купил", "взяла", "захватили": it was got. */
export const GOT =
  /^(?:(?:за|до|при|на|под|от|с)?купил|взял|захватил|достал|заказал|при[оа]бр[её][лт]|наш[её]л|нашл|прин[её]с|прив[её]з|получил|забрал|набрал|дал|подарил|отдал|одолжил|притащил|урвал|добыл|(?:за|до|при)?куплен|взят|заказан|приобретен|найден)(?:[аиоы]|л[аио])?$/u;
/** "сделала", "готово": done, whatever the title's own verb is. */
export const MADE = /^(?:(?:с|про)?делал|сделан|готов|доделал|выполнил)(?:[аиоы])?$/u;
/** The same of what is to be done; "соль закончили" says that it has yet to be bought. */
export const FINISHED = /^закончил[аи]?$/u;

/** A row of a list is called by its thing alone: with this verb it is read as a title that lists that one thing. */
export const AS_BOUGHT = (thing: string): string => `купить ${thing}`;

/** "замер готов и саморезы купил", "плиту забрал, клей взял": where something else may be told. */
export const BESIDE_PART = /\s*[,.;]\s*(?:(?:и|а|но)\s+)?|\s+(?:и|а|но)\s+/gu;
