/*
 * Draws pictures until its parent hangs up. Plain JavaScript, since a process is started from a file that
 * Node itself reads, from the sources as from a build. What drawing takes of memory is not JavaScript's and
 * is kept by the process that has drawn: so that is this one, and it ends.
 */
import { Resvg } from '@resvg/resvg-js';

process.on('message', ({ id, svg, font }) => {
  try {
    const rendered = new Resvg(svg, { font }).render();
    process.send({ id, png: rendered.asPng() });
  } catch (cause) {
    process.send({ id, failure: String(cause) });
  }
  // The pixels of a picture hang on a small object, which nobody would be in a hurry to collect.
  globalThis.gc?.();
});
process.on('disconnect', () => process.exit(0));
