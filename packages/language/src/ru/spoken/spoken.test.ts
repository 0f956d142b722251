import { CONFIDENCE, type InterpretResponse } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { ALIKE, ALIKE_TALK, VISITS } from './alike-corpus.ts';
import {
  BEFORE_EVENTS,
  COUNTED_HEADINGS,
  DAYS_IN_A_ROW,
  DEADLINES_NAMED,
  DEADLINES_OF_ONE_VERB,
  HEDGED_AND_CUT,
  HOURS_AND_MINUTES,
  HOURS_NO_COUNTS,
  MORE_ANNOUNCED,
  NO_STATES,
  NOTED_DOWN,
  NOUNS_LIKE_PAST,
  ONE_DAY_FOR_ALL,
  OVER_ALREADY,
  OWED,
  STATES_TOLD,
  STRETCH_FOR_BOTH,
  TAKEN_BACK,
  TASK_NAMES,
  UNKNOWN_LIKE_PAST,
} from './alike-words-corpus.ts';
import { ALL_THAT, ALL_THAT_CONFIRMED, NOT_ALL_THAT } from './all-that-corpus.ts';
import {
  ANNOUNCED_CONFIRMED,
  ANNOUNCED_IN_BREATH,
  NOT_ANNOUNCED,
} from './announced-breath-corpus.ts';
import { APART, NOT_APART } from './apart-corpus.ts';
import {
  HOURS_BEFORE,
  HOURS_BEHIND,
  KEPT_WORDS,
  NO_SIGHS,
  SIGHS_SAID,
  UNCOUNTED,
  UNDER_DAY,
} from './breath-corpus.ts';
import { CLAUSE_TALK, NO_CLAUSE_TALK } from './clause-corpus.ts';
import { COMING, NOT_COMING, ON_ARRIVAL } from './coming-corpus.ts';
import {
  COMMENTED,
  JOINED_AHEAD,
  LACKED,
  MAYBE_COMMENTED,
  MAYBE_MORE,
  NO_COMMENTS,
  NOT_RETOLD,
  RETOLD,
} from './comment-corpus.ts';
import { COUNTED_ON, NOT_COUNTED_ON } from './counted-on-corpus.ts';
import {
  DESCRIBED_DOUBTFUL,
  DESCRIBED_TALK,
  NODDED,
  NOT_DESCRIBED,
  NOT_NODDED,
} from './described-corpus.ts';
import { DOUBTFUL, NOT_DOUBTFUL, NUMBER_DOUBTFUL, NUMBER_NOT_DOUBTFUL } from './doubtful-corpus.ts';
import type { Said } from './expected.ts';
import { FIELDS_SAID, NO_FIELDS } from './field-corpus.ts';
import { FRAMED, NOT_FRAMED } from './frame-corpus.ts';
import {
  ANNOUNCED_THINGS,
  CALLED_BETWEEN,
  DATE_AND_SPAN,
  DUE_CORRECTED,
  LETTING_FORGET,
  LISTS_OF_ALL,
  ROWS_OF_DATES,
  SHARED_MONTHS,
  SPANS_OF_TOPICS,
} from './frames-heard-corpus.ts';
import {
  COUNTED_FIRST,
  GIVEN_UP_WISHES,
  KEPT_HOURS,
  LIKELY_MORE,
  NO_KEPT_HOURS,
  NO_VERB_LENT,
  NO_VERBS,
  PLANS_IN_A_ROW,
  THERE_THEN,
  TIMED_LAST,
} from './heard-corpus.ts';
import { HELD_UNTIL, NOT_HELD_UNTIL } from './held-until-corpus.ts';
import { HESITANT, NOT_HESITANT } from './hesitation-corpus.ts';
import { CONFIRMED, JOINED, NOT_JOINED, NOT_SILENT } from './joined-corpus.ts';
import { LISTS, LISTS_CONFIRMED, NO_LISTS } from './list-corpus.ts';
import {
  ALERTS,
  EXCEPTIONS_SAID,
  HINTED_HOURS,
  HOUR_LONG,
  LENGTH_CLAUSES,
  LOOSE_CLOCKS,
  LOOSE_DAYPARTS,
  MORE_DEADLINES,
  MORE_REPEATS,
  NIGHT_EVES,
  NO_ALERTS,
  NO_LENGTH_CLAUSES,
  NOT_HOUR_LONG,
  NOT_TODAY_LATER,
  ODD_DEADLINES,
  TODAY_LATER,
  UNHINTED_HOURS,
} from './loose-times-corpus.ts';
import { LONG_NAMES, MADE_AS_ONE, MADE_TOGETHER } from './made-together-corpus.ts';
import {
  FIELDS_ORDERED,
  MAYBE_NOTED,
  NOT_FIELDS_ORDERED,
  NOT_NOTED,
  NOTED,
} from './noted-corpus.ts';
import { NOT_NUMBERED, NUMBERED } from './numbered-corpus.ts';
import {
  ANCHORED,
  AS_OF_DATES,
  FIGURES,
  HOURS_FROM,
  NO_OTHERS_TIMES,
  NOT_ANCHORED,
  NOT_HOURS_FROM,
  OTHERS_TIMES,
} from './others-times-corpus.ts';
import {
  COUNTED_PLACES,
  GIVEN_UP,
  HIDDEN_SECOND,
  HOUR_BEFORE_DAY,
  MEETINGS_AGAIN,
  NEXT_PERIODS,
  NOT_GIVEN_UP,
  OPENED,
  SINCE,
  UNSURE_PARTS,
} from './own-part-corpus.ts';
import { NEXT_PLACES, THEN_ON_ITS_DAY } from './own-trips-corpus.ts';
import { NOT_OWN_VERBS, OWN_VERBS, OWN_VERBS_CONFIRMED } from './own-verb-corpus.ts';
import {
  BELONGING,
  NAMED_AFTER_TIMES,
  NOT_BELONGING,
  NOT_POLITE_ORDERS,
  POLITE_ORDERS,
  TOLD_TO_TELL,
} from './polite-order-corpus.ts';
import { NO_REASONS, REASONS } from './reason-corpus.ts';
import { ONE_ALTHOUGH_TWO, SEVERAL } from './several-corpus.ts';
import { NO_SHARED_DAY, SHARED_DAY } from './shared-day-corpus.ts';
import {
  ALL_AT_ONCE,
  KEPT_TOGETHER,
  LATER_PARTS,
  MAYBE_TWO,
  MORE_TOLD,
  NEXT_ON_DAY,
  ON_EACH_DAY,
  TIMES_OF_REASONS,
} from './shared-time-corpus.ts';
import { MORE_TALK, NO_TALK, TALK } from './talk-corpus.ts';
import { TITLED } from './title-corpus.ts';
import {
  FROM_BEFORE,
  FROM_BEFORE_OR_NOW,
  MAYBE_SUBJECTS_TOLD,
  NO_SUBJECTS_TOLD,
  NOT_URGED,
  ORDERS_PAST,
  SUBJECTS_TOLD,
  TAKEN_ON,
  URGED,
} from './told-clause-corpus.ts';
import { TWO_AHEAD, TWO_AHEAD_CONFIRMED } from './two-ahead-corpus.ts';
import { MISSPELT, NOT_MISSPELT } from './typo-corpus.ts';
import {
  NO_VERB_OF_FIRST,
  VERB_OF_FIRST,
  VERB_OF_FIRST_CONFIRMED,
} from './verb-of-first-corpus.ts';
import { NOT_VERBLESS, VERBLESS } from './verbless-corpus.ts';
import { NOT_WRAPPED, WRAPPED } from './wrapped-corpus.ts';

const read = (text: string): InterpretResponse =>
  interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_voice' },
      now_iso: '2026-09-15T10:30:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  ).response;

const understood = ({ envelopes }: InterpretResponse) =>
  envelopes.map(({ command: { intent, entities } }) => ({ intent, entities }));

/** Written without asking: nothing is missing, and no command is doubted. */
const isDone = ({ envelopes }: InterpretResponse): boolean =>
  envelopes.length > 0 &&
  envelopes.every(
    ({ command }) => command.confidence >= CONFIDENCE.act && command.entities.title !== undefined,
  );

const CLASSES: Readonly<Record<string, readonly Said[]>> = {
  'requests of which a word is like one of something else': ALIKE,
  'several commands in one breath': SEVERAL,
  'one command although two times': ONE_ALTHOUGH_TWO,
  'several commands without marks': JOINED,
  'one command although two verbs': NOT_JOINED,
  'lists told by dashes, times and reasons': LISTS,
  'what only looks like such a list': NO_LISTS,
  'clauses with verbs of their own': OWN_VERBS,
  'one request with two verbs': NOT_OWN_VERBS,
  'hours behind their words under one day': HOURS_BEHIND,
  'hours before their words under one day': HOURS_BEFORE,
  'two actions under one day': UNDER_DAY,
  'words that only look like noise': KEPT_WORDS,
  'what only looks like a sigh': NO_SIGHS,
  'a day told by the one before': SHARED_DAY,
  'what only looks like one': NO_SHARED_DAY,
  'commands apart by time and deadline': APART,
  'a time and a deadline of one': NOT_APART,
  'hesitations anywhere': HESITANT,
  'what only looks like a hesitation': NOT_HESITANT,
  'numbers that belong to their noun': NUMBERED,
  'numbers that are times after all': NOT_NUMBERED,
  'a request beside its reason': REASONS,
  'what only looks like a reason': NO_REASONS,
  'a request in its frame': FRAMED,
  'what only looks like a frame': NOT_FRAMED,
  'fields said first or bare': FIELDS_SAID,
  'what only looks like a field': NO_FIELDS,
  'several new things under one verb of asking': MADE_TOGETHER,
  'one new thing although two verbs or nouns': MADE_AS_ONE,
  'projects of long names that nobody knows': LONG_NAMES,
  'notes that are said to what is asked for': NOTED,
  'what is done to notes themselves': NOT_NOTED,
  'fields that are ordered one by one': FIELDS_ORDERED,
  'what only sounds like such an order': NOT_FIELDS_ORDERED,
  'what only looks like talk': NO_TALK,
  'requests among the words of talk': NO_CLAUSE_TALK,
  'plans without a verb': NOT_VERBLESS,
  'plans that only look like a description': NOT_DESCRIBED,
  'a nod, a name and what follows': NODDED,
  'a title in all that is said around it': TITLED,
  'a request between what recalls and hedges it': WRAPPED,
  'what only looks like words around a title': NOT_WRAPPED,
  'orders by verbs that no list holds': POLITE_ORDERS,
  'what only looks like such an order': NOT_POLITE_ORDERS,
  'what belongs to a noun': BELONGING,
  'what is called after a time': NAMED_AFTER_TIMES,
  'what only looks as if it did': NOT_BELONGING,
  'misspelt command words': MISSPELT,
  'what only looks misspelt': NOT_MISSPELT,
  'parts of the day in loose words': LOOSE_DAYPARTS,
  'hours in the half of their event': HINTED_HOURS,
  'hours that no event halves': UNHINTED_HOURS,
  'nights between two days': NIGHT_EVES,
  'exceptions in other words': EXCEPTIONS_SAID,
  'deadlines in unusual words': ODD_DEADLINES,
  'hours in unusual words': LOOSE_CLOCKS,
  'an hour of doing': HOUR_LONG,
  'an hour of something else': NOT_HOUR_LONG,
  'orders to give a sign': ALERTS,
  'somebody else to be told': NO_ALERTS,
  'lengths in clauses of their own': LENGTH_CLAUSES,
  'bounds of something else': NO_LENGTH_CLAUSES,
  'hours of today that are over': TODAY_LATER,
  'hours that are still to come': NOT_TODAY_LATER,
  'more deadlines in unusual words': MORE_DEADLINES,
  'more ways to say how often': MORE_REPEATS,
  'hours that others keep': OTHERS_TIMES,
  'hours of the request itself': NO_OTHERS_TIMES,
  'days from the day that was said': ANCHORED,
  'no day to count from': NOT_ANCHORED,
  'figures that are no times': FIGURES,
  'dates as of which something is': AS_OF_DATES,
  'the hour from which something is': HOURS_FROM,
  'things counted behind the same preposition': NOT_HOURS_FROM,
  'hours before the day of the next part': HOUR_BEFORE_DAY,
  'next periods that leave out their kind': NEXT_PERIODS,
  'places that are counted': COUNTED_PLACES,
  'words that open the next part': OPENED,
  'meetings that are said once': MEETINGS_AGAIN,
  'what shall not be left out or forgotten': NOT_GIVEN_UP,
  'times that a reason lends': TIMES_OF_REASONS,
  'what is done next on the same day': NEXT_ON_DAY,
  'one time behind all of it': ALL_AT_ONCE,
  'the same on several days': ON_EACH_DAY,
  'parts of the day behind an hour': LATER_PARTS,
  'words that keep what is theirs': KEPT_TOGETHER,
  'hours that are kept free': KEPT_HOURS,
  'one end only, or a length': NO_KEPT_HOURS,
  'two actions and the time of the last': TIMED_LAST,
  'what takes place and lends no verb': NO_VERB_LENT,
  'lists that are counted from their beginning': COUNTED_FIRST,
  'plans in a row': PLANS_IN_A_ROW,
  'nouns that only look like verbs': NO_VERBS,
  'what is told behind a request': COMMENTED,
  'clauses that belong to their action': NO_COMMENTS,
  'what is not there, how long, and what is taken back': LACKED,
  'objects and their verbs behind «и»': JOINED_AHEAD,
  'what only sounds like something retold': NOT_RETOLD,
  'clauses that begin with their subject': SUBJECTS_TOLD,
  'what only looks like a subject': NO_SUBJECTS_TOLD,
  'words of patience around a title': URGED,
  'such words that say something': NOT_URGED,
  'times counted from the command before': FROM_BEFORE,
  'hours that count nothing': HOURS_NO_COUNTS,
  'an hour and its minutes without their word': HOURS_AND_MINUTES,
  'ordinals behind other dates': DAYS_IN_A_ROW,
  'what is noted down for oneself': NOTED_DOWN,
  'deadlines under their own name': DEADLINES_NAMED,
  'nouns that end like a past tense': NOUNS_LIKE_PAST,
  'one verb and several deadlines': DEADLINES_OF_ONE_VERB,
  'what only looks like a state': NO_STATES,
  'one day for all that follows it': ONE_DAY_FOR_ALL,
  'headings that count what follows': COUNTED_HEADINGS,
  'times taken back in passing': TAKEN_BACK,
  'more that is announced': MORE_ANNOUNCED,
  'what people call a task': TASK_NAMES,
  'a stretch of days for both': STRETCH_FOR_BOTH,
  'debts in their own words': OWED,
  'hedges and words cut short': HEDGED_AND_CUT,
  'what shall not be left to be forgotten': LETTING_FORGET,
  'calls between an order and its object': CALLED_BETWEEN,
  'the list of all that is to do': LISTS_OF_ALL,
  'ends that are taken back': DUE_CORRECTED,
  'days of what is asked about': SPANS_OF_TOPICS,
  'rows of dates': ROWS_OF_DATES,
  'a date and its span of hours': DATE_AND_SPAN,
  'dates that share their month': SHARED_MONTHS,
  'as many things as were announced': ANNOUNCED_THINGS,
  'days that count on from the first': COUNTED_ON,
  'days each by itself': NOT_COUNTED_ON,
  'what one does where one goes, and another day behind it': THEN_ON_ITS_DAY,
  'what is only to be done by an hour': NOT_HELD_UNTIL,
  'what takes place until an hour': HELD_UNTIL,
  'a number of what is to be done': NOT_ANNOUNCED,
  'as many as were announced without a mark': ANNOUNCED_IN_BREATH,
  'what only means all of it': NOT_ALL_THAT,
  'the day of all hours said before it': ALL_THAT,
  'two verbs behind their objects and a time of one': TWO_AHEAD,
  'what takes no verb of the first': NO_VERB_OF_FIRST,
  'a verb that holds for a second one told alike': VERB_OF_FIRST,
};

describe.each(Object.entries(CLASSES))('%s', (_, said) => {
  const cases = said.map(([text, ...commands]) => ({ text, commands }));
  it.each(cases)('$text', ({ text, commands }) => {
    const response = read(text);
    expect(understood(response)).toEqual(commands);
    expect(isDone(response)).toBe(true);
  });
});

describe('a list that is confirmed', () => {
  const cases = [
    ...CONFIRMED,
    ...OWN_VERBS_CONFIRMED,
    ...LISTS_CONFIRMED,
    ...UNSURE_PARTS,
    ...THERE_THEN,
    ...NEXT_PLACES,
    ...ANNOUNCED_CONFIRMED,
    ...ALL_THAT_CONFIRMED,
    ...ON_ARRIVAL,
    ...COMING,
    ...TWO_AHEAD_CONFIRMED,
    ...VERB_OF_FIRST_CONFIRMED,
    ...TAKEN_ON,
    ...TOLD_TO_TELL,
  ].map(([text, ...commands]) => ({
    text,
    commands,
  }));
  it.each(cases)('$text', ({ text, commands }) => {
    const response = read(text);
    expect(understood(response)).toEqual(commands);
    expect(isDone(response)).toBe(false);
  });

  it.each([
    ...NOT_SILENT,
    ...VISITS,
    ...UNCOUNTED,
    ...HIDDEN_SECOND,
    ...MAYBE_TWO,
    ...LIKELY_MORE,
    ...MAYBE_COMMENTED,
    ...MAYBE_MORE,
    ...FROM_BEFORE_OR_NOW,
    ...MAYBE_SUBJECTS_TOLD,
    ...UNKNOWN_LIKE_PAST,
    ...OVER_ALREADY,
    ...BEFORE_EVENTS,
    ...MAYBE_NOTED,
  ])('%s is not written silently', (text) => {
    const { envelopes } = read(text);
    expect(envelopes.length).toBeGreaterThan(0);
    expect(isDone(read(text))).toBe(false);
  });
});

describe('talk', () => {
  it.each([
    ...TALK,
    ...MORE_TALK,
    ...VERBLESS,
    ...CLAUSE_TALK,
    ...ALIKE_TALK,
    ...SIGHS_SAID,
    ...SINCE,
    ...GIVEN_UP,
    ...MORE_TOLD,
    ...GIVEN_UP_WISHES,
    ...RETOLD,
    ...ORDERS_PAST,
    ...DESCRIBED_TALK,
    ...NOT_COMING,
    ...NOT_NODDED,
    ...STATES_TOLD,
  ])('%s creates nothing and asks nothing', (text) => {
    const { envelopes, operations = [], query } = read(text);
    const asked = envelopes.filter(({ command }) => command.confidence >= CONFIDENCE.hint);
    expect([asked, operations, query]).toEqual([[], [], undefined]);
  });
});

describe('a last look at the title', () => {
  it.each([...DOUBTFUL, ...DESCRIBED_DOUBTFUL, ...NUMBER_DOUBTFUL])(
    '%s is not written silently',
    (text) => {
      expect(isDone(read(text))).toBe(false);
    },
  );

  it.each([...NOT_DOUBTFUL, ...NUMBER_NOT_DOUBTFUL])('%s is', (text) => {
    expect(isDone(read(text))).toBe(true);
  });
});
