/** How people say that a list that is there shall grow. */

const LEAD = '(?:(?:ну|ой|ах|а|и|да|так|вот|блин|слушай|кстати|точно|пожалуйста)\\s*,?\\s+)*';
const MORE = 'ещё|еще|также|тоже|плюс';
const ADD =
  '(?:добав(?:ь|им|ить)|допиш(?:и|ем)|впиши|припиши|внеси|занеси|(?:до|за)?кинь|включи|вставь)(?:те)?(?:-ка)?';
const NEED = 'надо|нужно|нужен|нужна|нужны|надобно';
const SOFT = 'пожалуйста|мне|нам|себе|бы|и|туда';
const FILL = `(?:(?:${MORE}|${ADD}|${NEED}|${SOFT})\\s+)*`;
const NOUN = '(?:список|списку|списочек|списочку)';
/** "тот же", "этому": the list that was spoken of. */
const SAME =
  '(?:(?:тот|тому|этот|этому|наш|нашему|мой|моему|наш)(?:\\s+(?:же|самый|самому))?|(?:его|её|ее)\\s+же)';
const re = (source: string): RegExp => new RegExp(`^${LEAD}${source}[.!]*$`, 'isu');

/** "к списку для кружка ещё пластилин", "в тот же список спички": the list first. */
export const LIST_FIRST = re(
  `(?<front>${FILL})(?:в|во|к|ко|на)\\s+(?:(?<same>${SAME})\\s+|(?<like>[a-zЀ-ӿ]+(?:ому|ему|ный|ной|ский|ий))\\s+)?${NOUN}\\s*[:,]?\\s+(?<rest>[^?\\n]+)`,
);
/** "и ещё коврик в тот же список": the list behind what goes on it. */
export const LIST_LAST = re(
  `(?<front>${FILL})(?<items>[^?\\n]+?)\\s+(?:(?:${MORE})\\s+)*(?:(?:${ADD}|${NEED})\\s+)?(?:в|во|к|ко)\\s+(?<same>${SAME})\\s+${NOUN}(?:\\s+(?:${ADD}|${NEED}|${MORE}))*`,
);
/** "в поход ещё допиши коврик", "допиши в ремонт ведро": a list that is there, by what it is for alone. */
export const PLACE_FIRST = re(
  `(?<front>${FILL})(?:в|во|на|к|ко|для)\\s+(?<place>[a-zЀ-ӿ]+(?:\\s+[a-zЀ-ӿ]+)?)\\s+(?<rest>[^?\\n]+)`,
);
/** "ведро и тряпки допиши в ремонт" */
export const PLACE_LAST = re(
  `(?:(?<order>${ADD})\\s+)?${FILL}(?<items>[^?\\n]+?)\\s+(?<behind>${FILL})(?:в|во|на|к|ко|для)\\s+(?<place>[a-zЀ-ӿ]+)(?:\\s+(?<last>${ADD}))?`,
);
/** What stands between the name of a list and what is put on it. */
export const FILLED = new RegExp(`^[\\s,:–—-]*(?<fill>${FILL})(?<items>.*)$`, 'isu');
const inside = (words: string): RegExp => new RegExp(`(?:^|\\s)(?:${words})(?=\\s|$)`, 'iu');
/** One of these says that the list shall grow. */
export const SAYS_MORE = inside(`${MORE}|${NEED}`);
export const SAYS_ADD = inside(ADD);
/** Of a list whose noun is not said: "закинь в ремонт телефон" puts nothing on it. */
export const SAYS_PUT = inside('(?:добав(?:ь|им|ить)|допиш(?:и|ем)|впиши|припиши)(?:те)?(?:-ка)?');
/** "тот же", "этому же": no other list is meant. */
export const THE_SAME = /(?:^|\s)(?:же|сам(?:ый|ому))$/iu;
/** One of these stands in all of them. */
export const MAY_GROW =
  /списо?[кч]|(?:^|\s)(?:добав|допи[шс]|впи[шс]|припи[шс]|внес|занес|докин|закин|кинь|включ|встав|ещё|еще|плюс)/iu;

/** "вернёмся", "доберусь": told or meant to be done, and no thing. */
export const NO_THING_ENDS = /(?:мся|[ую]сь|[тш]ься|тся|лся|лась|лись)$/u;

/** "сделай заново список ...": made anew. */
export const MADE_ANEW =
  /^(?<lead>(?:(?:ну|ой|да|а|и|так|тогда|давай|лучше|пожалуйста)[\s,]+)*)(?:(?<verb>(?:с|пере)?делай|составь|создай|заведи|напиши|запиши|начни|собери)(?:те)?\s+(?:мне\s+)?(?:опять|снова|заново|ещё\s+раз|еще\s+раз|по\s+новой|с\s+нуля)|(?:опять|снова|заново|по\s+новой)\s+(?<order>(?:с|пере)?делай|составь|создай|заведи|напиши|запиши)(?:те)?|(?<again>переделай|перепиши)(?:те)?)\s+(?:мне\s+)?(?:новый\s+)?список\s+(?<rest>\S.*)$/isu;
/** The same as a list that is made. */
export const asMade = (rest: string): string => `сделай список ${rest}`;
