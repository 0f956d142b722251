/** To whom it is done, as before: "написать ей". */
export const TO_WHOM: ReadonlySet<string> = new Set('ей ему им'.split(' '));
/** What it is done to, as before: "заказать его". */
export const WHAT: ReadonlySet<string> = new Set('её ее его их'.split(' '));
export const SAME_AS_BEFORE: ReadonlySet<string> = new Set([...TO_WHOM, ...WHAT]);
/** What one writes about one may call about as well. */
export const ABOUT: ReadonlySet<string> = new Set('про насчёт насчет о об'.split(' '));
/** One takes a day off, a child along and a tent for a while: what is taken is not always bought or ordered. */
export const TAKE = 'взять';
/** Adjectives of one kind, of which one is said in the place of the other. */
export const KINDS_OF_ADJECTIVES: readonly RegExp[] = [
  /^(?:бел|черн|красн|син|зелен|желт|сер|розов|голуб|бежев|коричнев|оранжев|фиолетов|золот|серебр|бордов|темн|светл|прозрачн|цветн)[а-я]{2,5}$/u,
  /^(?:больш|маленьк|средн|крупн|мелк|длинн|коротк|высок|низк|широк|узк|огромн|тонк|толст)[а-я]{2,4}$/u,
  /^(?:стар|нов|свеж)[а-я]{2,3}$/u,
  /^(?:зимн|летн|осенн|весенн|демисезонн)[а-я]{2,3}$/u,
  /^(?:деревянн|железн|металлическ|стальн|пластиков|стеклянн|кожан|бумажн|шерстян|хлопков|керамическ|каменн|резинов)[а-я]{2,3}$/u,
  /^(?:сладк|солен|остр|кисл|горьк|сух|полусух|полусладк|ржан|пшеничн|молочн)[а-я]{2,3}$/u,
  /^(?:лев|прав|верхн|нижн|передн|задн)[а-я]{2,3}$/u,
];
