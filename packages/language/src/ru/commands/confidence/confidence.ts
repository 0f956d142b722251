import type { Intent } from '@planerka/contracts';
import type { Frame } from '../../../time/frame.ts';
import type { Act, Head } from '../head/head.ts';

/** What makes a reading less sure than its head alone. */
export type Doubt =
  /** a command word with a letter wrong */
  | 'misspelt'
  /** words were taken back, and it is not clear which */
  | 'corrected'
  /** a noun with a time, and words that change what was settled before: "педикюр лучше на вторник" */
  | 'changed'
  /** words by which somebody speaks, not what is to be done: "ты мне", "чтобы", "бы" */
  | 'speaking'
  /** cut off from its neighbour where people might have meant one command */
  | 'split'
  /** the title only points: "об этом" */
  | 'pointing'
  /** a time that the reading has no place for is in the title */
  | 'time-left'
  /** a preposition without what it governs */
  | 'hanging'
  | 'asking-left'
  /** "000": a piece of a sum */
  | 'remainder'
  /** the title begins with what was done */
  | 'past'
  /** what others do stands among the words of the title: "продуть батареи гудит зараза" */
  | 'told'
  /** days that no envelope can leave out */
  | 'exceptions'
  /** "с десятого по двенадцатое": all of these days, or one of them */
  | 'stretch'
  /** more than one command is in the title */
  | 'merged'
  /** a number that the bot has printed names an object that exists: nothing new is called so */
  | 'numbered'
  /** a place behind an hour may be its zone */
  | 'zone'
  /** one of several commands that can be read in more ways than one */
  | 'readings';

/**
 * By how much each doubt lowers the confidence. Those of the title and the split send even the
 * plainest order below 0.75, where it is confirmed; a misspelt word leaves a plain order above it.
 */
const WEIGHTS: Readonly<Record<Doubt, number>> = {
  misspelt: 0.9,
  corrected: 0.63,
  changed: 0.63,
  speaking: 0.63,
  split: 0.7,
  pointing: 0.7,
  'time-left': 0.7,
  hanging: 0.7,
  'asking-left': 0.7,
  remainder: 0.7,
  past: 0.7,
  told: 0.7,
  exceptions: 0.63,
  stretch: 0.7,
  merged: 0.7,
  numbered: 0.63,
  zone: 0.63,
  readings: 0.63,
};

/** The confidence of a noun with a time. */
export const TIMED = 0.8;

/** No doubt makes a command disappear: at this much it is still confirmed. */
const ASKED_MIN = 0.45;

/** What a command's confidence is computed from. */
export interface Evidence {
  readonly head: Head;
  readonly intent: Intent;
  readonly title: string | null;
  readonly frame: Frame | null;
  /** Words of the segment, numbers left out. */
  readonly wordCount: number;
  /** Words of the title, numbers left out. */
  readonly titleWords: number;
  /** An action is somewhere in the title: "опалубку снять". */
  readonly hasAction: boolean;
  readonly hasReminder: boolean;
  /** A line of a list that people write down. */
  readonly isLine: boolean;
  readonly doubts: readonly Doubt[];
}

const LONG_TALK_WORDS = 25;
const LINE_OF_LIST = 0.78;
/** "напомни о задаче счёт за час": an object that is there already, so ask. */
const ABOUT_KNOWN = 0.5;
/** Acts that ask for nothing here: recognized, and not carried out. */
const SILENT = 0.1;

const isTimed = (frame: Frame | null): boolean =>
  frame !== null &&
  (frame.day !== null ||
    frame.clock !== null ||
    frame.offset !== null ||
    frame.due !== null ||
    frame.repeats.length > 0 ||
    frame.window !== null ||
    frame.daypart !== null);

function ofExplicit({ head, intent, title, frame, hasReminder }: Evidence): number {
  const timed = isTimed(frame);
  if (head.noun === 'reminder' && hasReminder && !timed) return ABOUT_KNOWN;
  if (head.noun === 'task' && head.verb === null && title === null && !timed) return 0.6;
  if (head.verb === 'reserve' && frame?.length != null) return 0.95;
  if (head.noun === null && title === null && !timed) return 0.5;
  // "поставь чайник": nothing says that it is meant for the plan
  if (head.verb === 'put' && head.noun === null && !timed) return 0.6;
  if (head.noun === null && intent === 'task_create' && !timed) return 0.85;
  return 0.95;
}

function ofNominal(evidence: Evidence): number {
  const { intent, title, titleWords, frame, wordCount, hasAction } = evidence;
  const timed = isTimed(frame);
  // "60": a number, and no question that it could answer
  if (title === null || titleWords === 0) return 0.3;
  if (wordCount > LONG_TALK_WORDS) return 0.45;
  if (intent === 'timeblock_create') return timed ? 0.9 : 0.78;
  // the object before its verb is as plain as behind it
  if (hasAction) return timed ? 0.88 : 0.8;
  return timed ? TIMED : wordCount === 1 ? 0.5 : 0.55;
}

/** How plainly the head says that something is to be made. */
function ofHead(evidence: Evidence): number {
  const { title, frame, wordCount, hasReminder } = evidence;
  const timed = isTimed(frame);
  const act: Act = evidence.head.act;
  switch (act) {
    case 'explicit':
      return ofExplicit(evidence);
    case 'remind':
      if (hasReminder && !timed) return ABOUT_KNOWN;
      return title === null && !timed ? 0.7 : 0.95;
    case 'need':
      return title === null ? 0.5 : 0.92;
    case 'action':
      return wordCount > LONG_TALK_WORDS ? 0.6 : timed ? 0.9 : 0.82;
    case 'nominal':
      return ofNominal(evidence);
    case 'told':
      return 0.6;
    case 'statement':
      return 0.35;
    case 'query':
    case 'edit':
    case 'foreign':
    case 'chat':
    case 'empty':
      return SILENT;
  }
}

/** `confidence` with what is doubted about it; never so low that nothing would be asked. */
export function doubted(confidence: number, doubts: readonly Doubt[]): number {
  const weighed = doubts.reduce((left, doubt) => left * WEIGHTS[doubt], confidence);
  return Math.round(Math.max(Math.min(confidence, ASKED_MIN), weighed) * 100) / 100;
}

/** How sure we are that the words ask for this command: the only place that makes the number. */
export function confidenceOf(evidence: Evidence): number {
  const plain = ofHead(evidence);
  const { isLine, title, wordCount, doubts } = evidence;
  const sure = isLine && title !== null && wordCount > 0 ? Math.max(plain, LINE_OF_LIST) : plain;
  return doubted(sure, doubts);
}
