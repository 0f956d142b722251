import { describe, expect, it } from 'vitest';
import { saidAsReminder } from './said-as-reminder.ts';

describe('an order to the one who listens, and what was meant by it', () => {
  it.each([
    ['скинь счёт Павлу ну то есть напомни мне скинуть', 'напомни мне скинуть счёт Павлу'],
    ['позвони в сервис в смысле запиши мне позвонить', 'запиши мне позвонить в сервис'],
    ['купи плёнку то есть мне надо купить завтра', 'мне надо купить плёнку завтра'],
    ['отправь макет точнее добавь задачу отправить', 'добавь задачу отправить макет'],
  ])('%s', (said, plain) => {
    expect(saidAsReminder(said)).toBe(plain);
  });

  it.each([
    'скинь счёт Павлу то есть напомни мне купить',
    'позвони Павлу то есть напомни мне позвонить Вере',
    'купить плёнку то есть карту памяти',
    'скинь счёт Павлу',
  ])('%s: none', (said) => {
    expect(saidAsReminder(said)).toBeNull();
  });
});
