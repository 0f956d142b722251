const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Orders to keep time: by themselves they may be said of many things. */
export const KEEPS_TIME = setOf(`
  займи займите займем занять забей забейте забьем забить выкрои выкроите выкроим выкроить оставь оставьте оставим
  оставить придержи придержите придержим придержать попридержи прибереги приберегите приберечь сбереги зарезервируй
  зарезервируйте зарезервируем зарезервировать резервируй застолби застолбите застолбить забронируй забронируйте
  забронируем забронировать бронируй выдели выделите выделим выделить отведи отведите отвести отвоюй удержи удержите
 урви зажми забукай высвободи высвободите высвободить припаси отложи отложите отложить`);
/** Of those, orders that mean another thing unless time is what they name. */
export const ONLY_OF_TIME = setOf('отложи отложите отложить высвободи высвободите высвободить');
/** What is kept. */
export const TIME_NOUNS = setOf(`
  время времени времечко слот слота слотик окно окошко окошечко промежуток интервал кусок кусочек отрезок`);
/** They say how long it is, where no number does. */
export const HOUR_NOUNS = setOf('час часок часик часочек полчаса полчасика');
/** Beside the order they say nothing. */
export const BESIDE_KEEPING = setOf(`
  мне нам меня себе пожалуйста надо нужно бы хочу хотим хотелось давай давайте можешь можете можно прошу
  тогда еще ка так ну и а же там какое нибудь то свободное свободный пустое отдельное`);
/** They say for what it is kept. */
export const KEPT_FOR = setOf('на под для чтобы чтоб ради');
/** What may be kept of a day, where the order is said of time: hours, a length, a part of the day. */
export const KEPT_SPANS: ReadonlySet<string> = new Set([
  'clock-range',
  'range',
  'length',
  'for-number',
  'daypart',
]);
/** The order that everybody understands. */
export const KEEP = 'забронируй';
/** How such orders begin; most utterances do not, and need not be read twice. */
export const KEEPING_OPENS =
  /(?:^|\s)(?:за[йн]|заб|выкр|остав|(?:по)?придерж|приберег|сберег|(?:за)?резерв|застолб|бронир|выдел|отвед|отвес|отво|удерж|урви|зажм|высвоб|припас|отлож)/iu;
/** "с 12 до 14 под обед с тестем": what the time is kept for, and not when it is. */
export const UNDER_MEAL = /\s+под\s+(?=(?:завтрак|обед|ужин|вечер|ночь)\s+[a-zЀ-ӿ])/iu;
