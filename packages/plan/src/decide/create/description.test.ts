import { TITLE_MAX_CHARS } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { toInstant } from '../../time/zoned.ts';
import { taskCreate } from './task-create.ts';
import { timeblockCreate } from './timeblock-create.ts';

const at = toInstant('2026-09-15T10:30:00+03:00');
const moment = { now: at, zone: 'Europe/Moscow' };
const made = { id: '0199a5d0-0000-7000-8000-000000000001', number: 1, actor: 'person-1', at };
const block = { start_at: '2026-09-16T12:00:00+03:00', duration_minutes: 60 };

describe('what was said beside a request', () => {
  it('is the description of a task', () => {
    const entities = { title: 'освободить шкаф', description: 'завтра придёт сантехник' };
    expect(taskCreate.build(entities, moment, made).row).toMatchObject(entities);
  });

  it('is put behind the title of a block, which has no description', () => {
    const entities = { ...block, title: 'созвон', description: 'в пятницу сдаём объект' };
    const { row } = timeblockCreate.build(entities, moment, made);
    expect(row).toMatchObject({ title: 'созвон (в пятницу сдаём объект)' });
  });

  it('names a block that has no title, as far as a title goes', () => {
    const entities = { ...block, description: 'а'.repeat(TITLE_MAX_CHARS + 1) };
    const { row } = timeblockCreate.build(entities, moment, made);
    expect(row).toMatchObject({ title: `${'а'.repeat(TITLE_MAX_CHARS - 1)}…` });
  });
});
