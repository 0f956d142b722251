/** "верни Саше дрель завтра": what somebody is given back is something to do, and no step back. */
export const GIVES_BACK =
  /^(?:(?:надо|нужно)\s+)?верни(?:те)?\s+(?<whom>\p{Lu}\p{Ll}+(?:е|у|ю|и|ой)|маме|папе|брату|сестре|сыну|дочке|дочери|мужу|жене|соседу|соседке|соседям|коллеге|начальнику|друзьям|другу|подруге|бабушке|дедушке|тёте|тете|дяде)\s+(?<what>(?!назад|обратно|как\s|все\s|всё\s|в\s|на\s)[A-Za-zЀ-ӿ].*)$/u;
/** The same as something to be done. */
export const asToDo = (whom: string, what: string): string =>
  `добавь задачу вернуть ${whom} ${what}`;
