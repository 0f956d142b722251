import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { mentions } from '../../commands/head/mentions.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { type Clause, isQuoted, kindSaid } from '../clause.ts';
import { SET_WORDS, wordsOf } from '../lexicon.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { readSet } from '../objects/said-set.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught } from '../phrase.ts';
import { tellsDone } from '../reworded/told-done.ts';
import {
  GUESS,
  LIKELY,
  type Made,
  made,
  means,
  type OperationRule,
  objectIn,
  partOf,
} from './made.ts';
import { DONE_TO_THING, SUPPLY } from './supply-phrases.ts';
import { onlyBlocksBear } from './told-news-rules.ts';

type Status = 'todo' | 'in_progress' | 'done' | 'cancelled';

const status = (to: Status) => ({ type: 'update_status', status: to }) as const;
const tick = (done: boolean) => ({ type: 'subtask_tick', done }) as const;

/** "закрой дверь": a thing of the house, no object of the plan. */
const isOfHouse = (caught: Caught): boolean => mentions(objectIn(caught), 0, 'device', 'fixture');

function isOpenRoom({ thread }: Clause): boolean {
  return thread?.room.kind === 'workroom';
}

/** Asked for only of what the plan holds: its kind is said, or nothing is named at all. */
function addressed(caught: Caught, clause: Clause): boolean {
  const object = objectIn(caught);
  return kindSaid(object) !== null || object.length === 0 || clause.handles.length > 0;
}

function whenAddressed(name: string, to: Status, confidence?: number): OperationRule {
  return {
    name,
    produce: (caught, clause) =>
      addressed(caught, clause)
        ? made(status(to), objectIn(caught), confidence === undefined ? {} : { confidence })
        : null,
  };
}

/** "закрой" alone leaves a Workroom that is open; with a task it completes it. */
function close(caught: Caught, clause: Clause): Made | null {
  if (isOfHouse(caught)) return null;
  const object = objectIn(caught);
  const kind = kindSaid(object);
  if (kind === 'project') {
    const isNamed = object.length > 1 || clause.handles.length > 0;
    if (!isNamed && isOpenRoom(clause)) return made({ type: 'unfocus' }, []);
    return made({ type: 'project_archive' }, object, { confidence: GUESS });
  }
  if (object.length > 0 || clause.handles.length > 0 || clause.hasTokens) {
    return made(status('done'), object, kind === null ? { confidence: LIKELY } : {});
  }
  return isOpenRoom(clause)
    ? made({ type: 'unfocus' }, [])
    : made(status('done'), [], { confidence: GUESS });
}

/** "отметь в календаре ..." writes down something new. */
const IN_PLAN = new Set(['плане', 'календаре', 'расписании', 'ежедневнике']);

/** "отметь молоко"; "отметь 8 марта" names a day and nothing of the plan. */
function markNamed(caught: Caught, { handles, hasTokens }: Clause): Made | null {
  const object = objectIn(caught);
  const isDay = object.every(isFact) && handles.length === 0 && !hasTokens;
  // "пометь себе отдать книгу", "пометь мне на завтра отдать книгу" are to be written down
  const me = object.findIndex((item) => hasTag(item, 'for-me'));
  const isForMe = me >= 0 && (opensClause(object[me + 1]) || object.some(isFact));
  // "отметь, что в пятницу приезжает комиссия"; "отметь, что купил" tells what was done
  const isNews = hasTag(object[0], 'what') && object.some(isFact) && !object.some(tellsDone);
  const isWritten =
    isForMe || isNews || object[0]?.word === 'себе' || IN_PLAN.has(object[1]?.word ?? '');
  if (isDay || isWritten) return null;
  return made(status('done'), object, { confidence: 0.85 });
}

/** "отчёт готов": what is called done is short, and nothing is said of a time. */
const OBJECT_ITEMS_MAX = 6;
/** "скажи всем, что завтрак готов" is an order to somebody else. */
/** What opens a clause of its own. */
const CLAUSE: readonly Tag[] = ['subordinating', 'what', 'so-that', 'that-clause'];
const opensClause = (item: Item | undefined): boolean => CLAUSE.some((tag) => hasTag(item, tag));
const ORDERS = ['foreign', 'query', 'create', 'remind', 'edit', 'need'] as const;
/** "почти готов", "не сделано": then it is not. */
const isNotQuite = (item: Item): boolean =>
  item.word === 'не' || wordsOf('almost')?.has(item.word) === true;

function calledDone(to: Status): OperationRule['produce'] {
  return (caught, clause) => {
    const object = objectIn(caught);
    // "вызвать такси готово": an order would not be called done
    const isOrder = !isSpokenOf(object, clause) && mentions(object, 0, ...ORDERS);
    const isShort =
      object.length <= OBJECT_ITEMS_MAX &&
      !object.some((item) => isFact(item) || isNotQuite(item) || opensClause(item)) &&
      !isOrder;
    return isShort ? made(status(to), object, { confidence: LIKELY }) : null;
  };
}

/** "вызвать врача - сделано": what was to be done, in the words in which it was written, and that it is. */
const saidDone: OperationRule['produce'] = (caught) => {
  const object = objectIn(caught);
  const isTold = object.some((item) => isFact(item) || opensClause(item));
  const isWhole = object.some(({ word }) => word === 'все' || word === 'не');
  const isTask = isInfinitive(object[0]?.word ?? '') && object.length > 1;
  return isTask && object.length <= OBJECT_ITEMS_MAX && !isTold && !isWhole
    ? made(status('done'), object, { confidence: LIKELY })
    : null;
};

/** "урок отменяется", "созвон больше не нужен": a timeblock leaves the plan, once that is confirmed. */
const gone: OperationRule['produce'] = (caught, clause) => {
  const { named = [] } = caught.gaps;
  // "поливать 1 марта не надо": that day of what repeats
  const isOfDay = named.some((item) => factOf(item)?.kind === 'day');
  if (isOfDay && isSpokenOf(named, clause)) {
    return made({ type: 'delete', scope: 'this' }, named, { confidence: GUESS });
  }
  const isBlock =
    clause.thread !== null && isSpokenOf(named, clause) && onlyBlocksBear(named, clause);
  return isBlock && !named.some(opensClause)
    ? made({ type: 'delete' }, named, { confidence: LIKELY })
    : null;
};

/** "верни фикус": one word that may name what was deleted or done; "верни Олегу книгу" is somebody's business. */
const broughtBack: OperationRule['produce'] = (caught, clause) => {
  const { named = [] } = caught.gaps;
  const isName = named.length === 1 && !named.some((item) => isFact(item) || isQuoted(item));
  const isElse = clause.thread === null || kindSaid(named) !== null;
  return isName && !isElse ? made(status('todo'), named, { confidence: LIKELY }) : null;
};

/** "восстанови спевку": it may have been deleted long ago, so that nobody here has spoken of it. */
const restored: OperationRule['produce'] = ({ gaps: { named = [] } }, { thread }) =>
  thread === null || named.some(isFact)
    ? null
    : made(status('todo'), named, { confidence: LIKELY, mayBeBulk: false });

/** "шкаф ещё не готов", of what was spoken of here: not done after all. */
const notYetDone: OperationRule['produce'] = (caught, clause) => {
  const object = objectIn(caught);
  return isSpokenOf(object, clause) ? made(status('todo'), object, { confidence: LIKELY }) : null;
};

/** "в пятницу хора не будет", of what was spoken of here: that one goes, once that is confirmed. */
const willNotBe: OperationRule['produce'] = (caught, clause) => {
  const object = objectIn(caught);
  const isTold = object.some((item) => opensClause(item) || item.word === 'меня');
  // "на следующей неделе": which of them that is nobody here knows
  const isOfSpan = object.some((item) => factOf(item)?.kind === 'window');
  if (isTold || isOfSpan || !isSpokenOf(object, clause) || isOnlyNews(object, clause)) return null;
  const isNext = object.some(({ word }) => wordsOf('nearest')?.has(word));
  const operation = isNext
    ? ({ type: 'delete', scope: 'this' } as const)
    : ({ type: 'delete' } as const);
  return made(operation, object, { confidence: LIKELY });
};

/** "завтра света не будет" of «оплатить свет»: there is none for a while, and what is to be done about it stays. */
function isOnlyNews(object: readonly Item[], { thread }: Clause): boolean {
  const said = object.filter((item) => !isFact(item)).map(({ word }) => word);
  const names = namingWords(said.join(' '));
  const bearers = knownAs(names, thread);
  const isDoneToIt = bearers.every(({ title = '' }) =>
    wordsIn(title).some((word) => DONE_TO_THING.test(word)),
  );
  return bearers.length > 0 && (isDoneToIt || names.every(isSupply));
}
const isSupply = (word: string): boolean => SUPPLY.test(word);

/** "в пятницу без летучки", of a timeblock that was spoken of here: that one goes, once that is confirmed. */
const withoutIt: OperationRule['produce'] = (caught, clause) => {
  const { more = [] } = caught.gaps;
  return isSpokenOf(more, clause) && onlyBlocksBear(more, clause)
    ? made({ type: 'delete' }, objectIn(caught), { confidence: GUESS })
    : null;
};

/** "пылесос можно не покупать", of what was spoken of here: given up, once that is confirmed. */
const mayBeLeft: OperationRule['produce'] = (caught, clause) => {
  const { named = [], more = [] } = caught.gaps;
  const isWhole = more.length === 1 && more.every(({ word }) => isInfinitive(word));
  return isWhole && isSpokenOf(named, clause)
    ? made(status('cancelled'), named, { confidence: GUESS })
    : null;
};

/** "мастера можно закрыть", of what was spoken of here: done, once that is confirmed. */
const mayBeClosed: OperationRule['produce'] = (caught, clause) => {
  const { named = [] } = caught.gaps;
  return isSpokenOf(named, clause) ? made(status('done'), named, { confidence: GUESS }) : null;
};

/** "про Глеба можно забыть", of what was spoken of here: given up, once that is confirmed. */
const forgotten: OperationRule['produce'] = (caught, clause) => {
  const { named = [] } = caught.gaps;
  return isSpokenOf(named, clause) ? made(status('cancelled'), named, { confidence: GUESS }) : null;
};

/** "приём придётся отменить", of what was spoken of here: it goes, once that is confirmed. */
const mustGo: OperationRule['produce'] = (caught, clause) => {
  const { named = [] } = caught.gaps;
  return isSpokenOf(named, clause) ? made({ type: 'delete' }, named, { confidence: GUESS }) : null;
};

/** "всё сделала на сегодня" */
const allDone: OperationRule['produce'] = (caught, clause) => {
  const object = [caught.first, ...objectIn(caught)];
  const set = readSet(object, new Set(), clause);
  return set === null || set === 'unclear' ? null : made(status('done'), object);
};

/** "отметь всё на сегодня сделанным, кроме уборки": what is left out stands behind the state. */
const doneButSome: OperationRule['produce'] = (caught, clause) => {
  const behind = caught.gaps.more ?? [];
  const from = behind[0]?.from ?? 0;
  const except = clause.items.findLast(
    (item) => item.to <= from && SET_WORDS.except.has(item.word),
  );
  const object = [
    ...(caught.gaps.object ?? []),
    ...(except === undefined ? [] : [except]),
    ...behind,
  ];
  const set = readSet(object, new Set(), clause);
  return set === null || set === 'unclear' ? null : made(status('done'), object);
};

/** "всё на сегодня сделал": a set that is told as done. */
const setDone: OperationRule['produce'] = (caught, clause) => {
  const object = objectIn(caught);
  const set = readSet(object, new Set(), clause);
  return set === null || set === 'unclear' ? null : made(status('done'), object);
};

/** Read before all others behind an infinitive: "удалить фото сделано" deletes nothing. */
export const DONE_AT_END_RULES: readonly OperationRule[] = [
  { name: '<named> <done-at-end>', produce: saidDone },
];

/** What is done, begun, taken back or given up. The first rule that fits decides. */
export const STATUS_RULES: readonly OperationRule[] = [
  means('<set> галочку|галку|птичку', status('done'), { confidence: LIKELY }),
  means('<set> галочку|галку|птичку на|у|к|напротив|возле|около <object>', status('done'), {
    confidence: 0.85,
  }),
  partOf(
    '<mark|close|finish|strike|did> <subtask> <object> <in-into|from> <list> <more>',
    tick(true),
  ),
  means('<mark|close|finish|strike> <subtask> <object> <done>?', tick(true), { mayBeBulk: false }),
  means('<drop|remove> <tick> с? <of-subtask> <object>', tick(false), { mayBeBulk: false }),
  means('<return> <subtask> <object>', tick(false), { mayBeBulk: false }),
  means('<subtask> <object> <is-done>', tick(true), { mayBeBulk: false }),
  means('<mark> <object> <as>? <not-done>', status('todo')),
  means('<mark> <object> <as>? <no> <is-done|done>', status('todo')),
  means('<mark> <object> <as>? <done>', status('done')),
  means('<mark> <as>? <done> <object>', status('done')),
  { name: '<mark> <object> <as>? <done> кроме|исключая|помимо <more>', produce: doneButSome },
  means('<make> <object> <done>', status('done'), { confidence: LIKELY }),
  means('<mark> <object> <as>? в? <in-work>', status('in_progress')),
  means('<mark> <object> <as>? <started>', status('in_progress')),
  means('<mark> <object> <as>? <not-current>', status('cancelled')),
  means('<return> <object> <in-into> <in-work> <more>', status('todo')),
  means('<return> <object> <in-into> <of-plan|to-task> <more>', status('todo'), {
    confidence: LIKELY,
  }),
  means('<return|restore> <deleted> <object>', status('todo'), { mayBeBulk: false }),
  { name: '<restore> <named>', produce: restored },
  { name: '<named> <restore>', produce: restored },
  { name: '<act-restore|act-fetch> <named> из <act-bin>', produce: restored },
  { name: '<named> <act-restore|act-fetch> из <act-bin>', produce: restored },
  whenAddressed('<return> <named>', 'todo', LIKELY),
  means('<return> <object> <in-into> <open-ones> <more>', status('todo')),
  { name: '<return|restore> <named> обратно|назад|взад', produce: broughtBack },
  { name: '<return|restore> <named> на место', produce: broughtBack },
  { name: '<return|restore> <named>', produce: broughtBack },
  means('<open|reopen> <named> <again>', status('todo'), { confidence: LIKELY }),
  means('<open|reopen> <again> <object>', status('todo'), { confidence: LIKELY }),
  whenAddressed('<reopen> <named>', 'todo'),
  means('<drop|remove> <tick> <object>', status('todo')),
  means('<no> <is-done|done>', status('todo'), { confidence: LIKELY }),
  means('<took> <object> в <in-work>', status('in_progress')),
  means('<took> в <in-work> <object>', status('in_progress')),
  means('<take> <object> в <in-work> <more>', status('in_progress')),
  means('<began> <to>? <object>', status('in_progress'), { confidence: 0.9 }),
  means('<begin> <named>', status('in_progress'), { confidence: LIKELY }),
  { name: '<mark> <named>', produce: markNamed },
  means('<mark>', status('done'), { confidence: GUESS }),
  { name: 'все <did> <object>', produce: allDone },
  means('<did> <object>', status('done'), { confidence: 0.9 }),
  { name: '<finish> <named>', produce: (caught) => made(status('done'), objectIn(caught)) },
  means('<finish>', status('done'), { confidence: GUESS }),
  means('<strike> <object>', status('done'), { confidence: GUESS }),
  { name: '<close> <object>', produce: close },
  whenAddressed('<drop> с меня <named>', 'cancelled', GUESS),
  whenAddressed('<drop> <object>', 'cancelled'),
  {
    name: '<named> больше|уже|теперь? отменяется|отменяются|отменилось|отменилась|отменился',
    produce: gone,
  },
  { name: '<named> больше|уже|теперь? <no> <needed>', produce: gone },
  { name: 'отбой|отмена по|с|со|насчет|у|на <named>', produce: mustGo },
  { name: 'по|с|со|насчет|у|на <named> отбой|отмена', produce: mustGo },
  means('<object> <more|as>? <not-current>', status('cancelled'), { confidence: LIKELY }),
  {
    name: '<object> больше|уже <no> <needed>',
    produce: calledDone('cancelled'),
  },
  { name: '<object> <no> актуально|актуальна|актуален', produce: calledDone('cancelled') },
  { name: '<named> можно <no> <more>', produce: mayBeLeft },
  { name: 'про|о|об|обо <named> можно|пора <forget>', produce: forgotten },
  { name: '<named> можно|пора <forget>', produce: forgotten },
  { name: '<named> можно|пора уже? <close|finish|strike>', produce: mayBeClosed },
  { name: '<named> можно|пора <mark> <done>?', produce: mayBeClosed },
  { name: '<named> <must> отменить|удалить|убрать|вычеркнуть', produce: mustGo },
  { name: '<named> еще|пока <no> <is-done>', produce: notYetDone },
  { name: '<named> <no> <will-be> <more>', produce: willNotBe },
  { name: '<named> <no> <took-place> <more>', produce: willNotBe },
  { name: '<time> <without> <more>', produce: withoutIt },
  ...DONE_AT_END_RULES,
  { name: '<named> <is-done>', produce: calledDone('done') },
  { name: '<named> <is-done|did>', produce: setDone },
  means('в <in-work>', status('in_progress'), { confidence: LIKELY }),
];
