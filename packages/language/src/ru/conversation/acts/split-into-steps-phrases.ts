const SPLITS =
  'раздели|разделите|разбей|разбейте|разложи|разложите|распиши|распишите|подели|поделите|раздроби';
const PARTS =
  'шаги|шагам|шага|части|частям|подзадачи|подзадачам|пункты|пунктам|пункта|подпункты|подпунктам|этапы|этапам|этапа';
const ADDS = 'добавь|добавьте|запиши|запишите|создай|создайте|внеси|внесите|впиши|впишите';
const PART = 'подзадачу|подзадача|подпункт|пункт|шаг|этап';
const POINTS =
  'неё|нее|ней|нему|него|это|(?:этому|этой|эту|тому|той|ту)(?:\\s+же)?(?:\\s+(?:задаче|задачи|задачу|делу|дело))?';

/** "раздели отчёт на шаги: собрать цифры, написать выводы": what is split, and into what. */
export const INTO_STEPS = new RegExp(
  `^(?:${SPLITS})\\s+(.{1,120}?)\\s+(?:на|по)(?:\\s+(?:\\d+|два|три|четыре|пять))?(?:\\s+(?:${PARTS}))?\\s*:\\s*(.+)$`,
  'isu',
);
const INTO_PARTS = `(?:на|по)(?:\\s+(?:\\d+|два|три|четыре|пять|несколько))?(?:\\s+(?:мелк|маленьк|небольш|прост|отдельн)[Ѐ-ӿ]+)?\\s+(?:${PARTS}|шагов|частей|подзадач|пунктов|подпунктов|этапов|шажки|подзадачки|задачи|задачки|куски)`;
const SPLITS_TOGETHER = 'разобь[её]м|разделим|распишем|разложим|поделим|раздробим';
/** "разбей её: купить яйца, смолоть орехи", "разбей на шаги: ...", "её разбей: ...": what was spoken of last. */
export const SPLIT_OF_LAST = new RegExp(
  `^(?:(?:и|а|ну|так|теперь|тогда|пожалуйста)[\\s,]+)*(?:(?<ahead>её|ее|его|${POINTS})\\s+)?(?:${SPLITS}|давай(?:те)?\\s+(?:её\\s+|ее\\s+|его\\s+)?(?:${SPLITS_TOGETHER}|${SPLITS}))(?:\\s+(?<behind>её|ее|его|${POINTS}))?(?:[\\s,]+(?:пожалуйста|плиз))?,?(?<into>\\s+${INTO_PARTS})?\\s*:\\s*(?<list>\\S.*)$`,
  'isu',
);
/** "отчёт большой, разбей его на части: ...": the object first, with what is said of it. */
export const OBJECT_AHEAD = new RegExp(
  `^([A-Za-zЀ-ӿ]+(?:\\s[A-Za-zЀ-ӿ]+){0,3}?)(?:\\s(?:очень\\s|слишком\\s)?[A-Za-zЀ-ӿ]+(?:ой|ий|ый|ая|ое|ые|ен|на|но))?,\\s*(?:надо\\s+|давай\\s+)?(${SPLITS})\\s+(?:его|её|ее|их)\\s+(?=(?:на|по)\\s)`,
  'iu',
);
/** "литературу разбей на: ...": the object ahead of its verb. */
export const OBJECT_FIRST = new RegExp(
  `^([A-Za-zЀ-ӿ]+(?:\\s[A-Za-zЀ-ӿ]+){0,2}?)\\s+(${SPLITS})\\s+(?=(?:на|по)(?:\\s|:))`,
  'iu',
);
/** "добавь к TASK-002 подзадачи купить краску, покрасить": what they go to stands before their noun. */
export const STEPS_TO = new RegExp(
  `^(?:(?:${ADDS})\\s+)?(?:к|ко|для|в|под)\\s+(.{1,120}?)\\s+(?:(?:${ADDS})\\s+)?(?:${PARTS})\\s*(?::\\s*|\\s)(.+)$`,
  'isu',
);
/** "подзадачи: купить краску, покрасить": of what was spoken of last. */
export const STEPS_OF_LAST = new RegExp(
  `^(?:(?:ну|и|а|её|ее|его)\\s+)*(?:(?:${ADDS})\\s+)?(?:(?:к|ко|для|в)\\s+(?:${POINTS})\\s+)?(?:(?:${ADDS})\\s+)?(?:${PARTS})\\s*(?:к\\s+(?:${POINTS})\\s*)?:\\s*(.+)$`,
  'isu',
);
/** "гараж — подзадачи: вынести доски": what was spoken of, and its parts. */
export const STEPS_OF_NAMED = new RegExp(
  `^(?:у\\s+)?([^:,\\n]{2,60}?)(?:\\s*,|\\s+[-–—])?\\s+(?:${PARTS})\\s*:\\s*(.+)$`,
  'isu',
);
/** "в эту же задачу подзадачу заказать такси": one part of what was spoken of last. */
export const STEP_OF_LAST = new RegExp(
  `^(?:(?:ну|и|а|ещё|еще)\\s+)*(?:(?:${ADDS})\\s+)?(?:к|ко|для|в)\\s+(?:${POINTS})\\s+(?:(?:${ADDS})\\s+)?(?:(?:ещё|еще)\\s+)?(?:${PART})\\s*:?\\s+([^:,;\\n]+)$`,
  'isu',
);
/** What parts the steps. */
export const BETWEEN_STEPS =
  /\s*(?:,|;|\n)\s*(?:и\s+)?|\s+и\s+(?=[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?(?:\s|$))/iu;
/** "бинты и йод" at the end of a list. */
export const LAST_TWO = /^(\S+)\s+и\s+(\S+)$/iu;
/** "цветы на 8 марта": the day for which it is. */
export const FOR_DAY = /^на\s/iu;
/** "данные за октябрь": the days that it is about. */
export const OVER_DAYS = /^за\s/iu;
/** What stands before a line of a list. */
export const STEP_MARK = /^(?:[-–—•*]|\d{1,2}[.)])\s*/u;
/** They stand for what was shown. */
export const POINTED = new RegExp(`^(?:её|ее|его|${POINTS}|эту)$`, 'iu');
/** The noun before the words of a whole. */
export const TASK_AHEAD = /^задач[ауеи]\s+/iu;
/** The same behind what says which. */
export const TASK_BEHIND = /\s+(?:задач[ауеи]|из\s+(?:списка|них))$/iu;
