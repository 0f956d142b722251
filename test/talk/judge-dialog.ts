import type { ExpectedPlan } from './dialog.ts';
import { compare, titleFits } from './fits-entry.ts';
import type { Seen } from './plan-state.ts';
import type { Played } from './play-dialog.ts';

/**
 * What became of a dialog, the worst first: something was written that no accepted plan holds; the
 * preparation was not written as said; a question is left open that need not be; the bot said no;
 * nothing of what was said was done; the plan is right and the words are not.
 */
export const FAILURES = [
  'wrong write',
  'setup',
  'question',
  'refusal',
  'not done',
  'answer',
] as const;
export type Failure = (typeof FAILURES)[number];

export interface Verdict {
  readonly played: Played;
  /** Null for a dialog that went right. */
  readonly failure: Failure | null;
  readonly problems: readonly string[];
}

interface Held {
  readonly right: boolean;
  /** What is there or gone and should not be. */
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

const NO = /не понял|не наш[её]л|не смог|не умею|нечего|не могу|не получилось/iu;

function shown(seen: Seen): string {
  const { kind, id: _, ...facts } = seen;
  const told = Object.entries(facts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return `${kind} ${JSON.stringify(Object.fromEntries(told))}`;
}

/** Holds the plan at the end against one that is accepted. */
function hold({ before, after, today }: Played, plan: ExpectedPlan): Held {
  const { left, missing } = compare(after.objects, plan, today);
  const was = new Set(before.objects.map((seen) => JSON.stringify(seen)));
  const changed = plan.exactly ? left.filter((seen) => !was.has(JSON.stringify(seen))) : [];
  const is = new Set(after.objects.map((seen) => JSON.stringify(seen)));
  const gone = before.objects.filter(
    (seen) =>
      !is.has(JSON.stringify(seen)) &&
      missing.some((entry) => titleFits(seen.title, entry.title, today)),
  );
  const strange = after.projects.filter(
    (title) => plan.projects && !plan.projects.some((one) => titleFits(title, one.title, today)),
  );
  const absent = (plan.projects ?? []).filter(
    (one) => !after.projects.some((title) => titleFits(title, one.title, today)),
  );
  const wrong = [
    ...changed.map((seen) => `not as said: ${shown(seen)}`),
    ...gone.map((seen) => `gone, or something else now: ${seen.title}`),
    ...strange.map((title) => `a project that nobody asked for: ${title}`),
  ];
  const lacking = [...missing, ...absent].map(({ title }) => `missing: ${title}`);
  const more = plan.exactly ? left.length : 0;
  return { right: wrong.length + lacking.length + more === 0, wrong, missing: lacking };
}

/** The accepted plan that the end comes nearest to. */
function nearest(played: Played): Held {
  const { plan, or } = played.dialog;
  const weight = ({ right, wrong, missing }: Held) =>
    right ? -1 : wrong.length * 100 + missing.length;
  const [first, ...others] = [plan, ...or].map((each) => hold(played, each));
  if (!first) throw new Error('a dialog has no plan');
  return others.reduce((best, held) => (weight(held) < weight(best) ? held : best), first);
}

function failureOf(played: Played, held: Held, asked: boolean): Failure | null {
  if (held.wrong.length > 0 || played.hasty.length > 0) return 'wrong write';
  if (!played.prepared) return 'setup';
  if (held.right && !asked && played.misspoken.length === 0) return null;
  if (played.after.questions.length > 0 && (asked || !held.right)) return 'question';
  if (NO.test(played.last)) return 'refusal';
  return held.right ? 'answer' : 'not done';
}

/** Judges a dialog by the state of the plan at its end, and by what was said on the way. */
export function judgeDialog(played: Played): Verdict {
  const held = nearest(played);
  const { questions } = played.after;
  const asked = questions.length > 0 && !played.dialog.open;
  return {
    played,
    failure: failureOf(played, held, asked),
    problems: [
      ...held.wrong,
      ...held.missing,
      ...played.hasty,
      ...(asked ? [`left open: ${questions.join(', ')}`] : []),
      ...played.misspoken,
    ],
  };
}
