/** So one says goodbye, whatever stands in view. */
export const IS_GOODBYE =
  /^до\s+(?:завтра|послезавтра|утра|вечера|ночи|скорого|встречи)(?:\s.*)?$/iu;
/** So one may say goodbye, or by when it is to be done. */
export const MAY_BE_GOODBYE =
  /^до\s+(?:(?:следующ[а-я]+|этой|этого)\s+)?(?:понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья|выходных|недели|обеда|полудня)$/iu;
/** "ладно, давай до пятницы": words that lead up to a goodbye as well as to another time. */
export const LED_TO_GOODBYE =
  /^(?<led>(?:(?:ну|ладно|ок|окей|хорошо|все|всё|так|да|и|а|давай(?:те)?|тогда|уже|уж|вообще)[\s,]+)*)(?<until>до\s.*?)[.!\s]*$/iu;
/** "давай", "да, тогда давай" before it tell as often of another time. */
export const LETS_ALONE = /^(?:(?:да|так|и|а|давай(?:те)?|тогда)[\s,]+)+$/iu;
