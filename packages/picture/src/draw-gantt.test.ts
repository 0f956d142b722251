import { expect, it } from 'vitest';
import { drawGantt, ganttPages, ganttSvg } from './draw-gantt.ts';
import { GanttPicture, type GanttRow } from './gantt-picture.ts';
import { BARS } from './look.ts';

const row = (index: number, state: GanttRow['state'] = 'open'): GanttRow => ({
  title: `Работа ${index}`,
  note: '2–3 марта',
  from: index,
  to: index + 1.5,
  state,
});

const gantt = (part: Partial<GanttPicture> = {}): GanttPicture =>
  GanttPicture.parse({
    title: 'Стенд',
    subtitle: 'финиш пятница, 27 марта 2026',
    legend: { critical: 'критический путь', open: 'с запасом', done: 'сделано' },
    days: Array.from({ length: 28 }, (_, day) => ({ label: `${day + 1}.03`, isOff: day % 7 > 4 })),
    today: { at: 9.5, label: 'сегодня' },
    rows: [row(1, 'done'), row(3), row(2, 'critical')],
    ...part,
  });

const svgOf = (given: GanttPicture): string =>
  ganttSvg(given, { rows: ganttPages(given.rows)[0] ?? [], number: 1, of: 1 });

/** Width and height from the header of a PNG (its specification, 11.2.2). */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

it('draws the critical path red, the done grey, days off and the line of the present', () => {
  const svg = svgOf(gantt());
  for (const state of ['critical', 'open', 'done'] as const) {
    // once in the legend and once as a bar
    expect(svg.split(`fill="${BARS[state]}"`)).toHaveLength(3);
  }
  expect(svg.split(`fill="${BARS.off}"`)).toHaveLength(5);
  // at the days and beside each bar
  expect(svg.split(`stroke="${BARS.today}"`)).toHaveLength(5);
  expect(svg).toContain('>сегодня<');
  expect(svgOf(gantt({ today: null }))).not.toContain(`stroke="${BARS.today}"`);
});

it('puts 24 rows on a picture and more on further ones, the critical path first', async () => {
  const rows = Array.from({ length: 53 }, (_, index) =>
    row(52 - index, index % 5 === 0 ? 'critical' : index % 3 === 0 ? 'done' : 'open'),
  );
  const pages = ganttPages(rows);
  expect(pages.map(({ length }) => length)).toEqual([24, 24, 5]);
  const states = pages.flat().map(({ state }) => state);
  expect(states).toEqual([
    ...Array.from({ length: 11 }, () => 'critical'),
    ...Array.from({ length: 28 }, () => 'open'),
    ...Array.from({ length: 14 }, () => 'done'),
  ]);
  const critical = pages.flat().slice(0, 11);
  expect(critical.map(({ from }) => from)).toEqual(
    critical.map(({ from }) => from).sort((a, b) => a - b),
  );
  const pictures = await drawGantt(gantt({ rows }));
  const sizes = pictures.map(sizeOf);
  expect(sizes.map(([width]) => width)).toEqual([1080, 1080, 1080]);
  for (const [width, height] of sizes) expect(width + height).toBeLessThanOrEqual(10_000);
  expect(sizes[2]?.[1]).toBeLessThan(sizes[0]?.[1] ?? 0);
});

it.each([
  ['markup', '<script>alert(1)</script> & "x"'],
  ['an override of direction', '\u202eабв\u202c'],
  ['NUL and half a character', 'а\u0000б\ud800'],
  ['ten thousand characters', 'Щ'.repeat(10_000)],
  ['Hebrew', 'במה (6×4 מ׳) LED'],
  ['nothing', ''],
])('takes %s for a name', async (_, title) => {
  const given = gantt({ rows: [{ ...row(1), title }] });
  const svg = svgOf(given);
  for (const left of ['<script>', '\u0000', '\u202e']) expect(svg).not.toContain(left);
  expect(svg.length).toBeLessThan(20_000);
  expect(await drawGantt(given)).toHaveLength(1);
});

it('keeps every bar on the page, however long the project and however short the task', () => {
  const days = Array.from({ length: 900 }, () => ({ label: '01.01', isOff: false }));
  const rows = [
    { ...row(0), from: 0, to: 0 },
    { ...row(0), from: 900, to: 900 },
    { ...row(0), from: 880, to: 2000 },
  ];
  const svg = svgOf(gantt({ days, rows, today: null }));
  const bars = [
    ...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="20" rx="4"/g),
  ];
  expect(bars).toHaveLength(3);
  for (const [, x, width] of bars) {
    expect(Number(width)).toBeGreaterThanOrEqual(8);
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(1080 - 56 + 0.1);
  }
});

it('says what the project is called where there are no rows', async () => {
  const given = gantt({ rows: [] });
  expect(svgOf(given)).toContain('>Стенд<');
  expect(await drawGantt(given)).toHaveLength(1);
});
