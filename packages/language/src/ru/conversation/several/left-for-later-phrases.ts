/** What is said of that which is still to be got, besides its name and when. */
export const TO_BE_GOT =
  /^(?:надо|нужно|нужна|нужен|нужны|(?:до|за|при)?куп(?:лю|им|ить)|(?:воз|возь)м(?:у|ем)|взять|забер(?:у|ем)|забрать|закаж(?:у|ем)|заказать|будет|буду|еще|тогда|потом)$/u;
/** It is left. */
export const LEFT = 'нет';
export const BETWEEN_SIDES = /\s*[,.;]+\s*(?:(?:а|но)\s+)?|\s+(?:а|но)\s+/u;
export const sidesJoined = (sides: readonly string[]): string => sides.join(', ');
