import { DATA_MAX_CHARS, isJsonObject, TITLE_MAX_CHARS } from '@planerka/contracts';
import { objectTables, STORED_KINDS } from '../objects/object-tables.ts';
import type { ExportFault } from './export-fault.ts';
import { displayId } from './export-links.ts';
import type { WorkspaceExport } from './workspace-export.ts';

/** Texts of an export that are longer than any door takes them: a person's, an agent's, that of change sets. */

const DESCRIPTION_MAX_CHARS = 20_000;
const LINE_MAX_CHARS = 2_000;
const SHORT_MAX_CHARS = 200;
const TAGS_MAX = 50;
/** Notes are added one below the other: this many are no plan of a person's any more. */
const NOTES_MAX_CHARS = 1_000_000;
const ENVELOPE_MAX_CHARS = 2_000_000;

/** By field, whatever lies below it; what is not named here is at most as long as the largest data of a call. */
type Limits = Readonly<Record<string, number>>;

/** Of rows of the plan, and of the same rows in its journal. */
const OF_ROWS: Limits = {
  title: TITLE_MAX_CHARS,
  name: TITLE_MAX_CHARS,
  display_name: TITLE_MAX_CHARS,
  project_name: TITLE_MAX_CHARS,
  description: DESCRIPTION_MAX_CHARS,
  context: DESCRIPTION_MAX_CHARS,
  contract: DESCRIPTION_MAX_CHARS,
  overview: DESCRIPTION_MAX_CHARS,
  definition: DESCRIPTION_MAX_CHARS,
  checklist: DESCRIPTION_MAX_CHARS,
  assumption: DESCRIPTION_MAX_CHARS,
  measurement_source: DESCRIPTION_MAX_CHARS,
  decline_reason: DESCRIPTION_MAX_CHARS,
  category: SHORT_MAX_CHARS,
  client_ref: SHORT_MAX_CHARS,
  tags: SHORT_MAX_CHARS,
  notes: NOTES_MAX_CHARS,
};

/** A memo's text is what was said, or data as text; its title may be that of evidence. */
const OF_MEMOS: Limits = { title: LINE_MAX_CHARS };

/** Of what is kept beside the plan. */
const OF_LISTS: Readonly<Record<string, Limits>> = {
  memos: OF_MEMOS,
  agent_tokens: { name: SHORT_MAX_CHARS },
  snapshots: { name: SHORT_MAX_CHARS },
  // What was answered may tell of a row.
  idempotency_keys: { key: DESCRIPTION_MAX_CHARS, outcome: NOTES_MAX_CHARS },
  change_sets: {
    reason: DESCRIPTION_MAX_CHARS,
    envelope: ENVELOPE_MAX_CHARS,
    shown: ENVELOPE_MAX_CHARS,
  },
};

type Row = Readonly<Record<string, unknown>>;

/** Lists of the plan's own rows; those of other kinds have limits of their own. */
const ROW_LISTS: ReadonlySet<string> = new Set(
  STORED_KINDS.map((kind): string => objectTables[kind].exportedAs).filter(
    (list) => list !== 'memos',
  ),
);

export function longTexts(one: WorkspaceExport): ExportFault[] {
  return Object.entries(one).flatMap(([list, rows]) => {
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown, index) => {
      const field = `${list}.${index}`;
      if (list === 'journal' && isJsonObject(row)) return inEntry(row, field);
      if (!isJsonObject(row)) return tooLongIn(row, { field, of: '' }, SHORT_MAX_CHARS);
      const limits = ROW_LISTS.has(list) ? OF_ROWS : (OF_LISTS[list] ?? {});
      return inRow(row, { field, of: displayId(list, row) }, limits);
    });
  });
}

/** Whole rows, as they were and as they became. */
function inEntry(entry: Row, field: string): ExportFault[] {
  const { before, after, ...rest } = entry;
  const limits = entry['object_kind'] === 'memo' ? OF_MEMOS : OF_ROWS;
  const told = Object.entries({ before, after }).flatMap(([side, row]) =>
    isJsonObject(row) ? inRow(row, { field: `${field}.${side}`, of: '' }, limits) : [],
  );
  return [...told, ...inRow(rest, { field, of: '' }, {})];
}

interface Place {
  readonly field: string;
  readonly of: string;
}

function inRow(row: Row, at: Place, limits: Limits): ExportFault[] {
  const texts = Object.entries(row).flatMap(([name, value]) =>
    tooLongIn(value, below(at, name), limits[name] ?? DATA_MAX_CHARS),
  );
  return [...tooMany(row, at), ...texts];
}

/** Whatever texts there are, however deep. */
function tooLongIn(value: unknown, at: Place, max: number): ExportFault[] {
  if (typeof value === 'string') {
    return isLonger(value, max) ? [{ kind: 'too_long', ...at, value: String(max) }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => tooLongIn(inner, below(at, key), max));
}

/** A key is somebody's text, too: of the way to a fault as much is told as names it. */
const KEY_SHOWN = 60;

function below({ field, of }: Place, name: string): Place {
  return { field: `${field}.${name.slice(0, KEY_SHOWN)}`, of };
}

function tooMany({ tags }: Row, at: Place): ExportFault[] {
  if (!Array.isArray(tags) || tags.length <= TAGS_MAX) return [];
  return [{ kind: 'too_many', ...below(at, 'tags'), value: String(TAGS_MAX) }];
}

/** By characters as people count them, not by halves of them. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && (text.length > 2 * max || Array.from(text).length > max);
}
