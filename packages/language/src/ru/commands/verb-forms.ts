/** Recognizing infinitives and imperatives by their endings, where no list could hold them all. */

/** Nouns and particles that end like an infinitive. */
const NOT_INFINITIVES = new Set(
  `путь мать часть сеть кровать печать смерть область повесть память запись пять шесть девять десять
  опять чуть хоть есть грудь нефть честь месть лесть шерсть скатерть тетрадь зять тесть гость кость
  двести нить сыть пасть треть четверть почти дети сети пути кости новости гости части вести сласти страсти
  радость площадь лошадь ночь дочь речь вещь помощь плоть суть ртуть медь роскошь зависть ненависть
  оповести десятью двадцать тридцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать одиннадцать
  двенадцать тринадцать четырнадцать назначь отметь пометь обозначь заметь рать знать стать благодать`
    .trim()
    .split(/\s+/),
);
/** ... but these two are verbs oftener than nouns. */
const INFINITIVES = new Set([
  'знать',
  'стать',
  'вести',
  'печь',
  'лечь',
  'беречь',
  'помочь',
  'сесть',
  'есть',
]);

const ENDINGS_OF_STEM_VERBS = [
  'йти',
  'нести',
  'везти',
  'вести',
  'мести',
  'рести',
  'расти',
  'лезти',
  'пасти',
  'грести',
];
const NOUN_ENDINGS = ['ость', 'есть', 'юсть'];

/** купить, записаться, найти, испечь */
export function isInfinitive(word: string): boolean {
  if (INFINITIVES.has(word) && word !== 'есть') return true;
  if (word.length < 4 || NOT_INFINITIVES.has(word)) return false;
  if (word.endsWith('ться') || word.endsWith('тись') || word.endsWith('чься')) return true;
  if (word.endsWith('ть')) return !NOUN_ENDINGS.some((ending) => word.endsWith(ending));
  if (word.endsWith('чь')) return !word.endsWith('очь') || word.endsWith('мочь');
  return ENDINGS_OF_STEM_VERBS.some((ending) => word.endsWith(ending));
}

/** What people tell themselves to do; other imperatives are orders to a machine. */
const IMPERATIVES = new Set(
  `купи позвони сходи съезди отправь напиши сделай забери отнеси отвези привези принеси оплати заплати
  проверь приготовь подготовь прочитай почитай погладь помой постирай полей выгуляй покорми закажи
  спроси узнай договорись посмотри скинь пришли ответь зайди заедь заскочи поздравь собери разбери
  почини настрой распечатай подпиши согласуй обсуди составь заполни подай сдай получи передай отдай
  верни разморозь испеки свари вынеси выброси запишись набери поговори спланируй
  изучи выучи повтори доделай закончи попробуй продай сними переведи поменяй замени обнови`
    .trim()
    .split(/\s+/),
);

/** купи, позвоните */
export function isImperative(word: string): boolean {
  return IMPERATIVES.has(word) || (word.endsWith('те') && IMPERATIVES.has(word.slice(0, -2)));
}

const ADJECTIVE_ENDINGS = [
  'ая',
  'яя',
  'ый',
  'ий',
  'ой',
  'ое',
  'ее',
  'ую',
  'юю',
  'ые',
  'ие',
  'ого',
  'его',
  'ому',
  'ему',
  'ым',
  'им',
  'ых',
  'их',
];

/** важная, рабочий: may stand before the noun that a title is about. */
export function looksLikeAdjective(word: string): boolean {
  return word.length >= 5 && ADJECTIVE_ENDINGS.some((ending) => word.endsWith(ending));
}
