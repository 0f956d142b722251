/** Verbs that are said of one errand, whichever aspect or word they are. */
export const SAME_ERRANDS: readonly ReadonlySet<string>[] = [
  'купить покупать закупить закупать докупить прикупить взять брать',
  'звонить позвонить набрать набирать созвониться',
  'говорить сказать поговорить',
  'искать найти',
  'класть положить',
  'отдать отдавать отвезти отвозить отнести относить сдать сдавать',
  'сделать делать подготовить готовить подготавливать доделать',
  'заменить менять поменять сменить',
].map((line) => new Set(line.split(' ')));
/** What makes a verb one of doing it again and again: "поливать", "сдавать", "выгуливать". */
export const AGAIN_AND_AGAIN = /(?:[ыи]?ва)(?=ть(?:ся)?$)/u;
/** Prefixes that leave a verb what it is. */
export const BARE_PREFIX = /^(?:при|под|про|по|со|с|вы|на|у|за|об|от|о|из|ис)(?=[a-zЀ-ӿ]{4})/u;
