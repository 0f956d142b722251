/** "и Галине", "а ещё скотч", "масло тоже": behind what was written just now, another one of the same. */
export const ONE_MORE =
  /^(?<joint>(?:(?:а|и|да|ну)\s+)*(?:также|ещ[её]|плюс|и)\s+|(?:а|и)\s+)(?<rest>[^,;:?!\n]{2,80}?)(?<also>\s+(?:тоже|также|заодно))?[.!]?$/iu;
export const ALSO_LAST = /^(?<rest>[^,;:?!\n]{2,60}?)\s+(?:тоже|также)[.!]?$/iu;
/** Alone they name nothing that could be done the same to. */
export const NOTHING_MORE: ReadonlySet<string> = new Set(
  `же туда все всё это то она он оно они её ее его их там тут потом что как мне нам нас меня тебе вам ладно хорошо нет да спасибо
  больше раз один одна одно что-нибудь что-то ничего чего такое такая другое другую другой`.split(
    /\s+/,
  ),
);
/** "ещё одна репетиция в понедельник ...": another meeting of the same name. */
export const ANOTHER_ONE = /^(?:и\s+|а\s+)?ещ[её]\s+(?:одн[ауо]|один)\s+(?<rest>.+)$/isu;
/** "и ещё одну: глоссарий к пятнице", "ещё такое дело - ...": what follows the mark is all of it. */
export const ANOTHER_MARKED =
  /^(?:(?:и|а|ну|да|ага)[\s,]+)*ещ[её]\s+(?:одн[ауо]|один|вот\s+что|так(?:ая|ую|ое))(?:\s+(?:задач[ауку]+|дел[оа]|штук[ау]|вещь))?\s*(?::|\s[–—-])\s*(?<rest>\S.+)$/isu;
/** "и ещё одну: купить газ", "ещё одна подзадача: ...": a task or a part, and no other thing. */
export const ANOTHER_ROW =
  /^(?:(?:и|а|ну|да|ага)[\s,]+)*ещ[её]\s+(?:одн[ау]|один)(?:\s+(?:подзадач[ау]|подпункт|пункт|шаг))?\s*(?::|\s[–—-])/iu;
/** "и такую же с Петром в четверг": with something else than it had. */
export const SUCH_WITH =
  /^(?:(?:и|а|ну|да|ещё|еще)\s+)*так(?:ой|ую|ое)\s+же\s+(?<rest>\S.{2,60}?)[.!]?$/iu;
/** "и ещё сшить костюм": behind a part that was added it may be one more part. */
export const ONE_MORE_DEED = /^(?:(?:и|а|ну|да)\s+)*(?:ещ[её]|также)\s/iu;
/** "а потом бабушке в 13", "и с Жанной так же, только в 14", "с Жанной то же самое, но в 14": the same, and what is not. */
export const SAME_BUT: readonly RegExp[] = [
  /^(?:(?:а|и|ну)\s+)?(?:потом|затем|после\s+этого|дальше)\s+(?<rest>[^,;:?!\n]{2,80})$/iu,
  /^(?:(?:а|и|ну)\s+)?(?<name>[^,;:?!\n]{2,40}?)\s+(?:так\s+же|также|то\s+же(?:\s+самое)?|аналогично|тоже)\s*,?\s+(?:(?:только|но|а)\s+)*(?<when>[^,;:?!\n]{2,40}?)[.!]?$/iu,
];
