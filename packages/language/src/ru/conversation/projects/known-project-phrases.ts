const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** How people speak of a project by its name alone, "в дачу", "по ремонту", "что по бане?" */
export const OF_KNOWN_PROJECT = {
  /** Said before anything else, and no part of it. */
  soft: setOf('ну а и ещё еще так слушай пожалуйста давай мне нам тогда'),
  add: setOf(`
    добавь добавьте добавить запиши запишите записать занеси занесите внеси внесите впиши допиши создай создайте
    закинь кинь положи поставь сохрани`),
  move: setOf('перенеси перенесите перемести переместите перекинь переложи закинь отнеси положи'),
  /** Behind what is moved: "обои закинь в ремонт". */
  moveBehind: setOf(`
    перенеси перенесите перемести переместите перекинь переложи закинь кинь отнеси положи отправь добавь занеси
    внеси запиши убери`),
  /** "обои относятся к ремонту" */
  belongs: setOf('относится относятся принадлежит принадлежат'),
  to: setOf('к ко'),
  /** Where something is put. */
  into: setOf('в во на'),
  /** What something concerns. */
  about: setOf('по для'),
  /** Nobody says "на" of a project before a bare noun: "запиши на ремонт машину". */
  onto: 'на',
  noun: setOf('проект проекту проекта проекте'),
  /** "добавь задачу в баню ...", "в баню задачу ..." */
  task: setOf('задачу задача задачи дело дела таску'),
  /** They stand for what was shown last. */
  pointer: setOf('её ее его их это эту эти эту её их задачу'),
  /** "что там у нас по бане?" */
  asks: setOf('что как покажи покажите'),
  asked: setOf(
    'там у меня нас мне нам есть осталось еще ещё нового дела слышно стоит же сделать все всё',
  ),
  askedOf: setOf('по с со в во на насчет насчёт про'),
  shown: setOf('покажи покажите'),
} as const;
