const ANSWER = '(?:да|ага|угу|нет|неа|не-а|не|ну\\s+да|да\\s+нет|нет\\s+нет)';
export const LED_BY_ANSWER = new RegExp(`^${ANSWER}[\\s,.!]+\\S`, 'iu');
/** "да, и ещё купить хлеб": behind the answer something is added. */
export const ADDS_ONE = new RegExp(
  `^${ANSWER}[\\s,.!]+(?:и\\s+|а\\s+)?(?:ещё|еще|также|плюс|заодно|потом|после\\s+этого)\\s`,
  'iu',
);
/** "а нет, у мастера же выходной", "ой погоди, в десять заказчица": what was said is to be changed. */
export const CORRECTS =
  /^(?:а\s+нет|ой\s+нет|ой[\s,]+погоди|ой[\s,]+подожди|погоди|подожди|стоп|постой|то\s+есть|вернее|точнее|ой[\s,]+я\s+(?:ошибся|ошиблась|перепутал|перепутала))(?:те)?[\s,]+(?:нет[\s,]+)?\S/iu;
/** "нет, ...": what follows is said in the place of what is asked about. */
export const LED_BY_NO = /^(?:(?:ой|ай|блин|ну|да)[\s,]+)*(?:нет|неа|не-а|не)[\s,.!]+\S/iu;
/** "позвонить в контору этого не хватит": said of what is asked about, and no note of something new. */
export const NOT_ENOUGH =
  /(?:^|[\s,])этого\s+(?:(?:мне|нам|пока|явно)\s+)?(?:не\s+(?:хватит|хватает|достаточно)|мало|маловато)[.!\s]*$/iu;
