import type { InterpretRequest } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function asked(text: string): unknown {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [],
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return response.kind === 'query' ? response.query : response.kind;
}

it.each([
  ['есть что-нибудь про Ольгу?', 'Ольгу'],
  ['у меня есть что-то насчёт крыши?', 'крыши'],
  ['про Ольгу ничего нет?', 'Ольгу'],
  ['что-нибудь с нотариусом назначено?', 'нотариусом'],
  ['что связано с Ольгой', 'Ольгой'],
  ['записан ли у меня нотариус?', 'нотариус'],
  ['есть ли в плане нотариус?', 'нотариус'],
  ['упоминается где-нибудь Галина?', 'Галина'],
  ['на какое число у меня записан нотариус?', 'нотариус'],
  ['на какой день назначен нотариус?', 'нотариус'],
])('%s asks for what bears a name', (text, mention) => {
  expect(asked(text)).toEqual({ type: 'find', mention });
});

it.each([
  ['сколько у меня незакрытых задач?', { type: 'tasks' }],
  ['много ли осталось', { type: 'tasks' }],
  ['сколько всего дел висит?', { type: 'tasks' }],
  ['что я ещё не сделал?', { type: 'tasks' }],
  ['какие задачи пока не закрыты?', { type: 'tasks' }],
  ['что осталось незакрытым?', { type: 'tasks' }],
  ['какие сроки поджимают?', { type: 'tasks', due: true }],
  ['просрочил что-нибудь?', { type: 'overdue' }],
  ['что у меня горящего?', { type: 'urgent' }],
])('%s asks of all of the plan', (text, query) => {
  expect(asked(text)).toEqual(query);
});

it.each([
  'есть что-нибудь вкусное?',
  'есть что-нибудь на ужин?',
  'сколько мыла осталось?',
  'осталось много дел',
  'мне надо что-нибудь к чаю',
  'запиши: есть вопрос к Оле',
  'много ли воды в кране?',
])('%s asks nothing of the plan', (text) => {
  expect(['commands', 'none']).toContain(asked(text));
});
