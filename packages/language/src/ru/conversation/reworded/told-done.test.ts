import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const did = (title: string, text: string) => {
  const thread = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
  const { operations = [] } = readSaid(text, { thread });
  return operations.map(({ operation, did: verb }) => [
    operation.type === 'update_status' ? operation.status : operation.type,
    verb,
  ]);
};

it.each([
  ['отдать плед в стирку', 'плед отвезла', 'отдать'],
  ['отнести плед в стирку', 'плед отдала', 'отнести'],
  ['сдать лодку в ремонт', 'лодку отвёз', 'сдать'],
  ['вернуть лестницу соседу', 'лестницу отдал', 'вернуть'],
  ['завезти бумаги нотариусу', 'бумаги занёс', 'завезти'],
  ['отправить каталог', 'каталог выслала', 'отправить'],
])('%s: «%s» is that very thing', (title, text, verb) => {
  expect(did(title, text)).toEqual([['done', verb]]);
});

it.each([
  ['забрать плед из стирки', 'плед отдала'],
  ['отдать плед в стирку', 'плед забрала'],
  ['купить лодку', 'лодку отвёз'],
  ['отправить каталог', 'каталог отвезла'],
])('%s: «%s» is another thing, which is asked about', (title, text) => {
  const [[status, verb] = []] = did(title, text);
  expect(status).toBe('done');
  expect(title).not.toContain(verb);
});

it.each([
  ['счёт фонду 30к', 'счёт отправила'],
  ['смета по крыше', 'смету скинул'],
])('%s: «%s» is all that was to be done', (title, text) => {
  expect(did(title, text)).toEqual([['done', undefined]]);
});

it.each([
  ['подписать счёт фонду', 'счёт отправила'],
  ['проверка сметы по крыше', 'смету скинул'],
  ['портрет Фёдору', 'портрет отправил'],
])('%s: «%s» may be another thing', (title, text) => {
  const [[, verb] = []] = did(title, text);
  expect(verb).toBeDefined();
});

it.each([
  ['забрать плед из стирки', 'плед отдала, отметь'],
  ['подписать счёт фонду', 'счёт отправила, закрой'],
])('%s: «%s» is ordered as well as told, once', (title, text) => {
  expect(did(title, text)).toEqual([['done', undefined]]);
});

it.each([
  ['сдать отчёт в налоговую', 'отчёт сдан', 'сдать'],
  ['купить кисти', 'кисти куплены', 'купить'],
  ['оплатить кружок', 'кружок оплачен', 'оплатить'],
  ['отвезти ковёр', 'ковёр отвезён', 'отвезти'],
])('%s: «%s» says the very verb', (title, text, verb) => {
  expect(did(title, text)).toEqual([['done', verb]]);
});

it.each([
  ['прививка щенку', 'щенку сделали прививку'],
  ['сверка с банком', 'сверку закончила'],
])('%s: «%s» names the deed by its noun', (title, text) => {
  expect(did(title, text)).toEqual([['done', undefined]]);
});

it.each([
  ['проверить диктанты', 'уф диктанты проверила наконец', 'проверить'],
  ['сдать отчёт по складу', 'отчёт сдал, фух, устал', 'сдать'],
])('%s: «%s»: a sigh changes nothing', (title, text, verb) => {
  expect(did(title, text)).toEqual([['done', verb]]);
});

it('«склад сдали» is perhaps not said of the report about it', () => {
  const thread = spokenOf([{ kind: 'task', number: 1, title: 'сдать отчёт по складу' }]);
  const sure = (text: string) =>
    (readSaid(text, { thread }).operations ?? []).map(
      ({ confidence }) => confidence >= CONFIDENCE.act,
    );
  expect([sure('склад сдали'), sure('отчёт сдали')]).toEqual([[false], [true]]);
});

const isSure = (text: string, titles: readonly string[], rrule?: string): boolean => {
  const known = titles.map((title, at) => ({ kind: 'task', number: at + 1, title }) as const);
  const series = rrule === undefined ? [] : known.map((each) => ({ ...each, rrule }));
  const { operations = [] } = readSaid(text, { thread: spokenOf(known, { series }) });
  return operations.some(({ confidence }) => confidence >= CONFIDENCE.act);
};

it.each([
  ['мыть машину', 'машину помыл', false],
  ['давать коту таблетку', 'таблетку дала', false],
  ['платить за квартиру', 'за квартиру заплатил', false],
  ['отчёт', 'отчёт сдан', false],
  ['отчёт', 'отчёт сделал', false],
  ['полить фикус', 'фикус полила', true],
])('of «%s», which repeats, «%s» is done unasked: %s', (title, text, sure) => {
  expect(isSure(text, [title], 'FREQ=WEEKLY')).toBe(sure);
});

it.each([
  ['кп отправил', ['отправить кп Иванову'], true],
  ['договор отправил', ['отправить договор Климову', 'распечатать договор'], true],
  ['договор отправил', ['отправить договор Климову', 'отправить договор юристу'], false],
  ['кп отправил', ['отправить кп Иванову', 'кп Сидорову'], false],
  ['макет отправил', ['макет визиток'], false],
  ['макет отправил', ['макет визиток', 'макет буклета'], false],
])('«%s» beside %j is done unasked: %s', (text, titles, sure) => {
  expect(isSure(text, titles)).toBe(sure);
});

it.each(['машину закончил', 'машину сделал'])(
  '«%s» of «машина» is perhaps a step of it',
  (text) => {
    const [[, verb] = []] = did('машина', text);
    expect(verb).toBeDefined();
  },
);

it.each([
  ['купить обои для ремонта', 'ремонт закончили'],
  ['подготовить слайды к встрече', 'встречу провели'],
  ['записать щенка на прививку', 'щенку сделали прививку'],
  ['развесить бельё после стирки', 'стирку закончила'],
])('%s: «%s» is of another deed, and keeps its verb', (title, text) => {
  const [[, verb] = []] = did(title, text);
  expect(verb).toBeDefined();
});

describe('a short past of the verb of what was shown', () => {
  it.each([
    ['сдать отчёт', 'сдал'],
    ['сдать отчёт', 'уже сдала'],
    ['взять справку', 'взяли'],
    ['найти паспорт', 'нашёл'],
    ['зайти к Оле', 'зашла'],
    ['снять деньги', 'снял'],
  ])('«%s»: %s', (title, text) => {
    const known = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
    expect(readSaid(text, { thread: known }).operations).toMatchObject([
      { operation: { type: 'update_status', status: 'done' } },
    ]);
  });
  it.each([
    ['сдать отчёт', 'взял'],
    ['взять справку', 'снял'],
    ['сдать отчёт', 'сел'],
  ])('«%s»: %s tells nothing of it', (title, text) => {
    const known = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
    expect(readSaid(text, { thread: known }).operations ?? []).toEqual([]);
  });
});
