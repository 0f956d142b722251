import type { ObjectHandle, Operation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { factOf } from '../../time/frame.ts';
import { isFact, isMark } from '../commands/view.ts';
import { readText } from '../grammar.ts';
import { isCardinal } from '../vocabulary.ts';
import { isSameWord } from './choice-by-words.ts';
import { type Clause, isQuoted } from './clause.ts';
import { type FoundOperation, LIKELY, SURE } from './made.ts';
import { lengthOf, minutesIn, whenOf } from './when.ts';

/** They open a correction: "нет, в пять", "ой, на полтора часа", "то есть в Самару". */
const MARKERS = new Set(
  `нет ой ай упс лучше точнее вернее давай а и все-таки же пусть будет я ошибся ошиблась ошибка ошибочка поправка
  перепутал перепутала оговорился оговорилась хотя`.split(/\s+/),
);
const DUE: ReadonlySet<string> = new Set(['due', 'due-in']);
const LENGTH = /час|мин|полтора|сутки|суток/iu;

/**
 * What corrects the object that was just shown: another time, another length, another word of its
 * title. Null when nothing is in view, or the words are no correction.
 */
export function readCorrection(clause: Clause): FoundOperation[] | null {
  const target = inView(clause.thread);
  if (target === null || clause.handles.length > 0) return null;
  const words = clause.items.filter(
    (item) => !isMark(item) || isQuoted(item) || isCorrecting(item),
  );
  const start = words.findIndex((item) => !isCorrecting(item) && !MARKERS.has(item.word));
  if (start < 0) return null;
  const behind = words.slice(start);
  const told = behind.slice(meantFrom(behind));
  const first = clause.text.slice(told[0]?.from).toLowerCase();
  const isMarked =
    words.slice(0, start).some((item) => isCorrecting(item) || MARKERS.has(item.word)) ||
    told.length < behind.length ||
    first.startsWith('не ') ||
    // a bare time in reply to a message is that of what the message made
    (clause.thread?.named === true && told.every(isFact));
  if (!isMarked) return null;
  const { wrong, right } = splitAtBut(told);
  if (right.length === 0) return null;
  // "до пятницы" sets a due day, which has rules of its own
  if (right.some((item) => DUE.has(factOf(item)?.kind ?? ''))) return null;
  const operation =
    (right.every(isFact) ? timeOf(right, clause) : null) ??
    retitled(target, { wrong, right: wordsIn(clause, right) });
  if (operation === null) return null;
  return [
    {
      operation,
      confidence: operation.type === 'rename' ? LIKELY : SURE,
      isAddressed: true,
      corrects: true,
    },
  ];
}

/** The one object that was shown last, with its title. */
function inView(thread: ThreadHints | null): ObjectHandle | null {
  if (thread === null) return null;
  const { default_task_id: task, default_timeblock_id: block } = thread;
  const isIt = ({ kind, number }: ObjectHandle): boolean =>
    (kind === 'task' && number === task) || (kind === 'timeblock' && number === block);
  return thread.candidates.find(isIt) ?? null;
}

/** "нет,", "ой,", "то есть" take back what was said before them. */
const isCorrecting = ({ meaning }: Item): boolean => meaning?.kind === 'correction';

const MEANING = [
  ['то', 'есть'],
  ['имел', 'в', 'виду'],
  ['имела', 'в', 'виду'],
  ['имелось', 'в', 'виду'],
];

/** Where the words behind "то есть", "я имел в виду" begin; 0 when neither was said. */
function meantFrom(words: readonly Item[]): number {
  for (const phrase of MEANING) {
    const at = words.findIndex((_, index) =>
      phrase.every((word, next) => words[index + next]?.word === word),
    );
    if (at >= 0 && at <= 2) return at + phrase.length;
  }
  return 0;
}

/** "не завтра, а послезавтра": what was wrong and what is right. */
function splitAtBut(words: readonly Item[]): {
  readonly wrong: readonly string[];
  readonly right: readonly Item[];
} {
  const but = words.findIndex(({ word }) => word === 'а');
  if (words[0]?.word !== 'не') return { wrong: [], right: words };
  const [, wrong, ...right] = words;
  // "не завтра послезавтра", as it is spoken
  if (but < 0 && words.length > 2 && wrong !== undefined && words.slice(1).every(isFact)) {
    return { wrong: [wrong.word], right };
  }
  if (but < 0) return { wrong: [], right: words };
  return { wrong: words.slice(1, but).map(({ word }) => word), right: words.slice(but + 1) };
}

function timeOf(items: readonly Item[], { text, ground }: Clause): Operation | null {
  const [only, ...more] = items;
  const isLength = only !== undefined && LENGTH.test(text.slice(only.from, only.to));
  const length = more.length === 0 && isLength ? lengthOf(factOf(only)) : null;
  // "ой, на полтора часа" is how long; "в час", "через час" is when
  if (length !== null && /^на\s/iu.test(text.slice(only?.from))) {
    return { type: 'set_duration', duration_minutes: minutesIn(length) };
  }
  const when = whenOf(items, text, ground);
  if (when === null || Object.keys(when.fields).length === 0) return null;
  return { type: 'reschedule', ...when.fields };
}

const wordsIn = ({ said }: Clause, items: readonly Item[]): string =>
  said.slice(items[0]?.from, items.at(-1)?.to).trim();

/** The title with the words that were wrong, or that are behind the same preposition, replaced. */
function retitled(
  { title }: ObjectHandle,
  { wrong, right }: { readonly wrong: readonly string[]; readonly right: string },
): Operation | null {
  if (title === undefined || right === '') return null;
  const words = readText(title).words.filter((item) => !isMark(item));
  const span =
    wrong.length > 0
      ? spanOfWords(words, wrong)
      : (spanOfNumber(title, right) ?? spanBehind(words, right, title));
  if (span === null) return null;
  const next = `${title.slice(0, span.from)}${right}${title.slice(span.to)}`.trim();
  return next === title ? null : { type: 'rename', title: next };
}

interface Place {
  readonly from: number;
  readonly to: number;
}

function spanOfWords(words: readonly Item[], wrong: readonly string[]): Place | null {
  for (let at = 0; at + wrong.length <= words.length; at += 1) {
    const part = words.slice(at, at + wrong.length);
    const isIt = part.every(({ word }, index) => isSameWord(word, wrong[index] ?? ''));
    const last = part.at(-1);
    if (isIt && part[0] && last) return { from: part[0].from, to: last.to };
  }
  return null;
}

const PREPOSITIONS = new Set('в во на с со к ко у из от до для о об про по за'.split(' '));

/** "я имел в виду Петю": one name for another; the last word where none looks like a name. */
function spanOfName(words: readonly Item[], title: string): Place | null {
  const names = words.slice(1).filter(({ from }) => /^\p{Lu}/u.test(title.slice(from)));
  const [name = words.at(-1), ...others] = names;
  return name === undefined || others.length > 0 ? null : { from: name.from, to: name.to };
}

/** "точнее, двадцать": the one number of the title, where nothing but a number is said. */
function spanOfNumber(title: string, right: string): Place | null {
  const [said, ...more] = readText(right).items;
  if (said === undefined || more.length > 0 || !isCardinal(said)) return null;
  const [number, ...others] = readText(title).items.filter(isCardinal);
  return number === undefined || others.length > 0 ? null : { from: number.from, to: number.to };
}

/** The last words of the title that hang on the preposition with which the new ones begin. */
function spanBehind(words: readonly Item[], right: string, title: string): Place | null {
  const [preposition = ''] = right.toLowerCase().split(' ');
  const last = words.at(-1);
  if (last === undefined) return null;
  if (!PREPOSITIONS.has(preposition)) {
    const isName = /^\p{Lu}/u.test(right) && !right.includes(' ');
    return isName ? spanOfName(words, title) : null;
  }
  const at = words.findLastIndex(({ word }) => word === preposition);
  const found = words[at];
  return found === undefined ? null : { from: found.from, to: last.to };
}
