import type { DayWindow, Message, OffsetDateTime } from '@planerka/contracts';
import {
  COUNTED_MAX,
  type Day,
  type Instant,
  type LateFacts,
  type NamedObject,
  type TargetFacts,
  timeOf,
  toInstant,
  type WhenFacts,
  weekdayOf,
} from '@planerka/plan';
import { cityOf } from './cities.ts';
import {
  formatDay,
  formatDayAndMonth,
  formatDuration,
  formatInstant,
  weekdayName,
  weekdayShort,
} from './dates.ts';
import { dayLabel } from './day-label.ts';
import { blockLines, blockTitle, priorityName, quoted, taskLines } from './describe.ts';
import type { Saying } from './dictionary.ts';
import { leadTime } from './lead-time.ts';
import { listed, upperFirst } from './lists.ts';
import {
  nameAbout,
  nameObject,
  nameOf,
  nameSubject,
  nameTo,
  objectLabel,
  titled,
  titleOf,
} from './name-object.ts';
import { counted } from './plural.ts';
import { describeRecurrence } from './recurrence.ts';
import { lateWords, whenWords, windowWords } from './when-words.ts';

/** How many were found; beyond what is counted only that there are more. */
const countFound = (count: number): string =>
  count > COUNTED_MAX ? `больше ${COUNTED_MAX}` : String(count);

import { withWords } from './with-words.ts';

/** "5 мин", "1 мин 30 с" */
function minutesAndSeconds(seconds: number): string {
  const parts = [`${Math.floor(seconds / 60)} мин`, `${seconds % 60} с`];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
}

/** When an object is, how long, how often, of which project: a line a fact. */
function factsOf({ kind, row }: TargetFacts, { frame }: Saying): string {
  if (kind === 'project') return '';
  return (kind === 'task' ? taskLines(row, frame) : blockLines(row, frame)).join('\n');
}

function lengthOf(facts: TargetFacts | null): string {
  return facts === null || facts.kind === 'project'
    ? ''
    : formatDuration(facts.row.duration_minutes ?? 0);
}

/**
 * How a place of a template writes its value: `{task:titled}`. An object's name is given by its case,
 * and by a capital letter where it opens a sentence. `plain` is what a place without a format gets.
 */
export const formats = {
  plain: (value: string | number) => String(value),
  message: (message: Message, { words }: Saying) => words(message),
  joined: (parts: readonly string[]) => parts.join(', '),

  titled,
  /** Where the same reply has the number already. */
  short: (object: NamedObject) =>
    object.row.title === null ? titled(object) : quoted(titleOf(object)),
  nominative: nameSubject,
  genitive: nameOf,
  dative: nameTo,
  accusative: nameObject,
  prepositional: nameAbout,
  Nominative: (object: NamedObject) => upperFirst(nameSubject(object)),
  nominatives: (objects: readonly NamedObject[]) => listed(objects.map(nameSubject)),
  bulleted: (objects: readonly NamedObject[]) =>
    objects.map((object) => `• ${titled(object)}`).join('\n'),
  called: (object: NamedObject) => quoted(titleOf(object)),
  boxes: (objects: readonly NamedObject[]) =>
    objects.map((object) => `☑ ${titleOf(object)}`).join('\n'),
  all_titled: (objects: readonly NamedObject[]) => objects.map(titled).join(', '),
  listed: (object: NamedObject) =>
    `${titleOf(object)} (${objectLabel(object.kind, object.row.number)})`,
  facts: factsOf,
  quoted,
  quoted_back: (said: readonly string[]) => withWords('', said),
  block: blockTitle,
  task_number: (number: number) => objectLabel('task', number),

  day: formatDayAndMonth,
  full_day: (day: Day, { frame }: Saying) => formatDay(day, frame),
  short_day: (day: Day) => `${weekdayShort(weekdayOf(day))}, ${formatDayAndMonth(day)}`,
  day_label: (day: Day, { frame }: Saying) => dayLabel(day, frame),
  weekday: weekdayName,
  time: (at: Instant, { frame }: Saying) => timeOf(at, frame.zone),
  instant: (at: Instant, { frame }: Saying) => formatInstant(at, frame),
  said_instant: (at: OffsetDateTime, { frame }: Saying) => formatInstant(toInstant(at), frame),
  window: (window: DayWindow, { frame }: Saying) => windowWords(window, frame),
  when: (when: WhenFacts, { frame }: Saying) => whenWords(when, frame),
  late: (late: LateFacts, { frame }: Saying) => lateWords(late, frame),
  duration: formatDuration,
  seconds: minutesAndSeconds,
  length: lengthOf,
  lead: leadTime,
  repeat: (is: boolean) => (is ? ', повтор' : ''),
  recurrence: describeRecurrence,
  Recurrence: (rule: string) => upperFirst(describeRecurrence(rule)),

  minutes: (count: number) => counted(count, 'минута', 'минуты', 'минут'),
  days: (count: number) => counted(count, 'день', 'дня', 'дней'),
  tasks: (count: number) => counted(count, 'задача', 'задачи', 'задач'),
  found: countFound,
  tasks_found: (count: number) =>
    count > COUNTED_MAX
      ? `${countFound(count)} задач`
      : counted(count, 'задача', 'задачи', 'задач'),
  subtasks: (count: number) => counted(count, 'подзадачу', 'подзадачи', 'подзадач'),
  of_tags: (count: number) => counted(count, 'тега', 'тегов', 'тегов'),
  priority: priorityName,
  city: cityOf,
};
