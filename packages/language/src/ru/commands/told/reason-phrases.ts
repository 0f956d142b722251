/** What turns the words behind it into the reason for the request. */
export const BECAUSE_PHRASES: readonly string[] = [
  'потому что',
  'так как',
  'т . к .?',
  'поскольку',
  'из - за того что',
  'а то|иначе',
  'ведь',
  'в связи с тем что',
  'все равно',
  'ибо',
];

/** Those of them behind which nothing has to be told: "а то кот голодный". */
export const PLAIN_REASON_PHRASES: readonly string[] = [
  'потому что',
  'так как',
  'т . к .?',
  'поскольку',
  'из - за того что',
  'а то',
  'ибо',
];

/** What ends a reason that is before its request. */
export const THEREFORE_PHRASES: readonly string[] = ['так что', 'поэтому', 'так - что', 'значит'];

/** One is there while what is told takes place: "в десять придёт мастер, быть дома". */
export const PRESENCE_PHRASES: readonly string[] = [
  'быть|побыть|сидеть|посидеть|остаться|ждать|подождать дома',
  'дома быть|побыть|сидеть|посидеть|остаться|ждать|подождать',
  'быть на месте',
  'встретить|встречать|принять|принимать|рассчитаться|расплатиться',
  'ждать|дождаться|впустить|пустить его|ее|их|всех',
  'забрать|подобрать его|ее|их из|с|со|у|на|от',
  'открыть ему|ей|им? дверь|калитку|ворота?',
  'никуда не уходить|уезжать|выходить',
];

/** By the time that the reason tells: "надо убраться к их приезду". */
export const ARRIVAL_PHRASES: readonly string[] = [
  'к его|ее|их|этому? приезду|приходу|визиту|прилету|возвращению|прибытию',
  'к его|ее|их встрече',
  'к этому|тому времени|часу|моменту|дню',
  'до этого|того времени|часа|момента|дня',
];
