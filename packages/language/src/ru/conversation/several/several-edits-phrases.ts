/** How people put several edits of a production project into one sentence. */

/** A comma inside of a number is followed by a digit. */
export const BETWEEN_EDITS =
  /\s*[;\n]\s*|,\s+(?:а\s+|и\s+|ещё\s+|еще\s+)?|\s+(?:и|а)\s+(?=(?:у\s+)?(?:строк[аиу]|LINE-|ITEM-|цен[ауы]|количество|позици|старт|валют|календарь|клиент|исполнител))/iu;

/** What a part names, so that the next one may leave it out. */
export const ABOUT =
  /(?<about>LINE-\d{1,9}|(?:строк[аиу]\s+)(?:сметы\s+)?(?:«[^»]{1,80}»|[^:,.;«»]{1,60}?)(?=\s*:)|проекта\s+(?:«[^»]{1,80}»|PLAN-\d{1,9}|[a-zЀ-ӿ]+))/iu;
export const IS_LINE = /^LINE-/iu;
export const IS_PROJECT = /^проекта\s/iu;
/** "валюта: евро", "старт 2 марта": what it is of stands in the part before. */
export const OF_NOTHING =
  /^(?<noun>(?:рабочие\s+дни|календарь|праздники|выходные|валют[ау]|старт|начало|клиента?|заказчика?|исполнител[ья]))(?<rest>(?:\s*[:–—-]|\s)\s*.+)$/iu;

/** "смета проекта Съёмка: ...", "в смете: ..." */
export const ESTIMATE =
  /^(?:ну\s+|а\s+|и\s+|так\s+|пожалуйста,?\s+)*(?:запиши\s+|поставь\s+|исправь\s+)?(?:в\s+)?смет[ауе](?:\s+(?<project>проекта\s+(?:«[^»]{1,80}»|[^:,.!?;«»"\n]{1,60}?)))?\s*:\s*(?<list>.+)$/isu;

const NUMBER = '(?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|\\d{1,9})(?:[.,]\\d{1,4})?';
/** "грунт 3 банки по 500", "каркас 8 часов", "брус по 310" */
export const COUNTED = new RegExp(
  `^(?<name>[A-Za-zЀ-ӿ][^:;«»\\d]{0,58}?|«[^»]{1,80}»)\\s*:?\\s+(?:(?<count>${NUMBER}\\s*(?:[A-Za-zЀ-ӿ²³.]{1,12})?)(?:\\s+по\\s+(?<cost>.+))?|(?:по|цена)\\s+(?<price>.+))$`,
  'iu',
);

/** A line in the words of one edit. */
export const lineNamed = (name: string, ofProject: string): string => `строка ${name}${ofProject}:`;
export const counted = (line: string, count: string): string => `${line} количество ${count}`;
export const costing = (line: string, cost: string): string => `${line} цена ${cost}`;
