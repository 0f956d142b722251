const LEAD =
  '(?:(?:а|и|ну|так|ой|нет|слушай|кстати|короче|блин|да|вот|стоп|погоди|надо|нужно|мне)[\\s,]+)*';
const SIDE = '(?:[^,:;?!\\n]|(?<=\\d):(?=\\d)){2,40}?';
/** "торт забрать не в субботу, а в пятницу", "торт забрать в пятницу, а не в субботу" */
export const NOT_THAT_DAY: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?<what>[^,:;?!\\n]{5,60}?)[\\s,]+не\\s+(?<wrong>${SIDE})[\\s,]+а\\s+(?:уже\\s+)?(?<right>${SIDE})[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}(?<what>[^,:;?!\\n]{5,60}?)[\\s,]+(?<right>(?:до|к|ко|в|во|на|завтра|послезавтра|сегодня)(?:\\s${SIDE})?)[\\s,]+а\\s+не\\s+(?<wrong>${SIDE})[.!]*$`,
    'iu',
  ),
];
/** What is looked for is to be found: other verbs of what is to be done in the end. */
export const SAME_ACTS: readonly ReadonlySet<string>[] = [
  'искать найти поискать подыскать отыскать разыскать',
  'купить покупать закупить закупать докупить прикупить взять',
  'заказать забронировать бронировать заказывать',
  'забрать взять забирать получить',
  'позвонить звонить набрать созвониться прозвонить',
  'отдать отвезти передать отнести завезти сдать',
  'отправить послать выслать скинуть переслать сбросить',
  'сделать подготовить приготовить доделать',
].map((acts) => new Set(acts.split(' ')));
/** By then, and not then. */
export const BY_THEN = /^(?:до|к|ко)\s/iu;
export const dueOrder = (mention: string, when: string): string =>
  `поставь «${mention}» срок ${when}`;
/** "в среду до обеда" */
export const UNTIL_WITHIN = /\S\s+(?:до|к|ко)\s/iu;
/** "забрать торт и шары": a title of two things, of which one may be said. */
export const NAMES_TWO = /\sи\s/iu;
