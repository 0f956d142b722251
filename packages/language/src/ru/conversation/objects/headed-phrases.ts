/** Behind them stands what a thing is for, or when it is to be: it is not what the thing is. */
export const IN_CLAUSE: ReadonlySet<string> = new Set(
  'к ко до перед для после про о об насчет насчёт по'.split(' '),
);
/** Of these the ones that tell when, wherever they stand. */
export const WHEN_CLAUSE: ReadonlySet<string> = new Set(['до', 'перед', 'после']);
/** An adjective may stand between: "до родительского собрания". */
export const ADJECTIVE = /(?:ого|его|ому|ему|ой|ей|ым|им|ых|их|ую|юю)$/u;
/** "завтра после уроков": when it is, and no name. */
export const AFTER_EVENT =
  /(?:^|\s)(?:после|перед|до)\s+(?!обед|полудн|завтрак|ужин)(?:(?:[a-zЀ-ӿ]+(?:ой|ей|их|ых|его|ого)\s+)?[a-zЀ-ӿ]{4,})(?=[\s,.]|$)/iu;
