import {
  type CompiledQuery,
  type IdentifierNode,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryId,
  type RawNode,
  type ReferenceNode,
  type TableNode,
  type ValueNode,
} from 'kysely';

/** A template's own pieces, the same object at each use, or a text that stands in the statement as it is. */
type Step = readonly string[] | string;

/** Between pieces that were put together at run time; no statement holds it. */
const GAP = '\u0000';

/** A value: what it is says nothing of the text. An object of its own, so that no text is the same step. */
const VALUE: Step = ['value'];

interface Place {
  /** The way that was taken last, and where it leads. */
  step: Step | null;
  onward: Place | null;
  /** All ways, once there are several. */
  ways: Map<Step, Place> | null;
  text: string | null;
}

/** A tree that has grown to this many places is begun anew: lists of many lengths could make ever more. */
const PLACES_MAX = 20_000;

type Root = Parameters<PostgresQueryCompiler['compileQuery']>[0];

/**
 * A compiler that keeps the text of each statement it has compiled, by the templates that the statement was
 * put together from. Statements differ from call to call in their values alone, and a text that is
 * the same object each time is known by its name sooner, too (`pooled-client.ts`).
 */
export class RememberingCompiler extends PostgresQueryCompiler {
  #known = newPlace();
  #size = 0;

  override compileQuery(node: Root, queryId: QueryId): CompiledQuery {
    if (this.#size >= PLACES_MAX) {
      this.#known = newPlace();
      this.#size = 0;
    }
    const parameters: unknown[] = [];
    const place = this.#placeOf(node, this.#known, parameters);
    if (place === null) return super.compileQuery(node, queryId);
    if (place.text !== null) return { query: node, queryId, sql: place.text, parameters };
    const compiled = super.compileQuery(node, queryId);
    place.text = compiled.sql;
    return compiled;
  }

  /** Where what ends with this node is kept, and its values; null if it holds what this walk does not know. */
  #placeOf(node: OperationNode, from: Place, parameters: unknown[]): Place | null {
    if (isRaw(node)) {
      let place: Place | null = this.#next(from, piecesOf(node));
      for (const part of node.parameters) {
        place = this.#placeOf(part, place, parameters);
        if (place === null) return null;
      }
      return place;
    }
    if (isValue(node) && node.immediate !== true) {
      parameters.push(node.value);
      return this.#next(from, VALUE);
    }
    const text = isValue(node) ? literalIn(node) : nameIn(node);
    return text === null ? null : this.#next(from, text);
  }

  #next(place: Place, step: Step): Place {
    // Most places have one way on.
    if (place.step === step && place.onward !== null) return place.onward;
    let next = place.ways?.get(step);
    if (next === undefined) {
      next = newPlace();
      this.#size += 1;
      if (place.step !== null && place.onward !== null) {
        place.ways ??= new Map([[place.step, place.onward]]);
        place.ways.set(step, next);
      }
    }
    place.step = step;
    place.onward = next;
    return next;
  }
}

function newPlace(): Place {
  return { step: null, onward: null, ways: null, text: null };
}

const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode';
const isValue = (node: OperationNode): node is ValueNode => node.kind === 'ValueNode';
const isName = (node: OperationNode): node is IdentifierNode => node.kind === 'IdentifierNode';
const isTable = (node: OperationNode): node is TableNode => node.kind === 'TableNode';
const isReference = (node: OperationNode): node is ReferenceNode => node.kind === 'ReferenceNode';

/** For parts that nothing stands between, by their number: most are a part alone, or a list and its commas. */
const NO_PIECES = Array.from({ length: 64 }, (_, parts) => GAP.repeat(parts));

/** What tells the statement's pieces from those of others, and with them how many parts go between. */
function piecesOf({ sqlFragments, parameters }: RawNode): Step {
  if ('raw' in sqlFragments) return sqlFragments;
  if (parameters.length === 0) return sqlFragments[0] ?? '';
  const hasPieces = sqlFragments.some((piece) => piece !== '');
  return (hasPieces ? undefined : NO_PIECES[parameters.length]) ?? sqlFragments.join(GAP);
}

/** A constant, as it stands in the statement; null for one that must be escaped. */
function literalIn({ value }: ValueNode): string | null {
  if (typeof value === 'string') return value.includes("'") ? null : `'${value}'`;
  const isPlain = value === null || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? String(value) : null;
}

/** A name, as it stands in the statement; null for what is no name, or one that must be escaped. */
function nameIn(node: OperationNode): string | null {
  if (isName(node)) return node.name.includes('"') ? null : `"${node.name}"`;
  if (isTable(node)) {
    const { schema, identifier } = node.table;
    return schema === undefined ? nameIn(identifier) : joined(schema, identifier);
  }
  if (isReference(node)) {
    const { table, column } = node;
    if (column.kind !== 'ColumnNode') return null;
    return table === undefined ? nameIn(column.column) : joined(table, column.column);
  }
  return null;
}

function joined(first: OperationNode, second: OperationNode): string | null {
  const [one, other] = [nameIn(first), nameIn(second)];
  return one === null || other === null ? null : `${one}.${other}`;
}
