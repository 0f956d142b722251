import type { Intent, Priority } from '@planerka/contracts';
import type { Seeded } from './seeded.ts';
import {
  ASKS,
  CLOCKS,
  CLOSINGS,
  DAYS,
  DEADLINES,
  FIELDS,
  FILLERS,
  LENGTHS,
  MEETINGS,
  NOUNS,
  OBJECTS,
  OPENINGS,
  PAST_TIMES,
  PASTS,
  REASONS,
  REPETITIONS,
  SAYINGS,
  SUBJECTS,
  VERBS,
} from './spoken-words.ts';

/** One command as the grammar made it. */
export interface Meant {
  readonly intent: Intent;
  readonly title: string;
  readonly planned?: string;
  readonly due?: string;
  readonly start?: string;
  readonly minutes?: number;
  readonly tag?: string;
  readonly project?: string;
  readonly priority?: Priority;
  readonly recurrence?: string;
}

/** An utterance and what it means by construction; talk means nothing. */
export interface Spoken {
  readonly form: string;
  readonly text: string;
  readonly commands: readonly Meant[];
}

/** What is said of one command, in pieces that are in any order that people use. */
interface Pieces {
  readonly what: string;
  readonly day: string;
  readonly clock: string;
  readonly rest: string;
  readonly meant: Meant;
}

const at = (day: string, clock: string): string => `${day}T${clock}:00+03:00`;
const joined = (...pieces: readonly string[]): string =>
  pieces.filter((piece) => piece !== '').join(' ');

function action(by: Seeded): Pieces {
  const what = `${by.pick(VERBS)} ${by.pick(OBJECTS)}`;
  if (by.chance(0.15)) {
    return { what, day: '', clock: '', rest: '', meant: { intent: 'task_create', title: what } };
  }
  if (by.chance(0.25)) {
    const { text, day } = by.pick(DEADLINES);
    const meant = { intent: 'task_create', title: what, due: day } as const;
    return { what, day: text, clock: '', rest: '', meant };
  }
  return { ...timed(by, what), what };
}

function timed(by: Seeded, what: string): Omit<Pieces, 'what'> {
  const { text, day } = by.pick(DAYS);
  const [clock = '', hour = ''] = by.chance(0.6) ? by.pick(CLOCKS) : [];
  const planned = hour === '' ? day : at(day, hour);
  return { day: text, clock, rest: '', meant: { intent: 'task_create', title: what, planned } };
}

/** A noun is a task until its length is said; a meeting is a block, whose length may be asked. */
function noun(by: Seeded): Pieces {
  const isMeeting = by.chance(0.4);
  const what = by.pick(isMeeting ? MEETINGS : NOUNS);
  const { text, day } = by.pick(DAYS);
  const [clock, hour] = by.pick(CLOCKS.slice(0, 10));
  const [length = '', minutes] = by.chance(isMeeting ? 0.8 : 0.4) ? by.pick(LENGTHS) : [];
  const isBlock = isMeeting || minutes !== undefined;
  const meant: Meant = {
    intent: isBlock ? 'timeblock_create' : 'task_create',
    title: what,
    ...(isBlock ? { start: at(day, hour) } : { planned: at(day, hour) }),
    ...(minutes === undefined ? {} : { minutes }),
  };
  return { what, day: text, clock, rest: length, meant };
}

const timeFirst = ({ what, day, clock, rest }: Pieces): string => joined(day, clock, what, rest);
const timeLast = ({ what, day, clock, rest }: Pieces): string => joined(what, day, clock, rest);
const around = ({ what, day, clock, rest }: Pieces): string => joined(day, what, clock, rest);

function ordered(by: Seeded, pieces: Pieces): string {
  return by.pick([timeFirst, timeLast, timeLast, around])(pieces);
}

const plain = (by: Seeded): Spoken => {
  const pieces = by.chance(0.6) ? action(by) : noun(by);
  return { form: 'plain', text: ordered(by, pieces), commands: [pieces.meant] };
};

const asked = (by: Seeded): Spoken => {
  const pieces = action(by);
  const order = by.chance(0.5) ? timeFirst : timeLast;
  return {
    form: 'asked',
    text: joined(by.pick(ASKS), order(pieces)),
    commands: [pieces.meant],
  };
};

/** An order behind what is ordered. */
const askedBehind = (by: Seeded): Spoken => {
  const pieces = action(by);
  return {
    form: 'asked behind',
    text: joined(ordered(by, pieces), by.pick(['запиши', 'напомни', 'поставь'])),
    commands: [pieces.meant],
  };
};

/** Each with a time of its own, told apart by it. */
function several(by: Seeded): Spoken {
  const isFirst = by.chance(0.6);
  const count = by.chance(0.3) ? 3 : 2;
  const parts: Pieces[] = [];
  const isAction = by.chance(0.5);
  while (parts.length < count) {
    const part = isAction ? action(by) : noun(by);
    const isNew = part.day !== '' && parts.every(({ day }) => day !== part.day);
    // two roles of time, a day and a deadline, might be said of one task
    const isAlike = parts.every(
      ({ meant }) => (meant.due === undefined) === (part.meant.due === undefined),
    );
    if (isNew && isAlike) parts.push(part);
  }
  const joint = by.pick([' ', ' ', ', ', ', а ', ' и ', ', потом ']);
  const order = isFirst ? timeFirst : timeLast;
  return {
    form: `several${joint.trim() === '' ? ', unmarked' : ''}`,
    text: parts.map(order).join(joint),
    commands: parts.map(({ meant }) => meant),
  };
}

const reasoned = (by: Seeded): Spoken => {
  const pieces = action(by);
  return {
    form: 'reason',
    text: joined(
      by.pick(REASONS),
      by.pick(['напомни', 'запиши', 'напомни мне']),
      timeFirst(pieces),
    ),
    commands: [pieces.meant],
  };
};

/** A tag, a project or a priority, first or last, with its preposition or without. */
const fielded = (by: Seeded): Spoken => {
  const pieces = action(by);
  const field = by.pick(FIELDS);
  const said = by.pick(field.said);
  const text = ordered(by, pieces);
  const isFirst = by.chance(0.4);
  return {
    form: 'field',
    text: isFirst ? `${said}: ${text}` : joined(text, said),
    commands: [{ ...pieces.meant, ...field.meant }],
  };
};

const repeated = (by: Seeded): Spoken => {
  const what = `${by.pick(VERBS)} ${by.pick(OBJECTS)}`;
  const [text, recurrence, planned] = by.pick(REPETITIONS);
  const meant: Meant = { intent: 'task_create', title: what, planned, recurrence };
  const isFirst = by.chance(0.5);
  return {
    form: 'repeated',
    text: isFirst ? joined(text, what) : joined(what, text),
    commands: [meant],
  };
};

/** The newer words hold. */
const corrected = (by: Seeded): Spoken => {
  const what = `${by.pick(VERBS)} ${by.pick(OBJECTS)}`;
  const [wrong, right] = [by.pick(DAYS.slice(0, 7)), by.pick(DAYS.slice(0, 7))];
  const slip = by.pick(['ой нет', 'нет', 'точнее', 'то есть']);
  const time = by.chance(0.3)
    ? joined('не', wrong.text, 'а', right.text)
    : joined(wrong.text, slip, right.text);
  const meant: Meant = { intent: 'task_create', title: what, planned: right.day };
  return {
    form: 'corrected',
    text: by.chance(0.5) ? joined(time, what) : joined(what, time),
    commands: [meant],
  };
};

const enumerated = (by: Seeded): Spoken => {
  const parts = [action(by), action(by)];
  const marks = ['во-первых', 'во-вторых'];
  return {
    form: 'enumerated',
    text: parts.map((part, i) => joined(marks[i] ?? '', timeLast(part))).join(by.pick([' ', ', '])),
    commands: parts.map(({ meant }) => meant),
  };
};

/** One letter of the order dropped or doubled. */
const misspelt = (by: Seeded): Spoken => {
  const pieces = action(by);
  const order = by.pick(['напомни', 'запиши', 'добавь', 'запланируй', 'создай задачу']);
  const letter = 1 + by.below(order.indexOf(' ') > 0 ? 4 : order.length - 2);
  const isDropped = by.chance(0.5);
  const wrong = isDropped
    ? order.slice(0, letter) + order.slice(letter + 1)
    : order.slice(0, letter) + order.charAt(letter) + order.slice(letter);
  return {
    form: 'misspelt',
    text: joined(wrong, timeLast(pieces)),
    commands: [pieces.meant],
  };
};

const talk = (by: Seeded): Spoken => {
  if (by.chance(0.3)) return { form: 'talk', text: by.pick(SAYINGS), commands: [] };
  const [subject, gender] = by.pick(SUBJECTS);
  const [m, f, p] = by.pick(PASTS);
  const verb = gender === 'm' ? m : gender === 'f' ? f : p;
  const time = by.pick(PAST_TIMES);
  const text = by.chance(0.5) ? joined(time, subject, verb) : joined(subject, time, verb);
  return { form: 'talk', text, commands: [] };
};

const FORMS = [
  plain,
  plain,
  plain,
  asked,
  asked,
  askedBehind,
  several,
  several,
  reasoned,
  fielded,
  repeated,
  corrected,
  enumerated,
  misspelt,
  talk,
];

/** Courtesy in front and behind; never around talk, which has none. */
function framed(by: Seeded, spoken: Spoken): Spoken {
  if (spoken.commands.length === 0) return spoken;
  const closing = spoken.form === 'asked behind' ? '' : by.pick(CLOSINGS);
  return { ...spoken, text: joined(by.pick(OPENINGS), spoken.text, closing) };
}

/** What dictation and typing leave: hesitations, a capital and a full stop, е for ё. */
function noisy(by: Seeded, spoken: Spoken): Spoken {
  let { text } = spoken;
  if (by.chance(0.15)) text = `${by.pick(FILLERS)} ${text}`;
  if (by.chance(0.3)) text = text.replaceAll('ё', 'е');
  if (by.chance(0.3)) text = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  if (by.chance(0.05)) text = text.replaceAll(' ', '  ');
  return { ...spoken, text };
}

/** One utterance: intent x time form x word order x frame x dictation noise. */
export const spokenUtterance = (by: Seeded): Spoken => noisy(by, framed(by, by.pick(FORMS)(by)));
