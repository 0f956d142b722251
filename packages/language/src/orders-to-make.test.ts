import { describe, expect, it } from 'vitest';
import { interpretUtterance } from './index.ts';

const read = (text: string) =>
  interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_text' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  );

/** "сделай" asks us only for what is ours; the rest is to be done by the person. */
const MADE: ReadonlyArray<readonly [text: string, titles: readonly (string | undefined)[]]> = [
  ['сделай задачу сменить фильтр', ['сменить фильтр']],
  ['сделай задачу на вторник отдать ключи', ['отдать ключи']],
  ['сделай мне задачу забрать билеты у Веры', ['забрать билеты у Веры']],
  ['сделайте нам задачу вызвать мастера завтра', ['вызвать мастера']],
  ['сделай задачу: помыть окна', ['помыть окна']],
  ['сделай заметку купить корм', ['купить корм']],
  ['сделай напоминание завтра в 9', [undefined]],
  ['сделай мне напоминание в субботу в 12 полить кактус', ['полить кактус']],
  ['сделай напоминалку на пятницу заплатить за свет', ['заплатить за свет']],
  ['сделай пометку сдать книги в среду', ['сдать книги']],
  ['сделай блок завтра в 10 на час', [undefined]],
  ['сделай задачу позвонить Диме и задачу купить торт', ['позвонить Диме', 'купить торт']],
  ['сделать задачу по физике завтра', ['по физике']],
  ['сделай доклад купить ватман', ['доклад', 'купить ватман']],
  ['сделать уборку погладить бельё', ['сделать уборку', 'погладить бельё']],
];

describe('orders to make', () => {
  it.each(MADE)('%s makes %j', (text, titles) => {
    const { envelopes } = read(text).response;
    expect(envelopes.map(({ command }) => command.entities.title)).toEqual(titles);
  });
});
