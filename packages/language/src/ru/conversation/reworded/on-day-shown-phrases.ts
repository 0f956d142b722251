const ENDS = '(?=$|[\\s,.:;!?])';
/** "на этот день", "в тот же день": the day that is told of; "на этот день рождения" is none. */
export const THAT_DAY = new RegExp(
  `(?<=^|[\\s,.])(?:на|в)\\s+(?:вот\\s+)?(?:этот|тот)(?:\\s+же)?(?:\\s+самый)?\\s+день${ENDS}(?!\\s+рожден)`,
  'iu',
);
/** "... и в тот же день отправить": the day of what is said before it. */
export const OF_SAME_BREATH = /[,\s](?:и|а|потом)\s+(?:на|в)\s+тот(?:\s+же)?\s/iu;
/** "туда": where something is put, which may be a day; "туда и обратно" is none. */
export const THERE = new RegExp(`(?<=^|[\\s,.])туда(?:\\s+же)?${ENDS}(?!\\s+(?:и|же)\\s)`, 'iu');
/** What moves in a plan, or is put at a time. */
export const MOVES_THERE =
  /(?<![a-zЀ-ӿ])(?:(?:пере|по)став(?:ь|им|лю)|ставь|запланируй|впихни|втисни|воткни|всунь|перенес(?:и|ти|у|[её]м)|перекинь|передвинь|сдвинь|двигай|перебрось|отложи)(?:те)?(?![a-zЀ-ӿ])/iu;
/** The plan's own word for it: of what stands there nothing else is meant. */
export const MOVES_IN_PLAN = /(?<![a-zЀ-ӿ])перенес(?:и|ти|у|[её]м)(?:те)?(?![a-zЀ-ӿ])/iu;
/** What is put to something as well as on a day: "добавь туда молоко". */
export const ADDS_THERE =
  /(?<![a-zЀ-ӿ])(?:запиши|впиши|добавь|закинь|вставь|внеси|занеси)(?:те)?(?![a-zЀ-ӿ])/iu;
/** "тогда стрижку туда", "давай маму туда": it stands last. */
export const THEN_THERE =
  /^\s*(?:(?:ну|а|и|так|ладно|ок)[\s,]+)*(?:тогда|давай)\s(?:.*\s)?туда[.!\s]*$/iu;
/** A date in the place of what points at it. */
export const onDate = (dotted: string): string => `на ${dotted}`;
/** Beside a name they say nothing; a pronoun means what is in view. */
export const BESIDE_THERE: ReadonlySet<string> = new Set(
  `туда же тогда давай ну а и так ладно ок пожалуйста лучше еще мне нам тоже это эту этот ее его их в на к
  задачу дело блок`
    .trim()
    .split(/\s+/u),
);
/** What takes place, or whom one goes to see: nobody puts it anywhere with his hands. */
export const TAKES_PLACE =
  /^(?:уборк|стирк|глажк|стрижк|маникюр|педикюр|массаж|бан[яюие]$|йог[аиуе]|тренировк|урок|заняти|экзамен|зачет|концерт|спектакл|кино$|театр|прием|осмотр|обход|врач|доктор|стоматолог|дантист|терапевт|окулист|педиатр|логопед|репетитор|ужин|обед|завтрак|праздник|рождени|юбиле|свадьб|вечеринк|корпоратив|планерк|совещани|собрани|созвон|встреч|звонок|звонк|интервью|собеседовани|прогулк|поездк|рыбалк|экскурси|съемк|ремонт|доставк|визит|поход|репетици|семинар|лекци|вебинар|консультаци|дежурств|смен[ауые]$|бассейн|спортзал|фитнес|пилатес|танц|английск|примерк|покраск|выезд|переезд|матч|футбол|хоккей|волейбол|баскетбол|теннис|пробежк|дедлайн|отчет|презентаци|созвониться)/iu;
