import { describe, expect, it } from 'vitest';
import type { DayPicture } from './day-picture.ts';
import { daySvg, drawDay } from './draw-day.ts';
import { INK, SLOTS } from './look.ts';

const day: DayPicture = {
  title: 'Сегодня',
  subtitle: 'среда, 25 февраля 2026',
  summary: '2 блока',
  from: 540,
  to: 1140,
  now: { at: 727, label: '12:07' },
  slots: [
    { from: 600, to: 660, title: 'Созвон', kind: 'event', locked: true, time: '10:00–11:00' },
    { from: 630, to: 690, title: 'Отчёт <b> & "сводка"', kind: 'focus', locked: false, time: '' },
  ],
  free: [{ from: 727, to: 1140, label: 'Свободно 6 ч 53 мин' }],
  tasks: { heading: 'Без времени', items: [], footer: 'Больше ничего.' },
};

/** Width and height from the header of a PNG (its specification, 11.2.2). */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

describe('drawDay', () => {
  it('draws a PNG 1080 pixels wide', async () => {
    const png = await drawDay(day);
    expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(sizeOf(png).width).toBe(1080);
  });

  it('grows with the hours and the tasks, within what Telegram takes', async () => {
    const item = { title: 'Купить молоко '.repeat(20), note: 'срок вчера', late: true };
    const full = await drawDay({
      ...day,
      from: 0,
      to: 1440,
      tasks: { ...day.tasks, items: Array.from({ length: 15 }, () => item) },
    });
    const { width, height } = sizeOf(full);
    expect(height).toBeGreaterThan(sizeOf(await drawDay(day)).height);
    expect(width + height).toBeLessThanOrEqual(10_000);
  });

  it('has words in it: the same day without them gives another picture', async () => {
    const silent = { ...day, title: '', subtitle: '', summary: '' };
    const spaces = { ...day, title: ' ', subtitle: ' ', summary: ' ' };
    expect(Buffer.compare(await drawDay(silent), await drawDay(spaces))).toBe(0);
    expect(Buffer.compare(await drawDay(silent), await drawDay(day))).not.toBe(0);
  });

  it('takes titles as words, never as markup', () => {
    const svg = daySvg(day);
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&#60;b&#62; &#38; &#34;сводка&#34;');
  });

  it('draws what takes no time as a moment, not as a bar, and several as one', () => {
    const slot = { from: 900, to: 900, title: 'Позвонить', locked: false, time: '15:00' };
    const moment = { ...day, slots: [{ ...slot, kind: 'task' as const }] };
    expect(daySvg(moment)).not.toContain(SLOTS.task.fill);
    expect(daySvg(moment)).toContain('>15:00<');
    const lasting = { ...day, slots: [{ ...slot, to: 960, kind: 'task' as const }] };
    expect(daySvg(lasting)).toContain(SLOTS.task.fill);
    const crowd = { ...slot, title: '+6 в 15:00', kind: 'crowd' as const };
    expect(daySvg({ ...day, slots: [crowd] })).toContain('>+6 в 15:00<');
  });

  it('puts a dashed edge around what is only proposed, and no bar', () => {
    const slot = { from: 600, to: 660, title: 'Отчёт', locked: false, time: '10:00–11:00' };
    const svg = (kind: 'task' | 'proposed') =>
      daySvg({ ...day, free: [], slots: [{ ...slot, kind }] });
    expect(svg('task')).not.toContain('stroke-dasharray');
    expect(svg('proposed')).toContain(
      `stroke="${SLOTS.proposed.edge}" stroke-width="4" stroke-dash`,
    );
    expect(svg('proposed')).not.toContain(`fill="${SLOTS.proposed.edge}"/>`);
  });

  it('draws the line of the present behind all words', () => {
    const running = { ...day.slots[0], from: 700, to: 760, title: 'Идёт' } as const;
    const svg = daySvg({ ...day, slots: [{ ...running, kind: 'focus', locked: false, time: '' }] });
    const line = svg.lastIndexOf(`stroke="${INK.now}"`);
    expect(line).toBeGreaterThan(0);
    expect(svg.indexOf('>Идёт<')).toBeGreaterThan(line);
    // a free stretch says how long it is beside the line
    const free = daySvg({ ...day, slots: [], free: [{ from: 607, to: 847, label: 'Свободно' }] });
    const [, label = ''] = /y="([\d.]+)"[^>]*>Свободно</.exec(free) ?? [];
    const [, now = ''] = /y1="([\d.]+)" x2="\d+" y2="[\d.]+" stroke="#E5343D"/.exec(free) ?? [];
    expect(Math.abs(Number(label) - 11 - Number(now))).toBeGreaterThanOrEqual(40);
  });

  it('shows the hours around the present, but not the one under its line', () => {
    const svg = daySvg(day);
    expect(svg).toContain('>11:00<');
    expect(svg).not.toContain('>12:00<');
    expect(svg).toContain('>12:07<');
  });
});
