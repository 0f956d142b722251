import fc from 'fast-check';
import type { PlacedLink, PlacedProject } from './relaxed-path.ts';

export interface NetworkShape {
  readonly tasks: number;
  readonly links: number;
  /** Lags are from the negative of it to it, planned starts from 0 to it. */
  readonly reach: number;
}

/** Random projects; their links go forward only, so that none makes a circle. */
export function randomNetwork(shape: NetworkShape): fc.Arbitrary<PlacedProject> {
  return fc.integer({ min: 1, max: shape.tasks }).chain((size) => {
    const places = { min: 0, max: size - 1 };
    const link = fc.record({
      from: fc.integer(places),
      to: fc.integer(places),
      type: fc.constantFrom('FS', 'SS', 'FF', 'SF'),
      lag: fc.integer({ min: -shape.reach, max: shape.reach }),
    });
    const many = { minLength: size, maxLength: size };
    return fc.record({
      durations: fc.array(fc.nat({ max: 12 }), many),
      notBefore: fc.array(fc.oneof(fc.constant(0), fc.nat({ max: shape.reach })), many),
      links: fc.array(link, { maxLength: shape.links }).map((links) => links.flatMap(forward)),
    });
  });
}

/** The later task first is no circle as long as all links do so: odd places come before even ones. */
function forward(link: PlacedLink): PlacedLink[] {
  const rank = (place: number) => (place % 2 === 0 ? 1000 + place : 500 - place);
  if (link.from === link.to) return [];
  const [from, to] = rank(link.from) < rank(link.to) ? [link.from, link.to] : [link.to, link.from];
  return [{ ...link, from, to }];
}
