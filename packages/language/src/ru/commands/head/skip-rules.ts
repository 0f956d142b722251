import { hasTag } from '../../tags.ts';
import { isAction, isMark, roleAt } from '../view.ts';
import type { SkipRule } from './head-rule.ts';
import type { HeadState } from './head-state.ts';

/** "а/б тест": the letter is part of what is to be done. */
const standsAlone = (state: HeadState): boolean => {
  const next = state.ahead(1);
  return next?.word !== '/' || !next.glued;
};

/** "о встрече": "о" is empty only in "о том, что". */
const isNoTopic = (state: HeadState): boolean => !state.isTopic();

/** "пока дети в школе помыть окна": the word says when, and greets nobody. */
const opensClause = (state: HeadState): boolean => {
  const next = state.ahead(1);
  if (!hasTag(state.ahead(0), 'condition-opens') || next === undefined || isMark(next))
    return false;
  return state.rest().some(isAction);
};

/** "я должен Серёге полторы тысячи": who owes belongs to what is owed, since nothing is to be done. */
const isOwed = (state: HeadState): boolean =>
  [state.ahead(0), state.ahead(1)].some((item) => hasTag(item, 'obliged')) &&
  !state.rest().some(isAction);
const isNotOwed = (state: HeadState): boolean => !isOwed(state);

const NOUN_REACH = 4;

/** "новая срочная задача", but "новые шины купить", "одну треть долга вернуть" */
const makesOurs = (state: HeadState): boolean => {
  for (let by = 1; by <= NOUN_REACH; by += 1) {
    const role = roleAt(state.ahead(by));
    if (role === 'task' || role === 'reminder' || role === 'block') return true;
  }
  return false;
};

/** Greetings, marks, bullets and words that carry nothing; times may be between them. */
export const BEFORE_HEAD: readonly SkipRule[] = [
  // "соизвольте записать завтра визит", "позвольте мне добавить"
  { name: '<polite-order> <order-to-us>', length: 1 },
  { name: '<polite-order> <to-us|fact> <order-to-us>', keeps: 'facts', length: 2 },
  { name: '<fact>', keeps: 'all' },
  // "у меня завтра встреча"
  // "у меня есть задача: ..."
  { name: 'у <owner> есть <new>? <task|reminder>', length: 3 },
  { name: 'у <owner>', notes: 'owner' },
  // "доброе утро"
  { name: '<chat> <greeted>?', when: (state) => !opensClause(state), notes: 'chat' },
  // "коллеги, добрый день"
  { name: '<address|call> <mark>? <chat> <greeted>', notes: 'chat' },
  { name: '<pronoun>', when: isNotOwed, notes: 'person' },
  { name: '<mark|sequel>', when: standsAlone },
  { name: 'и|а', when: standsAlone },
  {
    name: '<soft>',
    when: (state) => standsAlone(state) && isNoTopic(state) && isNotOwed(state),
  },
  // "... и ещё одну: вызвать мастера"
  { name: 'одну|одно <infinitive>', length: 1 },
  // "1)", "2." at the head of a line
  { name: '<cardinal> ~)|.', when: standsAlone },
];

/** "на утро, прям пораньше, часов на семь": the hour says it. */
const EARLY: readonly SkipRule[] = [
  { name: 'пораньше|попозже <fact>', length: 1 },
  { name: 'прям|прямо|чуть|как пораньше|попозже <fact>', length: 2 },
];

/** Between an order and what it makes: "мне", "пожалуйста", "новую", "срочную", and a time. */
export const BEHIND_ORDER: readonly SkipRule[] = [
  { name: '<fact>', keeps: 'all' },
  { name: '<urgent|important|unhurried> <task|reminder|block|time>', keeps: 'all', length: 1 },
  { name: '<mark|new>' },
  // "добавь сюда подзадачу ..."
  { name: 'сюда|туда <part|task>', length: 1 },
  ...EARLY,
  // "запиши меня к врачу" is no order to us
  {
    name: '!<person>',
    when: (state) => state.role() === 'soft' && isNoTopic(state) && isNotOwed(state),
  },
];

/** Between a wish and what is wished: "напомни о том, что мне надо". */
export const BEHIND_WISH: readonly SkipRule[] = [
  { name: '<fact>', keeps: 'all' },
  ...EARLY,
  // "хочу, чтобы ты напомнил"
  { name: 'ты|вы <remind>', length: 1 },
  { name: '<link|mark|forget>' },
  { name: '<need>', when: isNotOwed },
  // "не курить" and "про оплату" begin a title
  { name: 'не <forget>', length: 1 },
  { name: 'про то', length: 1 },
  { name: '<soft>', when: (state) => isNoTopic(state) && isNotOwed(state) },
];

/** Before the noun of what is to be made: "новая срочная задача". */
export const BEFORE_NOUN: readonly SkipRule[] = [
  { name: '<new>', when: makesOurs },
  { name: '<urgent|important|unhurried|mark|fact>', keeps: 'all' },
];

/** "в календарь", "в мои задачи": where we put everything anyway. */
export const PLACE: readonly SkipRule[] = [{ name: 'в|во <own>? <plan-place>' }];

/** What may be before a head, once each and in this order. */
export const PRELUDES: readonly (readonly SkipRule[])[] = [
  // "план на завтра: ...": what follows is a list, and the time said is its own
  [{ name: '<heading> <fact>? <fact>? <fact>? :', keeps: 'facts' }],
  // "не срочно", "очень важно": the word before belongs to the urgency
  [{ name: '<before-urgency> <urgent|important|unhurried>', keeps: 'all', length: 1 }],
  // "когда-нибудь разобрать шкаф" asks nothing
  [{ name: '<indefinite> - нибудь', keeps: 'all' }],
];

/** "что-то мне завтра к врачу": a sigh, not a question. */
export const SIGH: readonly SkipRule[] = [{ name: 'что - то <soft>', length: 3 }];

/** "две задачи: ...": how many are to be made says nothing of its own. */
export const COUNT: readonly SkipRule[] = [
  { name: '<count> <task|reminder|block|time>', length: 1 },
];
