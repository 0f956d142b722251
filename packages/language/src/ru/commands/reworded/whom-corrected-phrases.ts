/** "Гале", "деду", "Галине Юрьевне", "Марии": for whom it is; other words in "и" are as often things. */
export const FOR_WHOM = /^[a-zЀ-ӿ-]*[a-zЀ-ӿ](?:[еую]|ии|ери|ови)$/iu;
/** They end alike, and are nobody. */
export const FOR_NOBODY =
  /^(?:уже|даже|тоже|вообще|сразу|снизу|сверху|позже|раньше|скорее|больше|меньше|дальше|быстрее|почему|поэтому|вместе|себе|где|везде|кафе|море|кофе)$/iu;
/** What takes a word back; most utterances say nothing of the kind and need not be read twice. */
export const MAY_CORRECT =
  /(?:^|[\s,])(?:то\s+есть|ой|нет|точнее|вернее|тьфу|бишь|пардон|ошибся|ошиблась|поправка)(?=$|[\s,])/iu;
