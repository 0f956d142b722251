/** It is another one, or said with a doubt. */
export const NAMES_ANOTHER =
  /[?;\n]|:(?!\d)|(?<![a-zЀ-ӿ])(?:не|нет|если|потом|ещё|еще|также|другой|другую|другое|или|надо|нужно|задач[ауи]|напомни(?:те)?|запиши(?:те)?|добавь(?:те)?|создай(?:те)?)(?![a-zЀ-ӿ])/iu;
/** What only leads to the name: "это тренировка", "ну тренировка", "под тренировку". */
export const LEADS_TO_NAME =
  /^(?:(?:ну|это|вот|так|а|пусть\s+будет|назови(?:те)?|называется|будет)[\s,]+)+(?=\S)/iu;
/** A name that begins so hangs on something that was not said: "после обеда", "у врача". */
export const HANGS =
  /^(?:в|во|на|с|со|к|ко|по|у|от|из|до|за|о|об|для|про|без|после|перед|около|между|через)(?![a-zЀ-ӿ])/iu;
/** A mark parts the name from the time. */
export const PARTED = /[,—–]|\s-\s/u;
/** "обед, завтра в 13": "в обед" alone is a part of the day. */
export const MEAL_AHEAD = /^(?<meal>обед|завтрак|ужин|полдник)\s*[,–—-]\s*(?<rest>(?=.*\d).+)$/iu;
