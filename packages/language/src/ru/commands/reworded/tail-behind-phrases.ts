/** One of these ends it; most utterances end otherwise, and need not be read twice. */
export const MAY_BE_TAIL =
  /(?:часа?|важно|успе[а-яё]+|смо[а-яё]+|мог[а-яё]+|можем|никак|получ[а-яё]+|выйд[а-яё]+|выход[а-яё]+|работ[а-яё]+|занят[а-яё]?|сплю|смене|учусь|уч[её]бе|примерно|где-то|наверн[а-яё]+)[.!\s]*$/iu;
/** "..., час примерно", "..., около часа": how long it takes, of one hour. */
export const ABOUT_AN_HOUR =
  /^(?<plan>.+?)\s*,\s*(?:это\s+|там\s+)?(?:(?:примерно|где-то|наверн(?:о|ое)|приблизительно|ориентировочно|думаю)\s+(?:на\s+)?(?:час|часок)|(?:на\s+)?(?:час|часок)\s+(?:примерно|где-то|наверн(?:о|ое)|приблизительно|ориентировочно|думаю|так)|около\s+часа|с\s+час|(?:где-то|примерно)\s+с\s+час)[.!\s]*$/iu;
export const forAnHour = (plan: string): string => `${plan} на час`;
/** "..., это очень важно": how much it matters, as it is said of a block. */
export const IT_MATTERS =
  /^(?<plan>.+?)\s*[,.;–—-]\s*это\s+(?:(?:очень|реально|правда|прям|супер|для\s+меня)\s+)?важно[.!\s]*$/iu;
export const mattering = (plan: string): string => `${plan}, важно`;
/** "..., это блок работы", "... блоком": what a span of hours is anyway. */
export const IS_BLOCK =
  /^(?<plan>.+?)(?:\s*[,.;–—-]\s*это\s+(?:(?:просто|будет|рабочий)\s+)?блок(?:\s+(?:работы|для\s+работы|на\s+работу))?|(?:\s+мне\s+нуж(?:ен|на|но|ны))?\s*,?\s+(?:одним\s+|рабочим\s+)?блоком)[.!\s]*$/iu;
/** "логотип блоком с 17 до 19": the same, ahead of its hours. */
export const AS_BLOCK =
  /^(?<name>.+?)(?:\s+мне)?(?:\s+нуж(?:ен|на|но|ны))?\s+блоком\s+(?<when>.+?)[.!\s]*$/iu;
/** Most utterances say nothing of it. */
export const SAYS_BLOCK = /(?:это\s+(?:[а-яё]+\s+)?блок|\sблоком)/iu;
const NOT_FREE =
  '(?:никак|не\\s+(?:успе(?:ю|ем|ваю|ваем)|смо(?:гу|жем)|могу|можем|получ(?:ится|ается)|выйдет|выходит))';
const BUSY =
  '(?:работаю|работаем|на\\s+работе|на\\s+смене|на\\s+уч[её]бе|учусь|занята?|занят[ыа]|сплю|буду\\s+(?:занята?|на\\s+[a-zЀ-ӿ]+))';
const UNTIL =
  '(?:до|раньше|прежде)\\s+(?:\\d{1,2}(?::\\d\\d)?|[a-zЀ-ӿ]+)(?:\\s+(?:часов|часа|утра|дня|вечера))?';
/** "... я до пяти не успею", "..., раньше не смогу": why it is not earlier, and no word of what it is. */
export const NOT_EARLIER = new RegExp(
  `^(?<plan>.+?)[\\s,]+(?<told>(?:(?:а\\s+то|потому\\s+что|так\\s+как|ибо|просто)\\s+)?(?:(?:(?:я|мы)\\s+)?(?:точно\\s+)?(?:раньше|пораньше|${UNTIL})\\s+(?:точно\\s+)?${NOT_FREE}|(?:я|мы)\\s+${UNTIL}\\s+${BUSY}))[.!\\s]*$`,
  'iu',
);
/** What is to be told to somebody is no reason of one's own. */
export const IS_TOLD_ON =
  /(?:^|[^a-zЀ-ӿ])(?:что|чтоб(?:ы)?|сказать|написать|сообщить|предупредить|объяснить|передать|ответить)(?![a-zЀ-ӿ])/iu;
/** "собаку надо к ветеринару": what asks is no word of it where an order is put ahead. */
export const NEEDED =
  /(^|[^a-zЀ-ӿ])(?:надо|нужно)\s+(?![a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?(?![a-zЀ-ӿ]))/iu;
/** "... они там до восьми работают, давай завтра": told of them to whom one turns, and when it is to be done, last of all. */
export const LET_IT_BE_THEN =
  /^(?<order>[^,]+?)[\s,]+(?<told>(?:они|он|она|там)\s[^?]+?)[\s,]+(?:давай(?:те)?|пусть|тогда|поэтому)\s+(?:это\s+)?(?<when>(?:на\s+)?[a-zЀ-ӿ]+(?:\s+[a-zЀ-ӿ0-9:]+){0,4})[.!\s]*$/iu;
/** "удалить старые фото, задача на завтра", "починить кран — это задача на пятницу": what it is anyway, and when. */
export const IS_TASK_FOR =
  /^(?!.*\sили\s)(?<plan>[^:;]+?)(?:\s*,|\s+[-–—])\s*(?:это\s+)?(?:задач[ак]а?|дело)\s+(?<when>(?:на|в|во|к|до)\s+[^,:;]+?|сегодня|завтра|послезавтра)[.!\s]*$/iu;
export const addingTask = (plan: string, when: string): string => `добавь задачу ${plan} ${when}`;
/** "починить кран и забрать шкаф, это задачи на завтра": the same of several. */
export const ARE_TASKS_FOR =
  /^(?!.*\sили\s)(?<plan>[^:;]+?)(?:\s*,|\s+[-–—])\s*(?:(?:это|вс[её])\s+)*(?:задачи|дела)\s+(?<when>на\s+[^,:;]+?)[.!\s]*$/iu;
export const headedBy = (when: string, plan: string): string => `${when}: ${plan}`;
