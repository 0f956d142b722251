import { align } from './align.ts';
import type { Item } from './item.ts';
import type { KindSet, KindTable } from './kind-table.ts';
import { compilePattern, type ItemPlace } from './pattern.ts';
import type { Around, Made, Rule } from './rule.ts';

interface CompiledRule {
  readonly rule: Rule;
  readonly order: number;
  readonly places: readonly ItemPlace<KindSet>[];
}

/** A set of places reached in the rules that still fit. */
interface State {
  /** Next state by class; undefined = not yet computed, null = nothing fits. */
  readonly next: (State | null | undefined)[];
  readonly positions: readonly (readonly [CompiledRule, number])[];
  /** Rules whose patterns end here, in the order of the list. */
  readonly accepts: readonly CompiledRule[];
}

/** What a match made and how many items it took. */
export interface Matched {
  readonly made: Made;
  readonly rule: Rule;
  readonly length: number;
}

/**
 * Many patterns tried at once: a deterministic automaton over item classes, built as it is used.
 * A step is one array look-up, and patterns are short, so matching is linear in the text. The
 * longest match wins; of equally long ones, the rule that is first in the list.
 */
export class Automaton {
  private readonly start: State;
  private readonly states = new Map<string, State>();
  private readonly kindCount: number;

  constructor(rules: readonly Rule[], kinds: KindTable) {
    const compiled = rules.map((rule, order) => ({
      rule,
      order,
      places: compilePattern(rule.name, kinds).filter((place) => place.kind === 'item'),
    }));
    this.kindCount = kinds.size;
    this.start = this.stateOf(compiled.map((rule) => [rule, 0]));
  }

  /** The best match that begins at `items[at]`, or null. */
  match(items: readonly Item[], at: number, before: Item | null): Matched | null {
    let state: State | null = this.step(this.start, items[at]);
    let end = at + 1;
    let accepted: [State, number][] | null = null;
    while (state !== null) {
      if (state.accepts.length > 0) (accepted ??= []).push([state, end]);
      if (end >= items.length) break;
      state = this.step(state, items[end]);
      end += 1;
    }
    if (accepted === null) return null;
    for (let i = accepted.length - 1; i >= 0; i -= 1) {
      const found = accepted[i];
      if (found === undefined) continue;
      const around = { before, after: items[found[1]] ?? null };
      for (const { rule, places } of found[0].accepts) {
        const made = produce(rule, places, items, at, found[1], around);
        if (made !== null) return { made, rule, length: found[1] - at };
      }
    }
    return null;
  }

  private step(state: State, item: Item | undefined): State | null {
    if (item === undefined) return null;
    const known = state.next[item.kind];
    if (known !== undefined) return known;
    const reached: [CompiledRule, number][] = [];
    for (const [rule, position] of state.positions) {
      if (rule.places[position]?.wanted.has(item)) reached.push([rule, position + 1]);
    }
    const next = reached.length === 0 ? null : this.stateOf(reached);
    state.next[item.kind] = next;
    return next;
  }

  private stateOf(reached: readonly (readonly [CompiledRule, number])[]): State {
    const positions = new Map<string, readonly [CompiledRule, number]>();
    const accepts = new Set<CompiledRule>();
    for (const [rule, from] of reached) {
      for (let at = from; ; at += 1) {
        if (at === rule.places.length) {
          accepts.add(rule);
          break;
        }
        positions.set(`${rule.order}.${at}`, [rule, at]);
        if (rule.places[at]?.isOptional !== true) break;
      }
    }
    const inOrder = [...accepts].sort((a, b) => a.order - b.order);
    const key = `${[...positions.keys()].sort().join(' ')}|${inOrder.map((rule) => rule.order).join(' ')}`;
    let state = this.states.get(key);
    if (state === undefined) {
      state = {
        next: Array.from<State | null | undefined>({ length: this.kindCount }),
        positions: [...positions.values()],
        accepts: inOrder,
      };
      this.states.set(key, state);
    }
    return state;
  }
}

function produce(
  rule: Rule,
  places: readonly ItemPlace<KindSet>[],
  items: readonly Item[],
  from: number,
  to: number,
  around: Around,
): Made | null {
  const caught = align(places, items, from, to);
  return caught === null ? null : rule.produce(caught.items, around);
}
