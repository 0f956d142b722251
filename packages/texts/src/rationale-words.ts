import type { SuggestionReason } from '@planerka/contracts';

/**
 * Why a rule suggests something. The words are always the same, and no longer than what may be repeated
 * of a person's texts, so that the contract lets them through whatever the task is called. Each is a
 * sentence that can also go on behind a colon.
 */
export const rationaleWords: Readonly<Record<SuggestionReason, string>> = {
  MANY_STEPS: 'Здесь несколько шагов, можно разбить.',
  PURCHASES: 'Список удобнее отмечать по одному.',
  LIST_AFTER_COLON: 'После двоеточия перечислены части.',
  VAGUE: 'Название общее, действия не видно.',
  NOUN_ONLY: 'С глаголом понятнее, что сделать.',
  SHOUTING: 'То же название без крика читается легче.',
  FILLER: 'Лишние слова убраны, смысл тот же.',
  DOUBLED: 'Слово повторилось дважды.',
  BARE_LINK: 'По одному адресу не видно, что делать.',
  BARE_PHONE: 'По одному номеру не видно, что делать.',
  URGENT: 'В названии сказано, что это срочно.',
  SOMEDAY_WORDS: 'В названии сказано, что это не к спеху.',
  TIME_IN_TITLE: 'В названии уже стоит срок.',
  PROJECT_NAMED: 'В названии упомянут ваш проект.',
  NEW_PROJECT: 'Такого проекта ещё нет.',
  WAITING: 'Пока ждёте, можно напомнить о себе.',
  HASHLESS_CATEGORY: 'Похожие задачи у вас в этой категории.',
  DUE_SOON_HIGH: 'Срок близко, а дела больше чем на час.',
  STALE_INBOX: 'Лежит во Входящих больше двух недель.',
  MOVED_AGAIN: 'Задачу переносили три раза или больше.',
  OVERDUE: 'Срок прошёл, новый ещё не назван.',
  TOO_MANY_HIGH: 'Высокая важность уже у многих задач.',
  HIGH_UNDATED: 'Важная задача без срока легко теряется.',
  TWIN: 'Такая задача уже есть.',
  FULL_DAY: 'День заполнен больше, чем есть времени.',
  SAME_PROJECT: 'Соседние задачи стоят в этом проекте.',
};
