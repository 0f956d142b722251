import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function made(text: string) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response.envelopes.map(
    ({ command: { intent, entities } }) => [
      intent,
      entities.title,
      entities.start_at?.slice(5, 16),
    ],
  );
}

it.each([
  ['займи завтра время с 9 до 11 на вычитку', 'вычитка', '09-16T09:00'],
  ['выкрои завтра с 15 до 16:30 время для дневника', 'дневника', '09-16T15:00'],
  ['придержи в пятницу с 16 до 18 для клиентов', 'клиентов', '09-18T16:00'],
  ['займи мне завтра вечер с 19 до 21 под кино', 'кино', '09-16T19:00'],
  ['хочу занять субботу с 10 до 13 под стройку', 'стройку', '09-19T10:00'],
  ['зарезервируй в субботу окно с 12 до 14 под обед с тестем', 'обед с тестем', '09-19T12:00'],
  ['отложи завтра время с 10 до 12 на отчёт', 'отчёт', '09-16T10:00'],
  ['придержи для меня завтра окно в 15 на полчаса', undefined, '09-16T15:00'],
  ['займи завтра с 9 до 11', undefined, '09-16T09:00'],
])('%s keeps time in the plan', (text, title, start) => {
  expect(made(text)).toEqual([['timeblock_create', title, start]]);
});

it.each([
  'займи у Вити денег до пятницы',
  'займи очередь завтра в 9',
  'оставь ключи на два часа под ковриком',
  'оставь место для дивана',
  'оставь деньги на завтра',
])('%s keeps something else', (text) => {
  expect(made(text).map(([intent]) => intent)).toEqual(['task_create']);
});
