/** What takes a word back; most utterances say nothing of the kind and need not be read twice. */
export const MAY_CORRECT =
  /(?:^|[\s,])(?:то\s+есть|ой|нет|точнее|вернее|тьфу|бишь|пардон|ошибся|ошиблась|поправка)(?=$|[\s,])/iu;
