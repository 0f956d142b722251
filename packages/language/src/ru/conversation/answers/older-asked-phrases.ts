const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** A yes ahead of an order: "да на четверг перенеси". */
export const YES_AHEAD =
  /^(?:(?:так|тогда|можно|и|а)[\s,.!—–-]+)*(?:да|ага|угу|ну|ок|окей|хорошо|ладно|давай|конечно)(?![a-zЀ-ӿ])[\s,.!—–-]*(?:(?:да|ага|угу|ну|ок|окей|хорошо|ладно|давай|конечно|так|тогда|можно|и|а)(?![a-zЀ-ӿ])[\s,.!—–-]*)*/iu;
/** What is only said around it. */
export const AROUND_IT =
  /(?<![a-zЀ-ӿ])(?:пожалуйста|спасибо|конечно|уже|же|всё|все|наконец|просто|говорю|сказала?|просила?)(?![a-zЀ-ӿ])/giu;
/** They deny it, or say that it is another than was asked about. */
export const NOT_SO = setOf('не нет ни только кроме но если тоже также');
