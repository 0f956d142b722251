/** One of these stands in all of them; most utterances say none. */
export const MAY_BE_ASIDE =
  /(?:кстати|где[\s-]то|говорил|сказал|просил|(?:^|\s)это\s|(?:ещё|еще)\s|одной\s+задач|одним\s+дел)/iu;
/** "в пятницу кстати", "в шесть кстати": behind a time it says nothing. */
export const BY_THE_WAY = /^(?<time>.+?)\s+кстати(?<rest>(?:[\s,]+.*)?)$/iu;
/** "на полчасика где то": roughly so long, said last. */
export const ROUGHLY_LAST = /^(?<time>.+?)[\s,]+где[\s-]+то[.!\s]*$/iu;
/** "... в десять я говорила": that it was said before is nothing to be noted. */
export const AS_I_SAID =
  /^(?<time>.+?)[\s,]+(?:как\s+)?я\s+(?:(?:же|уже|ведь|вам|тебе)\s+)*(?:говорил|сказал|просил)[аи]?(?:\s+(?:же|уже))*[.!\s]*$/iu;
/** What is told or asked ahead of it may be what was said. */
export const WHAT_WAS_SAID =
  /(?:^|\s)(?:что|чего|ч[её]м|как|котор[a-zЀ-ӿ]+|если|чтобы)(?=[\s,]|$)/iu;
/** "... пять дней это напоминай в восемь": what was said ahead is what is to be reminded of. */
export const THIS_ORDER =
  /^(?<ahead>.*[a-zЀ-ӿ\d])(?<!(?:^|\s)(?:про|о|об|обо|на|за|в|к|с|по|для|из|без|вс[её]|что|и|а|кто|как|не|ещё|еще))\s+это\s+(?<order>(?:напоминай|напомни|запиши|записывай|поставь|добавь)(?:те)?(?![a-zЀ-ӿ]).*)$/iu;
/** "рексу ещё на стрижку теперь по пятницам": one thing more, and no word of what it is. */
export const ONE_MORE =
  /^(?<whom>(?:(?:ой|так|ну|а|и|слушай)\s+)*[a-zЀ-ӿ]+[уюеи])\s+(?:ещё|еще)\s+(?<rest>(?:к|ко|на|в)\s+[a-zЀ-ӿ]+.*)$/iu;
/** "одной задачей купить грунт и валик": how it is to be written, and no word of it. */
export const AS_ONE =
  /^(?<lead>(?:(?:нет|не|да|а|и|ну|так|лучше)[\s,]+)*)(?:(?:запиши|пиши|сделай|поставь)(?:те)?\s+(?:это\s+)?)?(?:одной\s+задачей|одним\s+делом)[\s:,–—-]+(?<rest>\S.*)$/iu;
