import { remembering } from '../../grammar/remembering.ts';

/**
 * Nouns to which a date, a number or an ordinal belongs, so that it plans nothing: "улица 8 Марта",
 * "дом 7", "договор от 15.01", "счёт на 250", "первое занятие". Stems, each with every ending of a
 * noun: these words are only recognized, never inflected.
 */
const STEMS: Readonly<Record<string, string>> = {
  street: `улиц ул площад пл проспект просп пр переул переулок переулк пер бульвар бульв шосс набережн наб
    проезд тупик микрорайон мкр станци метро линии имен остановк разъезд`,
  // where one is received: "3 марта кабинет 214" is a day, and no address
  room: 'офис кабинет каб комнат палат аудитори ауд павильон бокс',
  // what a number behind it names
  house: `дом д корпус корп строени стр владени квартир кв подъезд этаж офис кабинет каб комнат палат аудитори
    ауд павильон бокс гараж`,
  numbered: `версии верси сборк релиз прошивк рейс автобус троллейбус трамва маршрутк маршрут поезд вагон мест ряд
    глав параграф пункт стать приказ гост форм страниц стр упражнени выпуск том школ гимнази лице
    поликлиник больниц садик бригад захватк квартал участок участк размер канал псалом псалм айфон
    номер билет вопрос пример вариант лекци модул лист эпизод сери слайд тикет карточк плат ячейк
    окн окош касс выход платформ пут терминал причал полк шкафчик этап станк станок`,
  // what an ordinal before it counts: masculine and neuter, then feminine
  ordered: `урок класс курс этаж кабинет подъезд модул заняти том раунд тур сезон семестр этап ряд мест пост отряд
    задани параграф семинар экзамен сеанс приём прием укол ребенк ребенок раздел лист
    экземпляр слой слоя подход корпус дом отдел цех участок участк взвод батальон автобус поезд вагон матч тайм
    период концерт спектакл собрани платеж транш взнос кружк зуб канал ход перерыв дубл показ спринт триместр взгляд слов звонк
    маршрут склад объект терминал причал рудник лот столб ангар экипаж километр бокс абзац стеллаж сектор ряд станок котел котл
    номер столик домик ярус комплект лиц блюд знакомств свидани упражнени пут перрон`,
  'ordered-f': `платформ пар част сери глав смен групп бригад захватк парти верси лекци тренировк процедур доз прививк попытк
    скважин точк лини стать зон секци
    страниц палат аудитори рот игр встреч очеред помощ квартир доставк остановк контрольн`,
  // sums and sizes: what is behind their "на" is no length of time
  amount: `счет сумм чек штраф скидк сертификат карт преми аванс кредит займ долг платеж взнос оклад депозит баланс
    бюджет смет грант квот ставк заказ подписк билет  багет плитк рам холст
    баннер плакат фотографи коврик ковер доск брус лист труб телефон симк проездн приз лимит ссуд перевод
    пожертвовани заначк вклад`,
  // what lasts so long by itself, whoever makes it
  media: `ролик видео видос видосик слайд слайдшоу шоу клип фильм мультик подкаст аудио речь реч доклад тост монолог
    сценк сторис рилс трек песн озвучк трейлер репортаж сюжет выступлени`,
  // so many people; a bigger number is a clock: "столик на 1930"
  seats: `стол столик банкет зал автобус микроавтобус банкетк`,
  money: `рубл руб доллар бакс евро юан тенг гривн копе копеек тыс тыщ тыщонк миллион млн млрд лям`,
  // what bears a date of its own
  paper: `договор акт накладн претензи письм запрос счет приказ справк протокол доверенност решени постановлени
    заявк заявлени обращени предписани рекламаци отзыв фактур чек иск определени распоряжени отчет квитанци направлени рецепт выписк уведомлени соглашени
    контракт редакци спецификаци расписк жалоб ответ требовани фактур`,
  // when a paper was made or signed, and until when it holds: full participles
  issued: `выданн заключенн подписанн оформленн полученн утвержденн зарегистрированн датированн составленн изданн
    вынесенн заверенн продленн`,
  valid: `действительн действующ`,
  // what is as it is on a day: "по состоянию на 1 октября"
  'as-of': `состояни остат остатк сальд задолженност`,
  // "в соотношении 1:10"
  ratio: `соотношени пропорци масштаб`,
  // what runs from one day to another by itself
  span: `период промежуток интервал`,
  birth: `рождени рожд`,
  version: `верси сборк релиз прошивк пункт стать параграф глав`,
};

/** Words that are no noun in any case, or whose every letter counts. */
const WORDS: Readonly<Record<string, string>> = {
  money: 'р руб рублей тыс тыщ евро usd rub eur',
  size: 'х x',
  // the same by short participles
  issued: `выдан выдана выдано выданы заключен заключена заключено заключены подписан подписана подписано
    подписаны оформлен оформлена оформлено оформлены получен получена получено получены утвержден утверждена
    утверждено утверждены зарегистрирован зарегистрирована зарегистрировано зарегистрированы датирован
    датирована датировано датированы составлен составлена составлено составлены издан издана издано изданы
    вынесен вынесена вынесено заверен заверена продлен продлена принят принята принято приняты принятый
    принятого принятую принятое`,
  valid: 'действителен действительна действительно действительны действует',
  // "обновить ядро до 6.8"
  upgrade:
    'обновить обновиться обнови обновление обновления апгрейд апгрейднуть апгрейдить апдейт поднять повысить понизить откатиться мигрировать откатить откатиться',
  letter: 'б г д е ж з бэ вэ гэ дэ бешник вешник ашник',
  // "поздравить с 8 марта": the feast is what it is about
  greeting:
    'поздравить поздравь поздравляю поздравлю поздравим поздравление поздравления открытка открытку открытки',
  // prepositions of persons and things
  of: 'у для',
};

/** Verbs of paying: "заправить на 1500". */
const PAYING =
  `заправ пополн закин закуп накуп скин потрат оплат заплат выпиш выпис перевед перевест куп покуп закаж заказат
  взять возьм набрат набер отлож накоп одолж занят займ`.split(/\s+/);

const ENDINGS = new Set(
  `а у ы и е о я ю ь й ой ей ом ем ью ам ям ах ях ов ев ами ями ией ием иям ия ию ии ие ый ого ому ым ом ую ая ое ые ых`
    .split(/\s+/)
    .concat(''),
);
const ENDING_MAX = 3;
/** "домой" is no case of a house. */
const NO_OWNERS = new Set('домой местами часть'.split(' '));

const PATRONYMIC = /(?:ович|евич|ьич|ьмич|омич|укич|итич|овн|евн|ичн|иничн)(?:а|у|ем|е|ы|ой)?$/;
const PATRONYMIC_MIN = 7;

/** Nouns by stem, and words as they are. */
function collect(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (key: string, name: string): void => {
    const known = found.get(key);
    found.set(key, known === undefined ? name : `${known}+${name}`);
  };
  for (const [name, list] of Object.entries(STEMS)) {
    for (const stem of new Set(list.trim().split(/\s+/))) add(`${stem}-`, name);
  }
  for (const [name, list] of Object.entries(WORDS)) {
    for (const word of list.split(/\s+/)) add(word, name);
  }
  return found;
}

const OWNERS = collect();

/** Which classes a word belongs to, joined by "+": a flat is both numbered and counted. */
export const OWNER_CLASSES: readonly string[] = [...new Set(OWNERS.values())];

function lookUpOwner(word: string): string | null {
  const whole = OWNERS.get(word);
  if (whole !== undefined) return whole;
  if (NO_OWNERS.has(word)) return null;
  for (let size = 0; size <= ENDING_MAX && size < word.length; size += 1) {
    const stem = word.slice(0, word.length - size);
    const found = OWNERS.get(`${stem}-`);
    if (found !== undefined && ENDINGS.has(word.slice(stem.length))) return found;
  }
  return null;
}

/** The classes of a word, or null: most words own nothing. */
export const ownerClassOf = remembering(lookUpOwner);

export const isPatronymic = (word: string): boolean =>
  word.length >= PATRONYMIC_MIN && PATRONYMIC.test(word);

export const isPaying = remembering((word) => PAYING.some((stem) => word.startsWith(stem)));
