import { createInterpreter } from '@planerka/gateway';

/** Plainly sample words, of the kinds that people say most. */
const SAID = [
  'купить молоко',
  'созвон с командой завтра в 10 на час',
  'что сегодня?',
  'перенеси созвон на пятницу в 15:00',
];

/**
 * Reads a few sample messages, by the rules alone. Called while the program is built and never when it runs: what V8
 * compiles for a first reading is then kept with the build.
 */
export async function readSamples(): Promise<void> {
  const interpreter = createInterpreter({ model: null });
  const asked = { source: { channel: 'cli' as const }, now_iso: '2026-02-25T12:00:00+03:00' };
  for (const text of SAID) {
    await interpreter.interpret(
      { trace_id: 'build', text, ...asked },
      { timezone: 'Europe/Moscow' },
    );
  }
}
