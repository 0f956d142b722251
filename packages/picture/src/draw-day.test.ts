import { describe, expect, it } from 'vitest';
import type { DayPicture } from './day-picture.ts';
import { daySvg, drawDay } from './draw-day.ts';
import { fonts, LOOKS } from './look.ts';

const { slots: SLOTS, ...INK } = LOOKS.light;

const day: DayPicture = {
  theme: 'light',
  title: 'Сегодня',
  subtitle: 'среда, 25 февраля',
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

/** The pieces of the line of the present. */
function presentIn(svg: string) {
  const line = new RegExp(
    `<line x1="([\\d.]+)" y1="([\\d.]+)" x2="([\\d.]+)" y2="[\\d.]+" stroke="${INK.now}"`,
    'g',
  );
  return [...svg.matchAll(line)].map(([, from, y, to]) => ({
    from: Number(from),
    to: Number(to),
    y: Number(y),
  }));
}

/** What is written from left to right in the timeline; the label of the present is left of its line. */
function wordsIn(svg: string) {
  const text =
    /<text x="([\d.]+)" y="([\d.]+)" [^>]*font-size="(\d+)"[^>]*text-anchor="start">([^<]*)</g;
  return [...svg.matchAll(text)]
    .map(([, x, y, size, words = '']) => ({
      x: Number(x),
      y: Number(y),
      size: Number(size),
      words,
    }))
    .filter(({ x }) => x > 100);
}

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

  it('draws the line of the present beside a free stretch’s words', () => {
    const free = daySvg({ ...day, slots: [], free: [{ from: 607, to: 847, label: 'Свободно' }] });
    const [, label = ''] = /y="([\d.]+)"[^>]*>Свободно</.exec(free) ?? [];
    expect(Math.abs(Number(label) - 11 - (presentIn(free)[0]?.y ?? 0))).toBeGreaterThanOrEqual(40);
  });

  const at = (from: number, to: number, title: string, kind: 'focus' | 'event' | 'task') =>
    ({ from, to, title, kind, locked: kind === 'event', time: '12:00–13:00' }) as const;

  it.each([
    ['one slot', [at(720, 780, 'Идёт', 'focus')]],
    ['two slots', [at(690, 780, 'Отчёт о поездке', 'focus'), at(700, 760, 'Обед', 'event')]],
    [
      'three slots',
      [at(690, 780, 'Отчёт', 'focus'), at(700, 760, 'Обед', 'event'), at(725, 725, 'Дом', 'task')],
    ],
    ['a moment', [at(725, 725, 'Позвонить', 'task')]],
    ['no slot', []],
  ])(
    'draws the line of the present through the words of %s nowhere, in at most two pieces',
    (_, slots) => {
      const svg = daySvg({ ...day, free: [], slots });
      const pieces = presentIn(svg);
      expect(pieces.length).toBeLessThanOrEqual(2);
      expect(pieces.every(({ from, to }) => to - from >= 48)).toBe(true);
      for (const { x, y, size, words } of wordsIn(svg)) {
        const right = x + fonts.regular.width(words, size);
        const crossing = pieces.filter(
          (line) => line.y > y - 0.7 * size && line.y < y && line.from < right && line.to > x,
        );
        expect(crossing).toEqual([]);
      }
    },
  );

  it('shows the hours around the present, but not the one under its line', () => {
    const svg = daySvg(day);
    expect(svg).toContain('>11:00<');
    expect(svg).not.toContain('>12:00<');
    expect(svg).toContain('>12:07<');
  });

  it('draws a dark day in dark colours alone', () => {
    const dark = daySvg({ ...day, theme: 'dark' });
    expect(dark).toContain(`height="100%" fill="${LOOKS.dark.page}"`);
    const colours = (svg: string) => new Set(svg.match(/#[0-9A-F]{6}/gu));
    const light = colours(daySvg(day));
    expect([...colours(dark)].filter((colour) => light.has(colour))).toEqual([]);
  });
});

/** Contrast of two colours by WCAG 2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

describe.each(Object.entries(LOOKS))('the %s look', (_theme, look) => {
  it('has words that can be read on their ground', () => {
    const grounds = Object.values(look.slots).map(({ text, fill }) => contrast(text, fill));
    const onPage = [look.text, look.quiet, look.late].map((ink) => contrast(ink, look.page));
    expect(Math.min(...grounds, ...onPage)).toBeGreaterThanOrEqual(4.5);
    const times = Object.values(look.slots).map(({ edge, fill }) => contrast(edge, fill));
    const ticks = Object.values(look.slots).map(({ edge }) => contrast(edge, look.page));
    const free = contrast(look.free, look.freeFill);
    expect(Math.min(...times, ...ticks, free)).toBeGreaterThanOrEqual(3);
  });
});
