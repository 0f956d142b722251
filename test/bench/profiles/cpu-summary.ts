import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What is looked at of a profile of the kind that `--cpu-prof` writes. */
export const CpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
export type CpuProfile = z.infer<typeof CpuProfile>;

const ROOT = path.join(import.meta.dirname, '../../..');
const FUNCTIONS_TOLD = 40;

/** Where a function stands: a package of ours, a library, or node itself. */
function homeOf(url: string): string {
  if (!url.startsWith('file:')) return url === '' ? 'the engine' : 'node';
  const file = path.relative(ROOT, fileURLToPath(url));
  const library = /node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/.exec(file)?.groups?.['name'];
  return library ?? file.split(path.sep).slice(0, 2).join('/');
}

/**
 * What each group of functions took by itself of each of so many pieces of work, the longest first. With
 * `lastMs` only what was sampled so shortly before the profile ends.
 */
export function summary(
  profile: CpuProfile,
  divisor: number,
  { what, lastMs = Infinity }: { readonly what: string; readonly lastMs?: number },
): string {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const homes = new Map<string, number>();
  const functions = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, ms: number) =>
    to.set(key, (to.get(key) ?? 0) + ms);
  let busy = 0;
  let left = profile.timeDeltas.reduce((all, one) => all + one, 0) / 1_000;
  profile.samples.forEach((id, index) => {
    const ms = (profile.timeDeltas[index] ?? 0) / 1_000;
    left -= ms;
    if (left > lastMs) return;
    const frame = frames.get(id);
    if (frame === undefined || frame.functionName === '(idle)') return;
    busy += ms;
    const name = frame.functionName || '(nameless)';
    const isEngine = frame.url === '';
    add(homes, isEngine ? name : homeOf(frame.url), ms);
    add(functions, isEngine ? name : `${name}  ${placeOf(frame.url, frame.lineNumber)}`, ms);
  });
  const lines = (of: Map<string, number>, most: number) =>
    [...of]
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([key, ms]) => {
        const share = `${((100 * ms) / busy).toFixed(1)} %`.padStart(7);
        return `${share} ${((1_000 * ms) / divisor).toFixed(1).padStart(8)} µs  ${key}`;
      });
  return [
    `${what}: ${(busy / divisor).toFixed(3)} ms of the program's main thread each`,
    '',
    'By package, library or part of the engine, time of its own:',
    ...lines(homes, 30),
    '',
    'By function, time of its own:',
    ...lines(functions, FUNCTIONS_TOLD),
    '',
  ].join('\n');
}

function placeOf(url: string, line: number): string {
  const file = url.startsWith('file:') ? path.relative(ROOT, fileURLToPath(url)) : url;
  return `${file.replace(/^.*node_modules\//, '')}:${line + 1}`;
}
