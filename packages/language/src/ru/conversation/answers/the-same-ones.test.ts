import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'timeblock', number: 1, title: 'репетиция хора' },
  { kind: 'task', number: 2, title: 'подрезать яблони' },
]);
const moved = (text: string) =>
  (readSaid(text, { thread }).operations ?? []).map(({ operation, confidence }) => [
    operation.type,
    confidence >= 0.8,
  ]);

describe('the same as was spoken of, at another time', () => {
  it.each(['нет, это та же репетиция, только в субботу', 'это те же яблони, только в субботу'])(
    '%s: it is moved',
    (text) => expect(moved(text)).toEqual([['reschedule', true]]),
  );

  it.each(['та же репетиция, только в субботу', 'ну те же яблони, только в субботу'])(
    '%s may be one more, and is asked about',
    (text) => expect(moved(text)).toEqual([['reschedule', false]]),
  );

  it.each(['та же ярмарка, только в субботу', 'это те же яблони, только побольше'])(
    '%s moves nothing',
    (text) => expect(moved(text)).toEqual([]),
  );
});
