/** What only joins an answer to what was asked: "и", "да", "тоже". */
export const JOINS =
  /^(?:(?:и|а|ну|да|ага|угу|так|то|вот|тоже|также|её|ее|его|их|это|надо|нужно|конечно|ладно)(?![a-zЀ-ӿ])[\s,.!—–-]*)+/iu;
/** And amid it: "тетради да на завтра проверить". Between two things it joins these: "хлеб да соль", "сходить да купить". */
export const YES_AMID =
  /(?<=[a-zЀ-ӿ,]\s)(?<!(?:ть|ти|чь)\s)да\s+(?=(?:(?:на|в|во|к|ко|с|до)\s|завтра|сегодня|послезавтра|тоже|также|[a-zЀ-ӿ]{2,}(?:ть|ти|чь)(?![a-zЀ-ӿ])))/iu;
export const ALSO_AMID = /(?<![a-zЀ-ӿ])(?:тоже|также|но)(?![a-zЀ-ӿ])/giu;
/** It is another one, or more than that. */
export const ANOTHER =
  /[?;:\n]|(?<![a-zЀ-ӿ])(?:не|нет|если|потом|ещё|еще|другой|другую|другое|или)(?![a-zЀ-ӿ])/iu;
/** A yes or the like: without one a verb alone may be of anything. */
export const ANSWERS_IT = /(?<![a-zЀ-ӿ])(?:да|ага|угу|тоже|также|её|ее|его|их)(?![a-zЀ-ӿ])/iu;
/** Where the head of a title ends. */
export const BEHIND_HEAD =
  /\s(?:по|на|для|с|со|к|ко|о|об|про|из|от|в|во|у|за|насчет|насчёт)\s.*$/iu;
