import type { JournalEntry } from '@planerka/plan';
import type { Wrote } from './history.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

type Row = Readonly<Record<string, unknown>>;

/**
 * Gives every id a name that does not depend on how ids are made, nor on the order in which one
 * change writes its objects: by the object's number, or by when it was first written.
 */
export class StableNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  /** The last row of each object, as text. */
  readonly #rows = new Map<string, string>();

  /** Entries as they are recorded, changes in their order, objects of a change by kind and number. */
  wrote(entries: readonly JournalEntry[]): Wrote[] {
    for (const entry of entries) this.#follow(entry);
    const changes = [...new Set(entries.map((entry) => entry.change_id))];
    const sorted = entries.toSorted(
      (a, b) =>
        changes.indexOf(a.change_id) - changes.indexOf(b.change_id) ||
        compare(a.object_kind, b.object_kind) ||
        numberOf(a) - numberOf(b) ||
        a.seq - b.seq,
    );
    for (const entry of sorted) {
      this.#name(entry.change_id, 'change');
      const number = numberOf(entry);
      if (number > 0) this.#names.set(entry.object_id, `${entry.object_kind} ${number}`);
      else this.#name(entry.object_id, entry.object_kind);
    }
    return sorted.map((entry) => this.#entry(entry));
  }

  /** The same value with names in place of ids. */
  named<T>(value: T): T {
    return JSON.parse(JSON.stringify(value).replaceAll(UUID, (id) => this.#name(id, 'id')));
  }

  /** What is recorded is the difference, so each entry must start from what the one before it left. */
  #follow({ object_id, type, before, after }: JournalEntry): void {
    const known = this.#rows.get(object_id);
    if (known !== undefined && known !== JSON.stringify(before)) {
      throw new Error(`${type} starts from ${JSON.stringify(before)}, not from ${known}`);
    }
    this.#rows.set(object_id, JSON.stringify(after));
  }

  #entry(entry: JournalEntry): Wrote {
    const { change_id, action, target_change_id, actor, type, object_id, revision } = entry;
    const { operation, before, after } = entry;
    return this.named({
      change: change_id,
      ...(action === 'do' ? {} : { action }),
      ...(target_change_id === null ? {} : { of: target_change_id }),
      by: actor,
      type,
      object: object_id,
      revision,
      ...(operation === null ? {} : { operation }),
      ...(after === null ? {} : { row: difference(before, after, revision) }),
    });
  }

  #name(id: string, kind: string): string {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const name = `${kind} ${count}`;
    this.#names.set(id, name);
    return name;
  }
}

/** The fields that are new or other; of a new row those that hold something. */
function difference(before: Row | null, after: Row, revision: number): Row {
  const fields = Object.entries(after).filter(([key, value]) => {
    // It is in the entry.
    if (key === 'revision' && value === revision) return false;
    const earlier = before?.[key] ?? null;
    return JSON.stringify(earlier) !== JSON.stringify(value ?? null);
  });
  return Object.fromEntries(fields.toSorted(([a], [b]) => compare(a, b)));
}

function numberOf({ after, before }: JournalEntry): number {
  const number = after?.['number'] ?? before?.['number'];
  return typeof number === 'number' ? number : 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
