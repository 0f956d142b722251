import { expect, it } from 'vitest';
import { givenDeadline } from './given-deadline.ts';

it.each([
  ['доверенности дай срок 20 марта', 'доверенности поставь срок 20 марта'],
  ['дай отчёту срок до пятницы', 'поставь отчёту срок до пятницы'],
  ['дай ей дедлайн завтра', 'поставь ей дедлайн завтра'],
])('%s', (text, plain) => {
  expect(givenDeadline(text)).toBe(plain);
});

it.each([
  'дай список задач',
  'какой срок дай подумать',
  'дай срок',
  'дай мне список того, у чего срок завтра',
  'передай отчёту срок завтра',
])('%s stays as it is', (text) => {
  expect(givenDeadline(text)).toBeNull();
});
