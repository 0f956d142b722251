import { CONFIDENCE, type InterpretResponse } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from './index.ts';

const read = (text: string, timezone = 'Europe/Moscow'): InterpretResponse =>
  interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_voice' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
    },
    { timezone },
  ).response;

const onlyOf = ({ envelopes }: InterpretResponse) => {
  const [only, ...more] = envelopes;
  if (only === undefined || more.length > 0) throw new Error(`${envelopes.length} commands`);
  return only.command;
};

describe('an hour of another zone', () => {
  it.each([
    ['созвон завтра в 11 по берлинскому времени', 'созвон', '2026-02-26T13:00:00+03:00'],
    [
      'планёрка с филиалом в пятницу в 9 по екб',
      'планёрка с филиалом',
      '2026-02-27T07:00:00+03:00',
    ],
    ['созвон в понедельник в 14:00 по омскому', 'созвон', '2026-03-02T11:00:00+03:00'],
    ['вебинар в четверг в 19:00 мск', 'вебинар', '2026-02-26T19:00:00+03:00'],
    ['созвон завтра в восемь вечера по гринвичу', 'созвон', '2026-02-26T23:00:00+03:00'],
    ['созвон с отелем завтра в 10 по местному', 'созвон с отелем', '2026-02-26T10:00:00+03:00'],
  ])('%s', (text, title, start) => {
    const { entities, confidence } = onlyOf(read(text));
    expect(entities).toMatchObject({ title, start_at: start });
    expect(confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
  });

  it.each([
    ['вылет в субботу в 23:30 по владивостоку', 'вылет', '2026-02-28T16:30:00+03:00'],
    ['завтра в десять по Самаре отчёт', 'отчёт', '2026-02-26T09:00:00+03:00'],
    [
      'послезавтра в шесть утра по Нью-Йорку позвонить сестре',
      'позвонить сестре',
      '2026-02-27T14:00:00+03:00',
    ],
  ])('of which only the place is said is confirmed: %s', (text, title, planned) => {
    const { entities, confidence } = onlyOf(read(text));
    expect(entities).toMatchObject({ title, planned_at: planned });
    expect(confidence).toBeLessThan(CONFIDENCE.act);
  });

  it('is on the clock of whoever says it', () => {
    const { entities } = onlyOf(read('созвон завтра в 11 по московскому времени', 'Asia/Omsk'));
    expect(entities.start_at).toBe('2026-02-26T14:00:00+06:00');
  });

  it('keeps an hour without a day as an hour of the own clock', () => {
    const { entities } = onlyOf(read('позвонить в банк в шесть вечера по Самаре'));
    expect(entities.planned_time).toBe('17:00');
  });

  it.each([
    ['экскурсия по Берлину завтра в 11', 'экскурсия по Берлину'],
    ['прогулка завтра в 11 по Москве', 'прогулка по Москве'],
    ['отчёт по Самаре завтра в десять', 'отчёт по Самаре'],
    ['завтра в 11 сверка по плану', 'сверка по плану'],
  ])('is none where the words are about a place: %s', (text, title) => {
    expect(onlyOf(read(text)).entities).toMatchObject({ title });
    expect(JSON.stringify(onlyOf(read(text)).entities)).toMatch(/2026-02-26T1[01]:00:00\+03:00/);
  });
});
