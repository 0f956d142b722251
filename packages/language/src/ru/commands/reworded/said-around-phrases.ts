/** What stands around something new and is no word of it. */

/** "одно дело: ...", "напиши нормально: ...": what leads up to the request, before a colon. */
export const LED_UP =
  /^(?:(?:нет|не|ой|ну|так|слушай|да|и|а|вот)[\s,]+)*(?:(?:ещё|еще)\s+)?(?:одн[оу]\s+дело|одн[ауо]\s+вещь|такое\s+дело|такая\s+вещь|вот\s+(?:что|такое)|(?:на)?(?:напиши|запиши|запомни|запишем|пиши|пишу|скажу|говорю|повторю|повторяю|записывай|поставь)(?:те)?\s+(?:(?:мне|себе|тогда|просто|ещё|еще)\s+)?(?:нормально|правильно|по-человечески|понятно|понятнее|чётко|четко|вот\s+так|раз|одну\s+вещь|одно\s+дело|как\s+следует))\s*:\s*(?<rest>\S.*)$/isu;

/** "урок", of what is headed by "уроки:". */
export const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['уроки', 'урок'],
  ['занятия', 'занятие'],
  ['тренировки', 'тренировка'],
  ['кружки', 'кружок'],
  ['секции', 'секция'],
  ['репетиции', 'репетиция'],
  ['лекции', 'лекция'],
  ['консультации', 'консультация'],
  ['процедуры', 'процедура'],
  ['смены', 'смена'],
  ['массажи', 'массаж'],
  ['ученики', 'урок'],
]);
export const HEADED =
  /^(?:(?:так|ну|вот|значит|смотри|и|а)[\s,]+)*(?:мои\s+|наши\s+)?(?<heading>[a-zЀ-ӿ]+)\s*:\s*(?<rest>[^:\n]+(?::\d\d[^:\n]*)*)$/iu;

/** What parts those that a heading holds for. */
export const BETWEEN_HEADED = /\s*[,;]\s*(?:а\s+|и\s+)?/u;

/** "..., наверно поедем" at the end: that one does it is known, and how surely is no word of a title. */
export const HEDGED =
  /^(?<before>.*[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?(?![a-zЀ-ӿ]).*?)[\s,]+(?:наверн(?:о|ое|яка)|скорее\s+всего|видимо|похоже|думаю|пожалуй)[\s,]+(?<when>(?:(?:в|во|на)\s+[a-zЀ-ӿ]+\s+)?)(?:(?:по|съ)?(?:еду|едем|езжу|ездим|иду|йду|йд[её]м)|сделаю|сделаем|займусь|займ[её]мся|успею|успеем|смогу|сможем|начну|начн[её]м|буду|будем)[.!\s]*$/iu;

/** "сказать, что в субботу наверное поедем": what is to be told is no hedge. */
export const TOLD_ON =
  /(?:^|\s)(?:что|чтобы|если|когда|сказать|сообщить|предупредить|передать|написать|позвонить|набрать|спросить|узнать|уточнить|ответить|договориться|обсудить|решить)(?=[\s,]|$)/iu;

/** "машину на ТО записать надо позвонить в сервис": what is done for what was said first. */
export const DONE_FOR_IT =
  /^(?:и\s+|а\s+)?(?<goal>(?:[a-zЀ-ӿ]+\s+){1,6}[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?)\s+(?:надо|нужно)\s+(?:бы\s+)?(?<step>(?:позвонить|записаться|сходить|съездить|заехать|зайти|написать|обратиться)\s+(?:в|на|во|к)\s+.+)$/iu;
export const BETWEEN_BOTH = ' - ';

/** "в час а не они теперь до двух короче в два": the hour that is taken back, why, and the right one. */
export const TAKEN_BACK_HOUR =
  /^(?<before>.+?)[\s,]+(?:а|ой|хотя)\s+(?:не|нет|стоп)(?=[\s,])(?<why>.+?)[\s,]+(?:короче|значит|так\s+что|в\s+общем|вобщем|получается|тогда|поэтому)[\s,]+(?<hour>(?:в|во|к|ко|на|до)\s+.+)$/iu;

/** "записала кота к ветеринару на вторник на 12": an appointment that was made. */
export const PUT_DOWN =
  /^(?<before>.*?)(?<![a-zЀ-ӿ])записал(?:а|и)?(?:сь|ся)?(?![a-zЀ-ӿ])\s*(?<rest>.*)$/iu;
/** Before that verb they say nothing. */
export const BESIDE_PUT_DOWN: ReadonlySet<string> = new Set(
  'я мы ну вот уже тут и а да так кстати короче наконец наконец-то сегодня только меня нас себя'.split(
    ' ',
  ),
);
/** Of oneself, where it is known whose appointment it is. */
export const ONESELF = /(?<![a-zЀ-ӿ])(?:меня|нас|себя)\s+/giu;
/** To somebody, or for something that is done there. */
export const TO_WHOM = /(?<![a-zЀ-ӿ])(?:к|ко|на)\s+(?<whom>[a-zЀ-ӿ]{3,})/giu;
/** What is written down there is no appointment. */
export const KEPT_ON: ReadonlySet<string> = new Set(
  'телефон диктофон диск флешку видео бумажке бумажку листок листочек стикер память доску доске счет счёт карту'.split(
    ' ',
  ),
);
/** Written down as it was told. */
export const NEW_TASK = 'добавь задачу';
/** "на 12" as "в 12". */
export const ON_HOUR = /^на(?=\s)/iu;
export const AT_HOUR = 'в';
