import { DEFAULT_LOCALE, type Frame, verbatim } from '@planerka/contracts';
import { DayPicture, mapPictureWords } from '@planerka/picture';
import { z } from 'zod';
import { ButtonAction } from './button-op.ts';
import { Reply } from './reply.ts';

/** Replies whose words were made when they were stored. */
const WordedReply = z.looseObject({
  v: z.literal(1),
  steps: z.array(z.looseObject({ kind: z.string() })),
});

const WordedButton = z.strictObject({ label: z.string(), action: ButtonAction });

const WordedStep = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('answer_callback'), text: z.string().nullable() }),
  z.looseObject({
    kind: z.literal('text'),
    text: z.string(),
    buttons: z.array(z.array(WordedButton)),
  }),
  z.looseObject({ kind: z.literal('picture'), picture: DayPicture }),
]);

/** Nothing of a reply that kept its words depends on these. */
const UNFRAMED: Frame = { now: '1970-01-01T00:00:00.000Z', zone: 'UTC', locale: DEFAULT_LOCALE };

/** A stored reply; null for what is none. One that kept its words has these words as its messages. */
export function readReply(stored: unknown): Reply | null {
  const worded = WordedReply.safeParse(stored);
  const today = worded.success
    ? { ...worded.data, v: 2, frame: UNFRAMED, steps: worded.data.steps.map(upcastStep) }
    : stored;
  return Reply.safeParse(today).data ?? null;
}

function upcastStep(stored: unknown): unknown {
  const worded = WordedStep.safeParse(stored);
  if (!worded.success) return stored;
  const { data } = worded;
  switch (data.kind) {
    case 'answer_callback': {
      const { text, ...step } = data;
      return { ...step, said: text === null ? null : verbatim(text) };
    }
    case 'text': {
      const { text, ...step } = data;
      const buttons = data.buttons.map((row) =>
        row.map(({ label, action }) => ({ label: verbatim(label), action })),
      );
      return { ...step, said: [verbatim(text)], buttons };
    }
    case 'picture':
      return { kind: 'picture', picture: mapPictureWords(data.picture, verbatim) };
  }
}
