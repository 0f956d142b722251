import type { InterpretResponse } from '@planerka/contracts';
import { GUESS } from '../acts/made.ts';

/** All that is to be made, in the project of that name. */
export function inProject(
  envelopes: InterpretResponse['envelopes'],
  project: string,
): InterpretResponse['envelopes'] {
  return envelopes.map((envelope) => {
    const { command } = envelope;
    if (command.intent !== 'task_create' || command.entities.project !== undefined) return envelope;
    return { ...envelope, command: { ...command, entities: { ...command.entities, project } } };
  });
}

type Envelope = InterpretResponse['envelopes'][number];

/** The same, to be asked about before it is made. */
export const doubtful = ({ command, ...envelope }: Envelope): Envelope => ({
  ...envelope,
  command: { ...command, confidence: Math.min(command.confidence, GUESS) },
});
