import { createInterface } from 'node:readline';
import { interpreterFor } from '../compose/interpreter.ts';
import { localPerson } from '../compose/local-person.ts';
import { type OpenPlan, openPlan } from '../compose/open-plan.ts';
import { systemIds } from '../compose/system.ts';
import { carryOut, type TerminalSpeaker } from '../terminal/carry-out.ts';
import { outcomeLines } from '../terminal/print-outcome.ts';
import { clockFor, type ProgramContext } from './program-context.ts';

const GREETING =
  'Скажите, что записать, например: «Созвон завтра в 10 на час». Вариант выбирается номером. /undo, /redo, /cancel, /quit.';

/** `planerka chat`: a conversation in the terminal, questions with numbered choices. */
export async function chat(program: ProgramContext, options: { now?: string }): Promise<void> {
  const { environment, log, print } = program;
  const clock = clockFor(options.now);
  const plan = await openPlan({ environment, clock, log, connections: 3 });
  const lines = createInterface({ input: process.stdin, output: process.stderr, prompt: '> ' });
  try {
    const interpreter = interpreterFor(environment, log);
    print(GREETING);
    lines.prompt();
    for await (const line of lines) {
      const words = line.trim();
      if (words === '/quit') break;
      if (words !== '') {
        const trace = `cli:${systemIds.uuid()}`;
        const person = await localPerson(plan, environment, clock.now(), trace);
        for (const shown of await answer({ plan, interpreter, clock, person }, words)) print(shown);
      }
      lines.prompt();
    }
  } finally {
    lines.close();
    await plan.close();
  }
}

async function answer(speaker: TerminalSpeaker, words: string): Promise<string[]> {
  const outcomes = words.startsWith('/')
    ? await slash(speaker.plan, speaker, words)
    : await speak(speaker, words);
  return outcomes.flatMap(outcomeLines);
}

async function speak(speaker: TerminalSpeaker, words: string) {
  const { outcomes, besides } = await carryOut(speaker, words, 'cli');
  return [...outcomes, ...besides];
}

async function slash(plan: OpenPlan, { person }: TerminalSpeaker, words: string) {
  const key = `${person.traceId}:0`;
  switch (words) {
    case '/undo':
      return await plan.runtime.propose(person, [{ type: 'undo', key }]);
    case '/redo':
      return await plan.runtime.propose(person, [{ type: 'redo', key }]);
    case '/cancel':
      return await plan.runtime.propose(person, [
        { type: 'cancel', key, said: words, may_undo: false },
      ]);
    default:
      return [
        {
          status: 'refused',
          code: 'NOT_UNDERSTOOD',
          user_message: `Не знаю команды ${words}.`,
          recovery: 'Есть /undo, /redo, /cancel, /quit.',
        } as const,
      ];
  }
}
