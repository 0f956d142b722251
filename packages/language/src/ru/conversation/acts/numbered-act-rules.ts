import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { wordsAsSaid } from '../clause.ts';
import { wordsOf } from '../lexicon.ts';
import { isFinished, opensBehindMark, valueSaid } from '../reworded/said-of-field.ts';
import { copyOf } from './copied.ts';
import { GUESS, SURE } from './made.ts';
import { LENGTH_NOUN, TO_WHOLE } from './named-act-phrases.ts';
import type { Act, NamedActRule } from './named-act-rule.ts';
import { anyMove, intoKnownProject, moveTo, NAMED_ACT_RULES, renamed } from './named-act-rules.ts';
import { minutesBefore } from './reminder-rules.ts';
import { repetitionOf } from './repetition.ts';
import { TOLD_NOW_RULES, untilThen } from './told-now-rules.ts';
import { lengthOf, minutesIn } from './when.ts';

const sure = (operation: Operation): Act => ({ operation, confidence: SURE });
const NOTE_MAX = 2000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** "в TASK-2 допиши: ...", "задаче 3 комментарий ...": it is kept with what has the number. */
const noted: NamedActRule['produce'] = ({ gaps: { title = [] } }, { clause, run }) => {
  const isTo = run.isFirst || TO_WHOLE.includes(run.preposition ?? '');
  const text = wordsAsSaid(clause, title)?.replace(/^что\s+/iu, '');
  const value = valueSaid(title, clause);
  if (text === undefined || !isTo || title.every(isFact) || value === 'none') return null;
  const confidence = value === 'maybe' ? GUESS : SURE;
  return { operation: { type: 'add_note', text: text.slice(0, NOTE_MAX) }, confidence };
};
/** "в TASK-2 допиши ...", and not "задачу 2 дописать до пятницы" */
const notedTo: NamedActRule['produce'] = (caught, act) =>
  isFinished(caught.gaps.title ?? [], act.clause) ? null : noted(caught, act);

/** "задаче 2 название ...", and not "задаче 2 название не меняй" */
const named: NamedActRule['produce'] = (caught, act) => {
  const value = valueSaid(caught.gaps.title ?? [], act.clause);
  const found = value === 'none' ? null : renamed(caught, act);
  return found === null || value === 'plain' ? found : { ...found, confidence: GUESS };
};

/** "запиши в задачу 2: ...", "отметь в TASK-3, что ...": a mark or "что" opens it where no noun does. */
const notedBehindMark: NamedActRule['produce'] = (caught, act) => {
  const [first] = caught.gaps.title ?? [];
  if (first === undefined) return null;
  const isOpened = opensBehindMark(first, act.clause) || first.word === 'что';
  return isOpened ? noted(caught, act) : null;
};

/** "с TASK-2 сделай копию на субботу" */
const copied: NamedActRule['produce'] = ({ gaps: { time = [] } }, { clause }) => {
  const found = copyOf(time, clause);
  const [operation, ...more] = found?.operations ?? [];
  return found === null || operation === undefined || more.length > 0
    ? null
    : { operation, confidence: found.confidence };
};

/** The one length that is said, and nothing beside it. */
function lengthIn(items: readonly Item[], isAfterOn: boolean): number | null {
  const [only, ...more] = items.filter(isFact);
  const fact = only === undefined || more.length > 0 ? null : factOf(only);
  const length = lengthOf(fact);
  if (fact === null || length === null || fact.kind === 'offset') return null;
  // "поставь на два часа" may as well be the hour
  const minutes = minutesIn(length);
  const isNoHour = fact.kind === 'length' && (fact.said === 'bare' || minutes % HOUR_MINUTES > 0);
  if (!isAfterOn && !isNoHour) return null;
  return minutes > 0 && minutes < DAY_MINUTES ? minutes : null;
}

const lasting =
  (isNamed: boolean): NamedActRule['produce'] =>
  ({ gaps: { time = [] } }, { clause }) => {
    const says = time.some(({ from, to }) => LENGTH_NOUN.test(clause.text.slice(from, to)));
    const minutes = lengthIn(time, isNamed || says);
    return minutes === null ? null : sure({ type: 'set_duration', duration_minutes: minutes });
  };

const anHour: NamedActRule['produce'] = () => sure({ type: 'set_duration', duration_minutes: 60 });

/** "с задачи 1 сними дату", "задачу 2 во входящие" */
const undated: NamedActRule['produce'] = (_caught, { run }) =>
  run.bearers.some(({ kind }) => kind === 'timeblock')
    ? null
    : sure({ type: 'reschedule', planned_at: null });
const outOfProject: NamedActRule['produce'] = () =>
  sure({ type: 'move_to_project', project: null });

/** "из проекта Ремонт", "из проекта Ремонт в проект Дача": where it goes counts, and not where it was. */
const outOfNamed: NamedActRule['produce'] = (caught, act) => {
  const { title = [] } = caught.gaps;
  const at = title.findIndex(({ word }, i) => i > 0 && INTO.has(word));
  if (at < 0) {
    const isOnlyNamed = title.every((item) => !isFact(item) && !isAction(item));
    const left = outOfProject(caught, act);
    return left === null || isOnlyNamed ? left : { ...left, confidence: GUESS };
  }
  const isNoun = wordsOf('act-project')?.has(title[at + 1]?.word ?? '') === true;
  const into = title.slice(isNoun ? at + 2 : at + 1);
  return intoKnownProject({ ...caught, gaps: { title: into } }, act);
};
const INTO: ReadonlySet<string> = new Set(['в', 'во', 'к', 'ко']);

const resized =
  (sign: 1 | -1): NamedActRule['produce'] =>
  ({ gaps: { time = [] } }) => {
    const minutes = lengthIn(time, true);
    return minutes === null ? null : sure({ type: 'set_duration', by_minutes: sign * minutes });
  };

/** "за двадцать минут до блока 2 напомни" */
const reminded: NamedActRule['produce'] = ({ gaps: { time = [] } }) => {
  const minutes = time.filter(isFact).map(minutesBefore);
  const known = minutes.filter((each) => each !== null);
  return known.length < minutes.length
    ? null
    : sure({ type: 'set_reminders', remind_before_minutes: known });
};

/** "задача 3 каждый понедельник" */
const repeated: NamedActRule['produce'] = ({ gaps: { time = [] } }, { clause }) => {
  const fields = repetitionOf(time, clause.text, clause.ground)?.fields;
  return fields === undefined ? null : sure({ type: 'set_recurrence', ...fields });
};

const IN_WORK = { type: 'update_status', status: 'in_progress' } as const;
const inWork = (name: string): NamedActRule => ({ name, produce: () => sure(IN_WORK) });
const ranked = (name: string, priority: 'high' | 'medium' | 'low'): NamedActRule => ({
  name,
  produce: () => sure({ type: 'set_priority', priority }),
});

/** What is said of a number leaves nothing open, so that fewer words say it than of a name. */
export const NUMBERED_ACT_RULES: readonly NamedActRule[] = [
  { name: '<act-note-say>* <act-note> <act-note-say>? <title>', produce: noted },
  { name: '<act-note-add> <title>', produce: notedTo },
  { name: '<act-copy> <act-let>*', produce: copied },
  { name: '<act-copy> <act-let>* <time>', produce: copied },
  { name: '<time> <act-copy>', produce: copied },
  { name: '<act-make>? <act-copy-noun> <time>', produce: copied },
  { name: '<act-set-length>* <time>', produce: lasting(false) },
  { name: '<act-set-length>* <act-length> <act-set-length>* <time>', produce: lasting(true) },
  { name: '<act-lasts> <act-set-length>* <time>', produce: lasting(true) },
  { name: '<act-longer> <time>', produce: resized(1) },
  { name: '<time> <act-longer>', produce: resized(1) },
  { name: '<act-shorter> <time>', produce: resized(-1) },
  { name: '<time> <act-shorter>', produce: resized(-1) },
  { name: '<act-remind>* <act-reminder>? <time>', produce: reminded },
  { name: '<time> <act-remind> <act-reminder>?', produce: reminded },
  { name: '<act-change>* <act-time-noun> <act-let>* <time>', produce: anyMove },
  { name: '<act-set-length>* <act-length> <hour>', produce: anHour },
  { name: '<act-is|act-lasts>* <time>', produce: untilThen },
  { name: '<act-let>* <act-place> <act-let>* <named>', produce: moveTo() },
  { name: '<act-is>* <named>', produce: moveTo() },
  { name: '<act-take-off|act-drop> <act-time-noun>', produce: undated },
  { name: '<act-put>* в|во <act-inbox>', produce: undated },
  { name: '<act-drop|act-take-out> из|с|со <act-project>', produce: outOfProject },
  { name: '<act-drop|act-take-out> из|с|со <act-project> <title>', produce: outOfNamed },
  { name: '<act-put>* в|во|к <title>', produce: intoKnownProject },
  { name: '<act-name-noun> <title>', produce: named },
  { name: '<act-now>* <act-called> как <title>', produce: renamed },
  { name: '<act-note-say> <title>', produce: notedBehindMark },
  { name: '<act-let|act-repeat>* <time>', produce: repeated },
  { name: '<act-must> <act-must|act-finish>* <time>', produce: anyMove },
  inWork('<act-so>* <act-take> в <act-work>'),
  inWork('<act-so>* в <act-work> <act-take>'),
  inWork('<act-so>* <act-began>'),
  inWork('<act-so>* в <act-work>'),
  ranked('<act-set-level>* <act-high>', 'high'),
  ranked('<act-set-level>* <act-middle>', 'medium'),
  ranked('<act-set-level>* <act-low>', 'low'),
  ...NAMED_ACT_RULES,
  ...TOLD_NOW_RULES,
];
