/** What joins a yes or a no to what is said behind it, and says nothing itself. */
export const JOINT_BEHIND =
  /^[\s,.!;:–—-]*(?:(?:и|а|но|ещё|еще|тогда|также|заодно|давай|пожалуйста|ну|так|же)(?:[\s,]+|$))*/iu;
/** Words that say the yes once more: "всё правильно", "я же сказала". */
export const SAID_ONCE_MORE =
  /(?<![a-zЀ-ӿ])(?:вс[её]\s+(?:правильно|верно|так)|правильно|верно|именно|так\s+и\s+есть|записывай|запиши|пиши|ставь|поставь|переноси|перенеси|отмечай|отметь|делай|сделай|конечно|же|я\s+же\s+(?:сказал|говорил|просил)а?|я\s+говорил[аи]?|говорю|уже|спасибо|пожалуйста|да|это|вот|ну|её|ее|его|их)(?![a-zЀ-ӿ])/giu;
/** They take something of the yes back, so that it is none. */
export const TAKES_BACK =
  /(?<![a-zЀ-ӿ])(?:не|нет|только|кроме|но|если|лучше|кажется|наверное|может)(?![a-zЀ-ӿ])/iu;
/** "в" of "в банк", whose noun was taken away. */
export const LONE_PREPOSITION =
  /(?:^|\s)(?:в|во|на|с|со|к|ко|по|у|за|о|об|для|и)\s+(?=(?:в|во|на|с|со|к|ко|по|у|за|о|об|для|и)\s|$)/giu;
/** A yes with a time, as it is said plainly. */
export const YES_AT = (time: string): string => `да, ${time}`;
/** "да, и молоко тоже": the same for another. */
export const ALSO = /(?<![a-zЀ-ӿ])(?:тоже|также)(?![a-zЀ-ӿ])/iu;
