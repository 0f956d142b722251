import { afterEach, expect, it } from 'vitest';
import { Drawing } from './draw-svg.ts';

const svg = (height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}"><rect width="100%" height="100%" fill="#fff"/></svg>`;

/** The height from the header of a PNG (its specification, 11.2.2). */
const heightOf = (png: Uint8Array) => new DataView(png.buffer, png.byteOffset).getUint32(20);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The pid of a process that is there. */
function pidOf(drawing: Drawing): number {
  const { pid } = drawing;
  if (pid === undefined) throw new Error('nothing draws');
  return pid;
}

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

it('draws several at once, each its own, in one process', async () => {
  const drawing = new Drawing();
  const pictures = [30, 31, 32, 33].map((height) => drawing.draw(svg(height)));
  const pid = pidOf(drawing);
  started.push(pid);
  expect((await Promise.all(pictures)).map(heightOf)).toEqual([30, 31, 32, 33]);
  expect(drawing.pid).toBe(pid);
});

it('draws anew what a process that was killed has left', async () => {
  const drawing = new Drawing();
  const pictures = [50, 51].map((height) => drawing.draw(svg(height)));
  process.kill(pidOf(drawing), 'SIGKILL');
  expect((await Promise.all(pictures)).map(heightOf)).toEqual([50, 51]);
  started.push(pidOf(drawing));
});

it('draws after its process was killed in silence', async () => {
  const drawing = new Drawing();
  await drawing.draw(svg(20));
  const first = pidOf(drawing);
  process.kill(first, 'SIGKILL');
  expect(heightOf(await drawing.draw(svg(21)))).toBe(21);
  started.push(pidOf(drawing));
  expect(drawing.pid).not.toBe(first);
});

it('ends its process after a silence, and starts another for the next picture', async () => {
  const drawing = new Drawing({ silenceMs: 50 });
  await drawing.draw(svg(20));
  const first = pidOf(drawing);
  started.push(first);
  await expect.poll(() => isAlive(first), { timeout: 60_000 }).toBe(false);
  expect(drawing.pid).toBeUndefined();
  expect(heightOf(await drawing.draw(svg(22)))).toBe(22);
  expect(drawing.pid).not.toBe(first);
});

it('says what cannot be drawn, and draws the next', async () => {
  const drawing = new Drawing();
  await expect(drawing.draw('no picture')).rejects.toMatchObject({
    message: 'the picture was not made',
    cause: expect.stringContaining('Error'),
  });
  expect(heightOf(await drawing.draw(svg(23)))).toBe(23);
  started.push(pidOf(drawing));
});

it('waits no longer than it may, and does not leave the process at work', async () => {
  const drawing = new Drawing({ timeoutMs: 1 });
  const slow = drawing.draw(svg(20));
  const pid = pidOf(drawing);
  await expect(slow).rejects.toThrow('no picture in 1 ms');
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
});
