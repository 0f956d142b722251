const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** "купить: ...", "взять на дачу ...", "купить домой ...": what stands ahead of the things, and is kept. */
export const AHEAD_OF_THINGS =
  /^(?<lead>[a-zЀ-ӿ]+(?:\s+(?:домой|ещё|еще|срочно)|\s+(?:в|во|на|с|со|для|у|к)\s+[a-zЀ-ӿ]+(?=\s*:|\s+[a-zЀ-ӿ]))?\s*:?)\s+(?<things>(?!и\s).+)$/iu;
/** "муж пусть купит краску и валик": what somebody else is to get. */
export const AHEAD_OF_OTHERS =
  /^(?<lead>(?:[a-zЀ-ӿ]+\s+пусть|пусть\s+[a-zЀ-ӿ]+)\s+(?:купит|закупит|докупит|возьм[её]т|закажет|принес[её]т|привез[её]т|захватит|достанет|забер[её]т))\s+(?<things>(?!и\s).+)$/iu;
export const TO_BUY = 'купить';
/** "школа: справка и анкета", "обложка и корешок для музея": things that a title names without a verb. */
export const NAMED_THINGS: readonly RegExp[] = [
  /^(?<lead>[^:,]{2,40}:)\s+(?<things>[^:]+?)$/iu,
  /^(?<things>[^:]+?\s+и\s+[a-zЀ-ӿ-]+)(?<tail>\s+(?:для|по|на|от|из|в|во|к|ко|с|со)\s+[^:,]+)?$/iu,
];
/** "посуду помыть и пол", "зарплату ведомость распечатать и заявку": the first with the verb behind it, and another one. */
export const VERB_BETWEEN =
  /^(?<first>[a-zЀ-ӿ][^,:]*?\s(?<verb>[a-zЀ-ӿ]+(?:ть|ти|чь|ться|тись)))\s+и\s+(?<second>[^,:]+)$/iu;
/** "соль, сахар и муку" */
export const PARTS_MARK = /(?<mark>\s*,\s*(?:и\s+)?|\s+и\s+)/u;
export const JOINS_LAST = /^\s+и\s+$/u;
/** What has one of these tells of something, and lists no things. */
export const TELLS_MORE = setOf(
  'который которая которое которые которую которого чтобы что если когда потом после перед пока или либо как а но не где куда кому кого чтоб ради вместо',
);
/** Said while one thinks, and no thing. */
export const FILLERS = setOf('это эти самое');
/** They bind a word to the thing ahead of them: "корм для кота", "сок без сахара". */
export const BINDS = setOf('для без из от с со в во на к ко под до по за у о об про над при');
/** "бутылку воды", "пачка чая": they measure what follows. */
export const MEASURES = setOf(
  `пачку пачки пачка пачек бутылку бутылки бутылка банку банки банка литр литра литров килограмм кило килограмма кг грамм граммов
  упаковку упаковки упаковка пакет пакета коробку коробки коробка мешок мешка кусок кусочек лист листа листов рулон рулона рулонов
  пару пара штуку штуки штук шт десяток буханку тюбик моток мотка мотков метр метра метров м мл л г см комплект набор ведро ведра тюк связку пучок голову
  головку флакон ампулу пакетик мешков канистра канистру канистры канистр пакетов коробок банок бутылок ведер поддон поддона поддонов`,
);
/** "двенадцать", "пол": how much of it, in words. */
export const COUNTS =
  /^(?:\d+[A-Za-zЀ-ӿ]{0,3}|од(?:ин|на|ну|но)|дв[ае]|двое|тр[ие]|трое|четыре|пят[ьи]|шест[ьи]|сем[ьи]|восемь|девять|десять|(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцать|двадцать|тридцать|сорок|(?:пять|шесть|семь|восемь)десят|девяносто|сто|двести|триста|пол|полтора|полторы)$/u;
/** "три на шестнадцать", "4 х 40": between two counts it makes a size of them. */
export const BY_SIZE = setOf('на х x *');
/** "3х16": a size by itself. */
export const SIZE = /^\d+\s*[хx*]\s*\d+$/u;
/** "литров молока": of what is measured, in the genitive; "литров валик" is something else. */
export const MEASURED = /(?:[аяыи]|ов|ев|ей)$/u;
/** "лавровый", "чёрный": said of the thing beside it. */
export const LIKE_ADJECTIVE = /(?:[ыи]й|ой|ая|яя|ое|ее|ые|ие|ую|юю|ого|его|ых|их)$/u;
/** "печенье", "варенье": of things. */
export const LIKE_THING = /ье$/u;
/** Words for things that end as adjectives do. */
export const THINGS_LIKE_ADJECTIVES = setOf(
  'чай мороженое заливное герой пирожное пирожные жаркое игрушки змей обои',
);
/** "маме", "сестре": a noun that ends so stands in the dative, and tells for whom a thing is. */
export const OF_SOMEBODY = /е$/u;
/** "варенье", "печеное", "полотенце", "кофе": these things end so in the accusative as well; and so does "тоже". */
export const THINGS_IN_E =
  /(?:[ьиое]е|[^и]це|оже)$|^(?:кофе|пюре|желе|филе|суфле|каре|безе|кашне|портмоне|реле)$/u;
/** What is given to somebody, whose name is no thing. */
export const GIVEN_TO = /^(?:подар|цвет|букет|билет|письм|открытк|деньг|долг|привет)/u;
/** "пену", "пеной", "пенами": of one thing. */
export const CASE_ENDING = /(?:ами|ями|[оеё][йюм]|ам|ям|ах|ях|[аяуюыиое])$/u;
/** "клей", "клея", "клеем" */
export const J = 'й';
export const J_ENDING = /(?<=[а-яё]{2})(?:й|я|ю|е|и|ем|ём)$/u;
/** "губок" of "губки": the same consonants. */
export const VOWELS = /[аеиоуыэюяьй]/gu;

/** A list's own title begins so. */
export const LIST_WORD = 'список';
/** What is bought, fetched and taken along is told with any of these. */
export const PURCHASES =
  /^(?:купить|закупить|докупить|прикупить|подкупить|взять|захватить|достать|заказать|приобрести|найти|принести|привезти|забрать|набрать)$/u;
