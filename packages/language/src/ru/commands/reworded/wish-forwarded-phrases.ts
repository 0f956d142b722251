/** "Мам, ...", "Ольга Петровна! ...": who is asked, ahead of what is wished. */
export const CALLED =
  /^(?:(?:привет|приветик|слушай|хай|здравствуй(?:те)?|добр(?:ый|ое|ой)\s+(?:день|утро|вечер))[\s,.!]+)?(?:[a-zЀ-ӿ]{2,14}(?:\s+[a-zЀ-ӿ]{3,}(?:вна|ична|вич|ьич))?\s*[,!]\s*)?(?:(?:привет|приветик|слушай)[\s,.!]+)?/iu;
/** It is asked, or hangs on what somebody near does first. */
export const NO_WISH =
  /\?|(?:^|[\s,])(?:как|когда|если)\s+(?:только\s+)?(?:[a-zЀ-ӿ]+\s+)?[a-zЀ-ӿ]+(?:ешь|ёшь|ишь|ете|ёте|ите)(?![a-zЀ-ӿ])/iu;
/** Beside an order they say nothing of what it is done to. */
export const NO_OBJECT =
  /^(?:мне|нам|меня|нас|мной|сюда|туда|пожалуйста|плиз|пж|пжл|там|тут|уже|ещё|еще|и|а|ну|скорее|быстрее|срочно)$/iu;
export const WRITTEN_DOWN = 'запиши ';
