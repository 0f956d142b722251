const ADD =
  '(?:добавь|добавить|запиши|записать|создай|внеси|занеси|впиши|положи|закинь|допиши|кинь|сделай|поставь)(?:те)?';
const SOFT = '(?:(?:а|и|ну|да|ещё|еще|также|плюс|пожалуйста)\\s+)*';
const THAT = '(?:это|тот|этот|этого|того|этому|тому|эту|ту|этой|той|нём|нем)';
const PROJECT =
  '(?:проект(?:а|у|е|ик)?|групп(?:у|ы|е|а)|папк(?:у|и|е|а)|раздел(?:а|у|е)?|категори(?:ю|и|я))';
/** "в этот же проект", "для того проекта": the project that was spoken of. */
const THAT_PROJECT = `(?:в|во|для|по|к)\\s+${THAT}(?:\\s+же)?(?:\\s+сам(?:ый|ого|ому|ую|ой))?\\s+${PROJECT}`;
const INTO_IT = '(?:в|для)\\s+(?:него|неё|нее)(?:\\s+же)?';
const THERE = '(?:туда|сюда)(?:\\s+же)?';
const THERE_TOO = '(?:туда\\s+же|туда\\s+тоже|тоже\\s+туда|сюда\\s+же)';
const NOUN = '(?:(?:нов(?:ую|ая)\\s+)?(?:задачу|задача|задачи|дело|дела|таску)(?:\\s+|\\s*:\\s*))';
const NEED = '(?:(?:мне|нам|ещё|еще)\\s+)*(?:надо|нужно|необходимо)\\s+(?:будет\\s+|бы\\s+)?';
const ONE_MORE = '(?:(?:ещё|еще)\\s+(?:одну|одно|одна|вот\\s+что|такую)\\s+)';
/** "добавь туда же оплатить зал", "в этот же проект задачу нанять оркестр": where it goes stands first. */
export const PUT_AHEAD = new RegExp(
  `^${SOFT}(?<verb>${ADD}\\s+)?${SOFT}${ONE_MORE}?(?<ahead>${NOUN})?(?<place>${THAT_PROJECT}|${INTO_IT}|${THERE})\\s*(?<colon>[:,–—-])?\\s+${SOFT}(?:тоже\\s+)?(?<need>${NEED})?(?<order>${ADD}\\s+)?${SOFT}(?<noun>${NOUN})?(?<rest>.+)$`,
  'isu',
);
/** "добавь задачу украсить зал в этот же проект", "задачу украсить зал тоже туда": it stands last. */
export const PUT_BEHIND = new RegExp(
  `^${SOFT}(?:(?<verb>${ADD}\\s+)${SOFT}(?<noun>${NOUN})?|(?<alone>${NOUN}))(?<rest>.+?),?\\s+(?<place>(?:тоже\\s+|также\\s+)?(?:${THAT_PROJECT}|${THERE_TOO}))[.!]?$`,
  'isu',
);
/** "нанять бариста туда же": the same behind what is to be done alone. */
export const PUT_LAST = new RegExp(
  `^${SOFT}(?<rest>[^,;:?!\\n]{4,120}?),?\\s+(?<place>${THERE_TOO})[.!]?$`,
  'iu',
);
/** Whoever goes there names a place, and no project: "заехать туда же", "отвезти вещи туда же". */
export const GOES_THERE =
  /^(?!най|наход)(?:[Ѐ-ӿ]*(?:ехать|езжать|ездить|йти|ходить|везти|возить|нести|носить|бежать|бегать|лететь|летать|плыть|гнать|гонять)|звонить|позвонить|написать|отправить|вернуться|сдать|отдать|поступить|записаться|попасть|переслать|послать)(?:ся)?$/iu;
/** It says that a project is meant. */
export const SAYS_PROJECT = new RegExp(`\\s${PROJECT}$`, 'iu');
/** "туда же": nothing else is there too, so that no verb is needed. */
export const TOO = /\sже$/iu;
/** "в него: ...", "туда задачи: ...": a project is masculine, and a place. */
export const INTO_HIM = /^(?:в\s+него|туда|сюда)$/iu;
/** A place by itself: "в него" may be what something is put in. */
export const THERE_ALONE = /^(?:туда|сюда)$/iu;
/** The order for what is said without one. */
export const ADDING = 'добавь ';
/** The same where it is something to do. */
export const ADDING_TASK = 'добавь задачу ';
