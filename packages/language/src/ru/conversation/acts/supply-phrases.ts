/** What comes out of a wall or by the hour: that it fails for a while is news, and no thing of the plan goes by it. */
export const SUPPLY =
  /^(?:света?|(?:электричеств|электроэнерги|вод|газ|отоплени|интернет|связ|вайфа|лифт|тепл|автобус|трамва|метро|электричк|маршрутк)[a-zЀ-ӿ]{0,3})$/u;
/** What is to be done to a thing: where the thing is not to be had, that may have to be done all the more. */
export const DONE_TO_THING =
  /^(?:оплатить|заплатить|купить|взять|заказать|починить|чинить|настроить|подключить|передать|проверить|помыть|забрать|сдать|заменить|поменять|продлить|вернуть|отправить)$/u;
