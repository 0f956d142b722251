import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../../test/rig/random-cases.ts';
import { randomNetwork } from '../../../../../test/rig/random-network.ts';
import { type PlacedProject, relaxedPath } from '../../../../../test/rig/relaxed-path.ts';
import { criticalChain, criticalPath, delayOf, holdsOf } from './critical-path.ts';
import { networkOf } from './network.ts';

const SHAPE = { tasks: 12, links: 30, reach: 20 };

function networked({ durations, links }: PlacedProject) {
  return networkOf(
    durations.map((durationMinutes, place) => ({ id: String(place), durationMinutes })),
    links.map(({ from, to, type, lag }) => ({
      from: String(from),
      to: String(to),
      type,
      lagMinutes: lag,
    })),
  );
}

function passed(project: PlacedProject) {
  const network = networked(project);
  const path = criticalPath(network, Float64Array.from(project.notBefore));
  if (path === null) throw new Error('a circle where there is none');
  return { network, path };
}

describe('criticalPath', () => {
  it('finds what the slow and simple way finds', () => {
    fc.assert(
      fc.property(randomNetwork(SHAPE), (project) => {
        const { path } = passed(project);
        expect({
          starts: [...path.starts],
          latest: [...path.latest],
          finish: path.finish,
        }).toEqual(relaxedPath(project));
      }),
      randomCases(),
    );
  });

  it('allows each task what its links alone ask of it', () => {
    fc.assert(
      fc.property(randomNetwork(SHAPE), fc.nat(), (project, chosen) => {
        const task = chosen % project.durations.length;
        const { network, path } = passed(project);
        const notBefore = project.notBefore.map((start, place) => (place === task ? 0 : start));
        expect(holdsOf(network, path).allowed[task]).toBe(
          relaxedPath({ ...project, notBefore })?.starts[task],
        );
      }),
      randomCases(),
    );
  });

  it('says of a delay what the whole reckoned anew says', () => {
    const cases = fc.record({
      project: randomNetwork(SHAPE),
      chosen: fc.nat(),
      minutes: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(cases, ({ project, chosen, minutes }) => {
        const task = chosen % project.durations.length;
        const { network, path } = passed(project);
        const late = (path.starts[task] ?? 0) + minutes;
        const notBefore = project.notBefore.map((start, place) => (place === task ? late : start));
        const anew = relaxedPath({ ...project, notBefore });
        const moved = delayOf(network, path, { task, minutes });
        expect(path.starts.map((start, place) => start + (moved[place] ?? 0))).toEqual(
          Float64Array.from(anew?.starts ?? []),
        );
        const slack = (path.latest[task] ?? 0) - (path.starts[task] ?? 0);
        expect(anew?.finish).toBe(path.finish + Math.max(0, minutes - slack));
      }),
      randomCases(),
    );
  });

  it('draws a chain of critical tasks in which each holds the next', () => {
    fc.assert(
      fc.property(randomNetwork(SHAPE), (project) => {
        const { network, path } = passed(project);
        const { drivers, ...holds } = holdsOf(network, path);
        const chain = criticalChain(network, path, { drivers, ...holds });
        const last = chain.at(-1) ?? -1;
        expect((path.starts[last] ?? 0) + (project.durations[last] ?? 0)).toBe(path.finish);
        for (const task of chain) expect(path.latest[task]).toBe(path.starts[task]);
        for (const [place, task] of chain.slice(1).entries()) {
          const holds = project.links.filter(
            ({ from, to }) => from === chain[place] && to === task,
          );
          // Without the link between them it would be allowed to start earlier, or as early.
          expect(holds).not.toEqual([]);
          expect(drivers[task]).toBe(chain[place]);
        }
      }),
      randomCases(),
    );
  });

  it('has no order for a circle, whatever its types and leads', () => {
    const links = [
      { from: 0, to: 1, type: 'SS', lag: 0 },
      { from: 1, to: 2, type: 'FF', lag: -600 },
      { from: 2, to: 0, type: 'SF', lag: 0 },
    ] as const;
    const project = { durations: [60, 60, 60], notBefore: [0, 0, 0], links };
    expect(criticalPath(networked(project), new Float64Array(3))).toBeNull();
  });

  it('has nothing to do where there are no tasks', () => {
    const { path } = passed({ durations: [], notBefore: [], links: [] });
    expect(path.finish).toBe(0);
  });

  it.each([
    ['FS', 0, 480, 480],
    ['FS', 60, 540, 540],
    ['FS', -120, 360, 480],
    ['SS', 30, 30, 480],
    ['FF', 0, 360, 480],
    ['FF', 60, 420, 540],
    ['SF', 0, 0, 480],
    ['SF', 240, 120, 480],
  ] as const)('%s with a lag of %i starts at %i', (type, lag, start, finish) => {
    const { path } = passed({
      durations: [480, 120],
      notBefore: [0, 0],
      links: [{ from: 0, to: 1, type, lag }],
    });
    expect([path.starts[1], path.finish]).toEqual([start, Math.max(finish, start + 120)]);
  });
});
