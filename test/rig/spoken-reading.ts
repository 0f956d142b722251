import { CONFIDENCE, type CommandEnvelope, type InterpretResponse } from '@planerka/contracts';
import { interpretUtterance } from '@planerka/language';
import type { Meant, Spoken } from './spoken-grammar.ts';
import { SPOKEN_NOW } from './spoken-words.ts';

const folded = (text: string | undefined): string =>
  (text ?? '').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** The rules' reading of a generated utterance. */
const readSpoken = ({ text }: Spoken): InterpretResponse =>
  interpretUtterance(
    { trace_id: 'spoken', source: { channel: 'telegram_voice' }, now_iso: SPOKEN_NOW, text },
    { timezone: 'Europe/Moscow' },
  ).response;

function isMeant({ command: { intent, entities } }: CommandEnvelope, meant: Meant): boolean {
  return (
    intent === meant.intent &&
    folded(entities.title) === folded(meant.title) &&
    entities.planned_at === meant.planned &&
    entities.due_date === meant.due &&
    entities.start_at === meant.start &&
    entities.duration_minutes === meant.minutes &&
    entities.tags?.join() === meant.tag &&
    entities.project === meant.project &&
    entities.priority === meant.priority &&
    entities.recurrence === meant.recurrence
  );
}

/** Is the utterance read as the grammar meant it? Talk creates nothing and asks nothing. */
export function isReadRight(spoken: Spoken): boolean {
  const { envelopes, operations = [] } = readSpoken(spoken);
  const heard = envelopes.filter(({ command }) => command.confidence >= CONFIDENCE.hint);
  if (operations.length > 0 || heard.length !== spoken.commands.length) return false;
  return spoken.commands.every((meant, i) => {
    const envelope = heard[i];
    return envelope !== undefined && isMeant(envelope, meant);
  });
}

/** Something wrong would be written without a question. */
export function isSilentlyWrong(spoken: Spoken): boolean {
  const { envelopes } = readSpoken(spoken);
  return (
    !isReadRight(spoken) && envelopes.some(({ command }) => command.confidence >= CONFIDENCE.act)
  );
}
