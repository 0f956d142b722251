import { startHouse } from '../rig/house.ts';
import { startSpeechServer } from '../rig/speech-server.ts';
import type { Dialog } from './dialog.ts';
import { judgeDialog, type Verdict } from './judge-dialog.ts';
import { playDialog } from './play-dialog.ts';

/** Plays dialogs one after the other with one bot, as its rules alone read them: no model is asked. */
export async function playAll(dialogs: readonly Dialog[]): Promise<Verdict[]> {
  const speech = await startSpeechServer({ model: 'whisper-1', language: 'ru' });
  const house = await startHouse({
    // Else a busy machine adds the line that says to wait.
    patienceMs: 120_000,
    environment: { TRANSCRIBE_BASE_URL: speech.baseUrl, MESSAGES_PER_MINUTE: '1000000' },
  });
  try {
    const verdicts: Verdict[] = [];
    for (const dialog of dialogs) {
      verdicts.push(judgeDialog(await playDialog(house, speech, dialog)));
    }
    return verdicts;
  } finally {
    await house.stop();
    await speech.stop();
  }
}

/** The dialogs that fail, each with what becomes of it, as `known-failures.json` pins them. */
export function failuresOf(verdicts: readonly Verdict[]): Record<string, string> {
  return Object.fromEntries(
    verdicts.flatMap(({ played, failure }) =>
      failure === null ? [] : [[played.dialog.id, failure] as const],
    ),
  );
}
