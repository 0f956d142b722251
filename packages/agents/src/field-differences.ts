type Fields = Readonly<Record<string, unknown>>;

export interface FieldDifference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that are not the same before and after; one that is not there counts as null. */
export function fieldDifferences(before: Fields, after: Fields): FieldDifference[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
}
