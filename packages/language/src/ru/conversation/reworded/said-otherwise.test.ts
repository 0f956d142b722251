import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const TITLES = ['купить сапоги брату', 'отвезти кошку к врачу', 'Разговор с Гущиным'];

/** The second of them is in view; a question about a meeting may stand. */
function read(text: string, isAsked = false) {
  const candidates = TITLES.map((title, at) => ({ kind: 'task' as const, number: at + 1, title }));
  const room = { kind: 'hub' as const };
  const thread = { room, candidates, operations: [], default_task_id: 2 };
  const source = { channel: 'telegram_text' } as const;
  const entities = { title: 'собрание дачников', start_at: '2026-09-18T19:00:00+03:00' };
  const command = { intent: 'timeblock_create' as const, confidence: 0.9, entities };
  const pending = {
    draft_id: 'draft-1',
    envelope: { trace_id: 'trace-0', source, command },
    question: { code: 'DURATION' as const, clarifying_question: 'На сколько минут?', choices: [] },
  };
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  const { response } = interpretUtterance(
    { ...request, ...(isAsked ? { pending } : {}) },
    { timezone: CORPUS_ZONE },
  );
  const { kind, operations = [], envelopes } = response;
  const changed = operations.map(({ operation }) => {
    const { task, title, planned_at: day } = operation as Readonly<Record<string, unknown>>;
    return [task ?? 'in view', title ?? day].join(' ');
  });
  const answered = envelopes.map(({ command: { entities: said } }) =>
    [said.title, said.start_at, said.duration_minutes].join(' ').trim(),
  );
  return kind === 'operations' || kind === 'answer' ? [...changed, ...answered] : [];
}

describe('what was wrong of something, and what is right', () => {
  it.each([
    ['сапоги не брату, а свату', '1 купить сапоги свату'],
    ['не брату сапоги, а свату', '1 купить сапоги свату'],
    ['сапоги свату, а не брату', '1 купить сапоги свату'],
    ['TASK-001 не брату, а свату', '1 купить сапоги свату'],
    ['кошку не сегодня, а завтра', '2 2026-09-16'],
    ['кошку не отвезти, а отнести', '2 отнести кошку к врачу'],
    ['стоп, не кошку, а собаку', 'in view отвезти собаку к врачу'],
    ['вообще-то собаку, а не кошку', 'in view отвезти собаку к врачу'],
    ['только это не кошку, а собаку', 'in view отвезти собаку к врачу'],
    ['разговор был не с Гущиным, а с Лосевым', '3 Разговор с Лосевым'],
    ['не разговор, а встреча с Гущиным', '3 Встреча с Гущиным'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toEqual([wanted]);
  });

  it.each([
    ['сапоги не брату, а свату', '1 купить сапоги свату'],
    ['кошку не сегодня, а завтра', '2 2026-09-16'],
    ['собрание не дачников, а садоводов', 'собрание садоводов 2026-09-18T19:00:00+03:00'],
    ['собрание не в пятницу, а в субботу', 'собрание дачников 2026-09-19T19:00:00+03:00'],
    ['не час, а два', 'собрание дачников 2026-09-18T19:00:00+03:00 120'],
  ])('while a length is asked: %s', (text, wanted) => {
    expect(read(text, true)).toEqual([wanted]);
  });

  it.each([
    'торт не медовый, а сметанный',
    'только не соседу, а свату',
    'это не задача, а мысль вслух',
    'у меня не грипп, а простуда',
    'только это не точно',
    'стоп, не туда смотрю',
    'сапоги не брату',
  ])('changes nothing: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
