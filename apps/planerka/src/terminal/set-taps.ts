import { readOpFields, writeOpToken } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { type OfferedTap, reviewTaps, type SetTap, tapProposal } from '@planerka/talk';
import { render } from '@planerka/texts';
import { z } from 'zod';
import { TIMELESS } from './terminal-frame.ts';
import type { CarriedOut, TerminalSpeaker } from './terminal-speaker.ts';
import { withRetry } from './with-retry.ts';

/** A button of a change set as it may be typed: its own op token, and why a set is refused after it. */
const TYPED = /^(\[op\s+v:1\s+type:"change_set"[^\]]*\])\s*([^]*)$/;

const Typed = z.strictObject({
  type: z.literal('change_set'),
  set: z.uuid(),
  act: z.enum(['show', 'look', 'approve', 'reject']),
  positions: z
    .string()
    .regex(/^[\d,-]*$/)
    .optional(),
  page: z.int().min(0).optional(),
});

/** The tap that these words are, written back as they were printed; null for other words. */
export function typedTap(words: string): SetTap | null {
  const [, token = '', reason = ''] = TYPED.exec(words) ?? [];
  const tap = Typed.safeParse(readOpFields(token)).data;
  if (tap === undefined || (reason !== '' && tap.act !== 'reject')) return null;
  return reason === '' ? tap : { ...tap, reason };
}

/** Does to a change set what its button says. */
export async function pressTap(
  { plan, person }: TerminalSpeaker,
  tap: SetTap,
): Promise<CarriedOut> {
  const proposal = tapProposal(tap, `${person.traceId}:0`);
  const outcomes = await withRetry(() => plan.runtime.propose(person, [proposal]));
  return {
    reading: null,
    outcomes: outcomes.slice(0, 1),
    besides: outcomes.slice(1),
    answer: null,
  };
}

/** What may be done with the change sets that were told, in the order of their buttons. */
export function offeredTaps({ outcomes, besides, answer }: CarriedOut): OfferedTap[] {
  const reviewed = [...outcomes, ...besides].flatMap((outcome) =>
    outcome.status === 'review' ? reviewTaps(outcome).flat() : [],
  );
  const listed = (answer?.sets ?? []).map(
    ({ label, set }): OfferedTap => ({ label, tap: { type: 'change_set', set, act: 'show' } }),
  );
  return [...listed, ...reviewed];
}

/** The buttons, numbered from 1; `asTokens`: with what presses them where nobody remembers numbers. */
export function tapLines(taps: readonly OfferedTap[], asTokens: boolean): string[] {
  return taps.map(({ label, tap }, index) => {
    const written = asTokens ? `  ${tapToken(tap)}` : '';
    return `  ${index + 1}. ${render(label, TIMELESS)}${written}`;
  });
}

export function tapToken({ type, set, act, positions, page }: SetTap): string {
  return writeOpToken({ type, set, act, positions, page });
}

/** Why a set is refused is asked once: the next line is the reason, or the number of the one button. */
export function reasonLines(): string[] {
  const [asked, without] = [say('ask_reject_reason', {}), say('label_no_reason', {})];
  return [render(asked, TIMELESS), `  1. ${render(without, TIMELESS)}`];
}
