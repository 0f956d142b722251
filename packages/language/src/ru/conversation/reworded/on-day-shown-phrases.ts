const ENDS = '(?=$|[\\s,.:;!?])';
/** "на этот день", "в тот же день": the day that is told of. */
export const THAT_DAY = new RegExp(
  `(?<=^|[\\s,.])(?:на|в)\\s+(?:вот\\s+)?(?:этот|тот)(?:\\s+же)?(?:\\s+самый)?\\s+день${ENDS}`,
  'iu',
);
/** "туда": where something is put, which may be a day. */
export const THERE = new RegExp(`(?<=^|[\\s,.])туда(?:\\s+же)?${ENDS}`, 'iu');
/** What is put somewhere in a plan; of any other verb "туда" is a place. */
export const PUTS =
  /(?<![a-zЀ-ӿ])(?:(?:по|до)?став(?:ь|им|лю)|постав(?:ить|лю)|запиш(?:и|у|ем)|записать|впиш(?:и|ем)|добавь|добавить|закинь|закину|вставь|внеси|занеси|запланируй|впихни|втисни|воткни|всунь|засунь|сунь|перенес(?:и|ти|у|[её]м)|перекинь|передвинь|сдвинь|двигай|переставь|перебрось|отложи|давай|тогда|можно|лучше)(?:те)?(?![a-zЀ-ӿ])/iu;
/** A date in the place of what points at it. */
export const onDate = (dotted: string): string => `на ${dotted}`;
