import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'timeblock', number: 1, title: 'репетиция' },
  { kind: 'task', number: 2, title: 'забрать костюм' },
  { kind: 'task', number: 3, title: 'покрасить скамейку' },
  { kind: 'task', number: 4, title: 'отправить смету' },
];
const read = (text: string) => {
  const { operations = [], envelopes } = readSaid(text, { thread: spokenOf(KNOWN) });
  return {
    done: operations.map(({ operation, mention }) => [operation.type, mention]),
    made: envelopes.map(({ command }) => command.entities.title),
  };
};

describe('something to do, told behind what is known without a mark', () => {
  it.each([
    ['репетицию отменили надо сдать билеты', 'delete', 'репетицию', 'сдать билеты'],
    ['репетицию отменили позвонить флористу', 'delete', 'репетицию', 'позвонить флористу'],
    ['удали репетицию надо сдать билеты', 'delete', 'репетицию', 'сдать билеты'],
    ['репетицию перенесли на субботу взять ноты', 'reschedule', 'репетицию', 'взять ноты'],
    ['костюм забрала заказать галстук', 'update_status', 'костюм', 'заказать галстук'],
    ['скамейку покрасили надо убрать плёнку', 'update_status', 'скамейку', 'убрать плёнку'],
    ['смету отправила все надо подписать договор', 'update_status', 'смету', 'подписать договор'],
  ])('%s: both', (text, type, mention, title) => {
    expect(read(text)).toEqual({ done: [[type, mention]], made: [title] });
  });

  it.each([
    'костюм забыла забрать',
    'костюм просили забрать пораньше',
    'скамейку надо покрасить',
    'костюм не смогла забрать',
    'репетицию отменили чтобы сдать билеты',
    'костюм забрала прислать должны ещё галстук',
    'костюм забрала хочу отдохнуть',
    'скамейку покрасила убрать плёнку забыла',
  ])('%s: nothing else is to be done', (text) => {
    const { done, made } = read(text);
    expect(done.length * made.length).toBe(0);
  });

  it('what is known is nothing new', () => {
    expect(read('костюм забрала покрасить скамейку').made).not.toContain('костюм забрала');
    expect(read('репетицию отменили забрать костюм').made).not.toContain('забрать костюм');
  });
});
