const LEAD = '(?:(?:и|а|ну|да|так|но|ещё|еще|только)[\\s,]+)*';
const FIELD =
  '(?<field>дату|даты|дата|срок|срока|день|дня|время|времени|дедлайн|дедлайна|число|числа)';
const UNSET = '(?:по|за|у|на|про)?(?:ставил|задал|казал|значил|писал)[аи]?';
const NOT_SET = `не\\s+${UNSET}|забыл[аи]?(?:\\s+[a-zЀ-ӿ]+ть)?`;
const WE = '(?<we>(?:я|мы)\\s+)?';
const NAME = '(?<name>[^,.:;?!\\n]{3,40}?)\\s+(?<amid>(?:(?:я|мы|же|ведь|так\\s+и|пока)\\s+)*)';
const THEN = '[\\s,.–—-]+(?<time>\\S.*?)[.!\\s]*$';
/** "полису я дату не поставил, пусть будет 10 декабря": whose day was forgotten, and which it is. */
export const FORGOTTEN: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}${WE}(?<of>(?:у|для|на)\\s+)?${NAME}${FIELD}\\s+(?<behind>(?:я|мы)\\s+)?(?<unset>${NOT_SET})${THEN}`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}${WE}(?<of>(?:у|для)\\s+)?${NAME}(?:(?<unset>${NOT_SET})|(?<none>нет(?!у?\\s+времени)|нету(?!\\s+времени))|(?<without>без))\\s+${FIELD}(?:\\s+[a-zЀ-ӿ]*(?:став|дать|каз|знач|пис|зва)[a-zЀ-ӿ]*(?<=ть))?(?:\\s+(?:(?<left>остав|запис)|(?<stands>остал|вис|сто|леж))[a-zЀ-ӿ]+)?${THEN}`,
    'iu',
  ),
];
export const LETS_BE =
  /^(?:(?:пусть|давай(?:те)?|поставь(?:те)?|ставь|надо|нужно|запиши|это|так\s+что)\s+)*(?:(?:будет|стоит|станет)\s+)?/iu;
export const IS_TERM = /^(?:срок|дедлайн)/iu;
export const byNumber = (kind: 'task' | 'timeblock', number: number, time: string): string =>
  `поставь ${kind === 'task' ? 'TASK' : 'BLOCK'}-${number} ${time}`;
export const dueByNumber = (number: number, time: string): string =>
  `поставь TASK-${number} срок ${time}`;

/** "у Светы" */
export const IS_CALLED = /(?:^|\s)[A-ZЀ-Я]/u;
export const IS_WE = /(?:^|\s)(?:я|мы)\s/iu;
/** "не назначили": by whom is not said. */
export const BY_MANY = /(?:ил|ал|ыл)и(?:\s|$)/iu;
/** "страховке", "новому полису": whose it is; a subject ends otherwise. */
export const IS_DATIVE =
  /^(?!(?:мой|твой|свой|наш|ваш)\s)(?:(?:[a-zЀ-ӿ]+(?:ой|ей|ому|ему|ым|им)\s+)*[a-zЀ-ӿ]+(?:[уюеи]|ам|ям))(?:\s|$)/iu;
/** "страховку без срока оставил": somebody who leaves something is called otherwise. */
export const IS_ACCUSATIVE = /^(?:[a-zЀ-ӿ]+(?:ую|юю)\s+)*[a-zЀ-ӿ]+[ую](?:\s|$)/iu;
/** Words of a title behind which somebody stands as often as something. */
export const BEFORE_SOMEBODY: ReadonlySet<string> = new Set(
  'с со к ко у от для про о об за'.split(' '),
);
/** "у врача" of «вызвать врача», "у Пети" of «позвонить Пете»: how somebody ends who stands in a title. */
export const ENDS_AS_SOMEBODY: readonly (readonly [RegExp, RegExp])[] = [
  [/[ая]$/iu, /[аяую]$/iu],
  [/[ыи]$/iu, /[еыи]$/iu],
  [/(?:ов|ев|ей)$/iu, /(?:ов|ев|ей|ам|ям)$/iu],
];
export const IS_SOMEBODY =
  /^(?:мам|пап|бабушк|дедушк|дед(?:а|у|ом)?$|жен[аыеуой]|муж|сестр|брат|сын|доч|т[её]т[яиею]|дяд|нян|подруг|друг|друз|хозя|сосед|директор|врач|доктор|педиатр|стоматолог|терапевт|мастер|сантехник|электрик|клиент|заказчик|подрядчик|поставщик|курьер|начальник|шеф|босс|учител|репетитор|тренер|юрист|нотариус|риелтор|риэлтор|бухгалтер|дизайнер|менеджер|секретар|коллег|гост|ребён|ребен|дет(?:и|ей|ям)|кот|кошк|собак|пёс|пса)/iu;
