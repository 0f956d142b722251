import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

function renamed(title: string, text: string): string | null {
  const thread = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
  const { operations = [] } = readSaid(text, { thread });
  const [only, ...more] = operations.map(({ operation }) => operation);
  return only?.type === 'rename' && more.length === 0 ? (only.title ?? null) : null;
}

it.each([
  ['заказать торт Вере', 'точнее Вере и Юле', 'заказать торт Вере и Юле'],
  ['заказать торт Вере', 'нет, Юле и Вере', 'заказать торт Юле и Вере'],
  ['заказать торт Вере', 'вернее тёте и дяде', 'заказать торт тёте и дяде'],
  ['заказать торт Вере', 'вернее дяде', 'заказать торт дяде'],
  ['отвезти саженцы тёще', 'точнее сестре', 'отвезти саженцы сестре'],
  ['отвезти рулон тёще', 'вернее ковёр', 'отвезти ковёр тёще'],
  ['отвезти рулон тёще', 'вернее рулон и ковёр', 'отвезти рулон и ковёр тёще'],
  ['набрать Павла', 'точнее написать', 'написать Павла'],
  ['взять ключи у Павла', 'вернее у Павла и Риты', 'взять ключи у Павла и Риты'],
])('«%s», %s', (title, text, next) => {
  expect(renamed(title, text)).toBe(next);
});

it.each([
  // two could be meant, or none
  ['купить муку Диме', 'точнее деду'],
  ['купить хлеб и сыр', 'точнее сыр и молоко и масло'],
  ['купить хлеб', 'вернее бабушке и деду'],
  ['позвать мастера на дачу', 'точнее соседке'],
  ['купить хлеб', 'бабушке и деду'],
  ['купить подарок Диме', 'точнее завтра'],
  ['купить подарок Диме', 'точнее забрать и упаковать'],
])('«%s» is not renamed: %s', (title, text) => {
  expect(renamed(title, text)).toBeNull();
});

it.each(['точнее Вере и Юле', 'вернее тёте и дяде'])('with nothing in view: %s', (text) => {
  const thread = spokenOf([
    { kind: 'task', number: 1, title: 'заказать торт Вере' },
    { kind: 'task', number: 2, title: 'полить цветы' },
  ]);
  expect(readSaid(text, { thread }).operations ?? []).toEqual([]);
});
