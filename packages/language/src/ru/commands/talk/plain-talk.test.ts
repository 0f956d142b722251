import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const read = (text: string, channel: 'telegram_text' | 'telegram_forward' = 'telegram_text') =>
  interpretUtterance(
    { trace_id: 'trace-1', source: { channel }, now_iso: CORPUS_NOW, text },
    { timezone: CORPUS_ZONE },
  ).response;

it.each([
  ['всё спасибо пойду в душ и спать', 'farewell'],
  ['ладно спасибо, всё, пойду есть', 'farewell'],
  ['огромное спасибо, ты реально выручил, спокойной ночи', 'farewell'],
  ['ну всё хватит на сегодня', 'farewell'],
  ['всё, на сегодня точно хватит, устала', 'farewell'],
  ['всё, иду спать, сил нет', 'farewell'],
  ['всё выключаюсь до завтра', 'farewell'],
  ['ок спасибо пойду кормить детей', 'farewell'],
  ['ладно я побежал спасибо за помощь', 'farewell'],
  ['спасибо ты мне так помогаешь', 'thanks'],
  ['спасибо, так намного легче', 'thanks'],
  ['ну ладно идём дальше', 'agreed'],
  ['ну ты даёшь, поехали дальше', 'agreed'],
  ['привет! давай занесём все мои дела на неделю а то я уже не соображаю', 'greeting'],
  ['давай разберёмся что у меня на этой неделе, голова кругом', 'abilities'],
  ['давай наведём порядок в делах', 'abilities'],
] as const)('%s is talk that is answered as %s', (text, talk) => {
  expect(read(text)).toEqual({ kind: 'none', envelopes: [], talk, interpreter: 'rules' });
});

it.each([
  'спасибо, а ещё завтра забрать торт',
  'передать соседке спасибо за ключи',
  'пойду в душ и напомни через час про духовку',
  'пойду в среду на родительское собрание',
  'всё, завтра иду к нотариусу в два',
  'завтра лечь спать пораньше',
  'спасибо пойду в банк и запиши купить хлеб',
  'давай запишем в пятницу баню',
  'давай запишем на завтра',
  'давай запишем все таблетки',
  'давай запишем все что надо купить молоко хлеб',
  'давай запишем все дела а то забуду купить хлеб',
  'помоги маме разобраться с делами завтра',
  'на сегодня хватит краски, докупить в субботу',
  'спокойной ночи, и поставь на восемь подъём',
])('%s is none of it', (text) => {
  const { kind, talk } = read(text);
  expect([kind, talk]).toEqual(['commands', undefined]);
});

it('is never what somebody else has said', () => {
  expect(read('спасибо все пойду спать', 'telegram_forward').talk).toBeUndefined();
});
