import { createInterface } from 'node:readline';
import type { ObjectHandle, Outcome, Query } from '@planerka/contracts';
import type { ListedObjects } from '@planerka/runtime';
import type { OfferedTap, SetTap } from '@planerka/talk';
import { tell } from '@planerka/texts';
import { objectsTold } from '@planerka/views';
import { gatewayFor } from '../compose/gateway.ts';
import { localPerson } from '../compose/local-person.ts';
import type { OpenPlan } from '../compose/open-plan.ts';
import { systemIds } from '../compose/system-ids.ts';
import { lastWritten } from '../terminal/last-written.ts';
import { outcomeLines } from '../terminal/print-outcome.ts';
import { respond } from '../terminal/respond.ts';
import { offeredTaps, pressTap, reasonLines, tapLines } from '../terminal/set-taps.ts';
import { inWords } from '../terminal/terminal-frame.ts';
import type { TerminalSpeaker } from '../terminal/terminal-speaker.ts';
import { clockFor, type ProgramContext } from './program-context.ts';
import { withPlan } from './with-plan.ts';

const MORE = '/more';

/** `planerka chat`: a conversation in the terminal, questions with numbered choices. */
export async function chat(program: ProgramContext, options: { now?: string }): Promise<void> {
  const { environment, log, print } = program;
  const clock = await clockFor(options.now);
  const converse = async (plan: OpenPlan): Promise<void> => {
    // Not before the plan is open: lines that come while nobody reads them would be lost.
    const lines = createInterface({ input: process.stdin, output: process.stderr, prompt: '> ' });
    let isOpen = true;
    lines.once('close', () => {
      isOpen = false;
    });
    // Input from a file ends while its lines are still being answered; newer versions of Node then refuse to prompt.
    const prompt = (): void => {
      if (isOpen) lines.prompt();
    };
    const interpreter = gatewayFor(environment, log);
    print(inWords(tell('terminal_greeting')));
    prompt();
    let newest = NOTHING;
    for await (const line of lines) {
      const words = line.trim();
      if (words === '/quit') break;
      if (words !== '') {
        const trace = `cli:${systemIds.uuid()}`;
        const person = await localPerson(plan, environment, clock.now(), trace);
        const told = await answer({ plan, interpreter, clock, person }, words, newest);
        newest = told.newest;
        for (const line of told.lines) print(line);
      }
      prompt();
    }
    lines.close();
  };
  await withPlan(program, converse, clock);
}

/** What the newest answer spoke of, how it goes on, and which buttons are under it. */
interface Newest {
  readonly shown: readonly ObjectHandle[] | null;
  /** The newest list, and what was written since. */
  readonly listed: ListedObjects | null;
  /** The question that it answers. */
  readonly asked: Query | null;
  readonly more: { readonly words: string; readonly page: number } | null;
  readonly taps: readonly OfferedTap[];
  /** The set that is being refused: the next line says why. */
  readonly refusing: SetTap | null;
}

const NOTHING: Newest = {
  shown: null,
  listed: null,
  asked: null,
  more: null,
  taps: [],
  refusing: null,
};

interface Answered {
  readonly lines: string[];
  readonly newest: Newest;
}

async function answer(speaker: TerminalSpeaker, said: string, newest: Newest): Promise<Answered> {
  const { shown, listed, asked, more } = newest;
  const tap = tapSaid(said, newest);
  if (tap !== null) return await pressed(speaker, tap, newest);
  if (said === MORE && more === null) return { lines: [inWords(tell('nothing_further'))], newest };
  const { words, page } = said === MORE && more !== null ? more : { words: said, page: 0 };
  const result = await respond({ ...speaker, shown, listed, asked, page }, words, 'cli');
  const lines = [...result.outcomes, ...result.besides].flatMap(outcomeLines);
  const wrote = result.outcomes.some(({ status }) => status === 'done');
  const taps = offeredTaps(result);
  const buttons = tapLines(taps, false);
  if (result.answer === null) {
    const left = wrote
      ? await afterWriting(speaker, listed, result.outcomes)
      : { ...newest, asked: null, more: null, refusing: null };
    return { lines: [...lines, ...buttons], newest: { ...left, taps } };
  }
  const { text, objects, next } = result.answer;
  const further = next === null ? [] : ['', inWords(tell('further', { by: MORE }))];
  return {
    lines: [...text.split('\n'), ...further, ...lines, ...buttons],
    newest: {
      shown: objects,
      listed: objects.length > 1 ? { objects, since: [] } : alsoShown(listed, objects),
      asked: result.reading?.query ?? null,
      more: next === null ? null : { words, page: next },
      taps,
      refusing: null,
    },
  };
}

/** What was told of is meant next, in its order; a list stays in view while only its own rows are written to. */
async function afterWriting(
  { plan, person }: TerminalSpeaker,
  listed: ListedObjects | null,
  outcomes: readonly Outcome[],
): Promise<Newest> {
  const told = outcomes.flatMap(objectsTold);
  const shown = told.length > 0 ? told : await lastWritten(plan.reader, person);
  return { ...NOTHING, shown, listed: alsoShown(listed, shown) };
}

const alsoShown = (
  listed: ListedObjects | null,
  objects: readonly ObjectHandle[],
): ListedObjects | null => listed && { ...listed, since: [...listed.since, ...objects] };

/** The button that a line presses by its number, or the reason that was asked for with its tap. */
function tapSaid(said: string, { taps, refusing }: Newest): SetTap | null {
  if (refusing !== null && !said.startsWith('/')) {
    return said === '1' ? { ...refusing, reason: '' } : { ...refusing, reason: said };
  }
  return /^\d{1,3}$/.test(said) ? (taps[Number(said) - 1]?.tap ?? null) : null;
}

async function pressed(speaker: TerminalSpeaker, tap: SetTap, newest: Newest): Promise<Answered> {
  const { reason, ...bare } = tap;
  if (tap.act === 'reject' && reason === undefined) {
    return { lines: reasonLines(), newest: { ...newest, taps: [], refusing: tap } };
  }
  const result = await pressTap(speaker, reason === '' ? bare : tap);
  const taps = offeredTaps(result);
  const told = [...result.outcomes, ...result.besides].flatMap(outcomeLines);
  return { lines: [...told, ...tapLines(taps, false)], newest: { ...NOTHING, taps } };
}
