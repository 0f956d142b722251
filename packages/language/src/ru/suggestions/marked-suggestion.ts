import {
  MARKED_REASONS,
  type MarkedType,
  SUGGESTION_BOUNDS,
  type SuggestionDraft,
} from '@planerka/contracts';
import { findQuote } from '../../commands/find-quote.ts';
import type { MarkedWords } from '../../locale.ts';
import type { TimeReading } from '../../reading.ts';
import type { TitleToSee } from '../../title-to-see.ts';
import { isWord, says } from '../commands/view.ts';
import { REMIND_OF_ONESELF } from '../lexicon/suggestion-words.ts';
import { namedProjects } from './named-projects.ts';
import { rewritten } from './rewritten.ts';
import { draftOf } from './rules-over-title.ts';
import { type Finding, type SeenTitle, wordsIn } from './seen-title.ts';
import { splitInto } from './split-into.ts';
import { capitalized } from './stretches.ts';
import { timeInTitle } from './time-in-title.ts';

/** What a model says of its own sureness is not measured: a person is always asked once more. */
const SURE_MAX = 0.7;

/** A suggestion whose every quote is in the task's own words. */
interface Quoted {
  readonly seen: SeenTitle;
  /** In their order; none overlaps another. */
  readonly quotes: readonly string[];
  readonly projectId: string | null;
  readonly readTime: (words: string) => TimeReading | null;
  readonly confidence: number;
}

/** What the marks of a type come to; null where the words do not carry it. */
type Read = (quoted: Quoted) => Finding | null;

/** The words alone are enough: what they come to has no words of its own. */
const onWords =
  (of: (seen: SeenTitle) => boolean, found: Omit<Finding, 'confidence'>): Read =>
  ({ seen, quotes, confidence }) =>
    of(seen) && quotes.length > 0 ? { ...found, confidence } : null;

const READ: Readonly<Record<MarkedType, Read>> = {
  set_due_date: ({ seen, quotes, readTime, confidence }) => {
    const time = quotes.length === 0 ? null : readTime(quotes.join(', '));
    const found = timeInTitle({ ...seen, time });
    return found && { ...found, confidence: Math.min(found.confidence, confidence) };
  },
  set_priority: onWords(({ known }) => !known.priority, {
    type: 'set_priority',
    isConfirmed: true,
    payload: { priority: 'high' },
  }),
  set_project: ({ seen: { known, projects }, quotes, projectId, confidence }) => {
    const isLive = (projects ?? []).some(({ id }) => id === projectId);
    if (known.project || !isLive || quotes.length === 0) return null;
    return { type: 'set_project', confidence, payload: { projectId } };
  },
  rewrite_title: ({ seen, quotes, confidence }) => {
    if (losesMeaning(seen, quotes)) return null;
    return rewritten(seen.text, capitalized(quotes.join(' ')), confidence);
  },
  propose_next_action: onWords(() => true, {
    type: 'propose_next_action',
    payload: { title: REMIND_OF_ONESELF },
  }),
  split_subtasks: ({ quotes, confidence }) => splitInto(quotes, confidence),
  ask_clarification: ({ seen: { known, words }, confidence }) =>
    known.description || words.filter(isWord).length > VAGUE_WORDS_MAX
      ? null
      : { type: 'ask_clarification', confidence, payload: { questionId: 'vague' } },
  defer_task: onWords(({ known }) => !known.someday, {
    type: 'defer_task',
    payload: { strategy: 'someday' },
  }),
  propose_create_project: ({ seen: { known, projects }, quotes, confidence }) => {
    const [projectName = '', ...others] = quotes;
    if (known.project || projects === null || others.length > 0 || projectName === '') return null;
    if (projectName.length > SUGGESTION_BOUNDS.projectName) return null;
    if (namedProjects(projectName, wordsIn(projectName), projects).length > 0) return null;
    return { type: 'propose_create_project', confidence, payload: { projectName } };
  },
};

/** A longer title is not vague for want of words. */
const VAGUE_WORDS_MAX = 4;

/** A shorter title may leave out neither a no nor most of the words. */
function losesMeaning({ words }: SeenTitle, quotes: readonly string[]): boolean {
  const kept = quotes.flatMap((quote) => wordsIn(quote));
  const count = (list: typeof words, test: (item: (typeof words)[number]) => boolean) =>
    list.filter(test).length;
  const isNo = (item: (typeof words)[number]): boolean => says(item, 'not');
  if (count(kept, isNo) < count(words, isNo)) return true;
  return count(kept, isWord) * 2 < count(words, isWord);
}

/** Where the quotes stand in a text one behind another, as they are there; null where they do not. */
function quotesIn(text: string, words: readonly string[]): string[] | null {
  const found: string[] = [];
  let rest = text;
  for (const word of words) {
    const quote = findQuote(rest, word);
    if (quote === null) return null;
    found.push(quote);
    rest = rest.slice(rest.indexOf(quote) + quote.length);
  }
  return found;
}

/**
 * What a model has marked in the words of a task, as a draft; null when a quote is invented or out of
 * its order, the reason is another type's, the task has it already, or the words do not carry it. Only
 * a title is rewritten out of itself; all else may stand on the description, too.
 */
export function markedSuggestion(
  { type, reason, words, projectId, confidence }: MarkedWords,
  title: TitleToSee,
  ground: {
    readonly description: string;
    readonly readTime: (words: string) => TimeReading | null;
  },
): SuggestionDraft | null {
  const reasons: readonly string[] = MARKED_REASONS[type];
  if (!reasons.includes(reason)) return null;
  const { text, known, projects, time } = title;
  const inTitle = quotesIn(text, words);
  const quotes = inTitle ?? (type === 'rewrite_title' ? null : quotesIn(ground.description, words));
  if (quotes === null) return null;
  const found = READ[type]({
    seen: { text, words: wordsIn(text), known, projects, time },
    quotes,
    projectId,
    readTime: ground.readTime,
    confidence: Math.min(confidence, SURE_MAX),
  });
  return found && draftOf('model', reason, found);
}
