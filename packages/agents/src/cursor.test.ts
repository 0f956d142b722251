import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, readSeqCursor, writeCursor } from './cursor.ts';
import { Refused } from './refused.ts';

const ANY = /^\S+$/;

describe('a cursor', () => {
  it('brings back its place, in letters that need no quoting', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-z:-]{1,40}$/), (place) => {
        const cursor = writeCursor('notes', place);
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(readCursor('notes', 'notes_cursor', cursor, ANY)).toBe(place);
      }),
    );
  });

  it('is refused by another list, and so is anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constant(writeCursor('cards', 'x')), fc.base64String()),
        (text) => {
          const read = () => readCursor('notes', 'notes_cursor', text, ANY);
          if (text.startsWith(writeCursor('notes', '').slice(0, 6))) return;
          expect(read).toThrow(Refused);
        },
      ),
    );
  });

  it('of the journal is a seq, or its beginning', () => {
    expect(readSeqCursor('trace', 'trace_cursor', writeCursor('trace', '41'))).toBe(41);
    expect(readSeqCursor('trace', 'trace_cursor', writeCursor('trace', 'start'))).toBeNull();
    expect(readSeqCursor('trace', 'trace_cursor', undefined)).toBeNull();
    expect(() => readSeqCursor('trace', 'trace_cursor', writeCursor('trace', '-1'))).toThrow(
      Refused,
    );
  });
});
