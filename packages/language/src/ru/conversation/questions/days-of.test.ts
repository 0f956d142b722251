import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function asked(text: string) {
  const source = { channel: 'telegram_voice' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  const { kind, query } = response;
  if (kind !== 'query' || query === undefined) return kind;
  return 'mention' in query ? query.mention : query.type;
}

it.each([
  ['в какие дни танцы', 'танцы'],
  ['по каким дням планёрка', 'планёрка'],
  ['планёрка у нас по каким дням недели', 'планёрка'],
  ['скажи а в какие дни у меня танцы', 'танцы'],
  ['какие дни у танцев', 'танцев'],
  ['в какие часы английский', 'английский'],
  ['по каким числам замена фильтров', 'замена фильтров'],
  ['в какие дни я свободна', 'free'],
  ['в какие дни есть окна', 'free'],
])('«%s» asks where one thing stands', (text, mention) => {
  expect(asked(text)).toBe(mention);
});

it.each([
  'выяснить в какие дни принимает терапевт',
  'записать в какие дни работает загс',
  'спросить есть ли у них столик на субботу',
  'узнать в бассейне по каким дням аквааэробика',
])('«%s» is something to do', (text) => {
  expect(asked(text)).toBe('commands');
});
