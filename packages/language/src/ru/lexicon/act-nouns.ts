import { remembering } from '../../grammar/remembering.ts';

/**
 * What is done and the noun of it, where the two do not begin alike or people mix several of either: the beginnings
 * of the nouns, and the verbs with the prefixes that leave them what they are. No verb that mostly means something
 * else: people "набрать" more than calls, and who is met at a station is in no meeting.
 */
const FAMILIES = `
  звонок звонк / по,пере,до,об-звонить звониться созвониться
  созвон / по,со-звонить созвониться
  пошив / по,с-шить
  расчет / рассчитать посчитать
  прививк / привить привиться
  встреч свидани / встретиться увидеться повидаться свидеться
  стирк / по-стирать выстирать постираться
  глажк глажен утюж / по-гладить отгладить
  мойк помывк мыть / по,вы,от-мыть по,вы-мыться
  стрижк / по,под-стричь по,под-стричься остричь
  поездк / по-ехать съездить ездить
  поход / с-ходить пойти идти
  визит посещен / сходить съездить посетить
  уборк / убрать убраться убирать убираться прибраться прибрать
  оплат платеж / о,за-платить уплатить оплачивать
  уплат / уплатить
  покупк закупк / купить закупить докупить покупать закупиться
  заказ / заказать дозаказать
  продаж / продать
  ремонт починк / по-чинить отремонтировать
  запис / записать записаться
  отправк отсылк / отправить отослать послать выслать
  доставк / доставить привезти отвезти
  сбор / собрать собраться собирать собираться
  сдач / сдать
  выдач / выдать
  передач / передать
  замен / заменить сменить
  возврат / вернуть возвратить
  готовк / готовить приготовить
  подготовк / подготовить подготовиться готовиться приготовить
  вынос / вынести
  выброс / выбросить выкинуть
  вывоз / вывезти
  перевозк / перевезти
  переезд / переехать
  отъезд / уехать выехать
  приезд / приехать
  выезд / выехать
  перевод / перевести
  внос взнос / внести
  выбор / выбрать
  подбор / подобрать
  поиск / искать найти поискать подыскать
  посадк / посадить сажать
  полив / полить поливать
  покраск окраск / по-красить покрасить перекрасить
  чистк / по,вы-чистить
  читк чтени / про,до,по-читать
  пересчет подсчет / по,пере,под-считать
  разбор / разобрать разобраться
  обзвон / обзвонить
  обход / обойти
  осмотр / осмотреть осмотреться
  просмотр / посмотреть просмотреть
  прогулк выгул / по-гулять выгулять прогуляться
  вытир / вытереть протереть
  кормлен кормежк / по,на-кормить
  ответ / ответить
  учеб / учить учиться
  занят / по-заниматься
  тренировк / по-тренироваться
  плаван заплыв / по-плавать проплыть
  пробежк / по-бегать пробежаться
  репетиц / по,от-репетировать
  примерк / примерить мерить
  сушк / по,вы-сушить
  варк / с-варить
  выпечк / ис-печь
  вывешив / вывесить
  стройк строительств / по-строить
  подписан подпис / подписать
  оформлен / оформить
  получен / получить
  выкуп / выкупить
  подач / подать
  вызов / вызвать
  проводы / проводить
  проверк / проверить сверить
  сверк / сверить
  бронь брони бронирован / за-бронировать
  приглашен / пригласить
  поздравлен / поздравить
  дозвон / дозвониться
  разговор бесед / поговорить побеседовать
  обсужден / обсудить
  пересадк / пересадить
  копк / вы-копать вскопать
  прополк / прополоть полоть
  обрезк / обрезать
  мариновк засолк / засолить замариновать
  разморозк / разморозить
  рассылк / разослать
  резк нарезк / на,по-резать
  загрузк / загрузить
  выгрузк / выгрузить
  распечатк печат / распечатать напечатать
  навеск / повесить
  установк / установить
  сборк / собрать
  настройк / настроить`
  .trim()
  .split('\n')
  .map((line) => {
    const [nouns = '', verbs = ''] = line.split('/').map((half) => half.trim());
    return { nouns: nouns.split(/\s+/u), verbs: new Set(verbs.split(/\s+/u).flatMap(aspectsOf)) };
  });

/** What a noun has besides its beginning. */
const ENDING = /^(?:[аеиоуыюяйь]{0,3}|[аеоя]м[иу]?|[ая]х|[ое]в)$/u;
/** They name lists of things, and no single act. */
const NO_ACTS: ReadonlySet<string> = new Set(['покупки', 'покупок', 'записи', 'сборник']);

const isOneOf = (nouns: readonly string[], noun: string): boolean =>
  nouns.some((stem) => noun.startsWith(stem) && ENDING.test(noun.slice(stem.length)));

/** Is the noun said of what the verb does: "звонок" of "позвонить", "стрижку" of "подстричься"? */
export function isNounOfAct(noun: string, verb: string): boolean {
  const nouns = nounsOf(verb);
  return nouns.length > 0 && !NO_ACTS.has(noun) && isOneOf(nouns, noun);
}

/** The beginnings of all nouns that are said of what the verb does. */
const nounsOf = remembering((verb) =>
  FAMILIES.flatMap(({ nouns, verbs }) => (verbs.has(verb) ? nouns : [])),
);

/** These name one act and nothing else, whatever it is done to; "запись", "поход", "уборка" may be of many. */
const PLAIN_ACTS =
  /^(?:(?:об|пере)?звон(?:ок|ка|ку)?|покраск[ауи]|полив[ау]?|глажк[ауи]|рассылк[ауи]|распечатк[ауи]|прополк[ауи])$/u;

/** Does the noun alone tell which of the acts that stand is meant? */
export const isPlainAct = (noun: string): boolean => PLAIN_ACTS.test(noun);

/** The verbs of what the noun names: "привить", "привиться" of "прививка". */
export function verbsOfNoun(noun: string): readonly string[] {
  if (NO_ACTS.has(noun)) return [];
  return FAMILIES.flatMap(({ nouns, verbs }) => (isOneOf(nouns, noun) ? [...verbs] : []));
}

/** "по,пере-звонить": the verb alone and behind each of these; elsewhere a prefix makes another verb of it. */
function aspectsOf(verb: string): readonly string[] {
  const [prefixes = '', bare] = verb.split('-');
  return bare === undefined ? [verb] : [bare, ...prefixes.split(',').map((each) => each + bare)];
}
