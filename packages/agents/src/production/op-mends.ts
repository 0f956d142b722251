import type { OpCode } from '@planerka/contracts';

/** What helps against each code that refuses an op. */
const OP_MENDS: Readonly<Record<OpCode, string>> = {
  UNKNOWN_OP: 'Use one of the ops of docs/contracts/changesets.md.',
  BAD_TEMP_ID:
    'A tempId is tmp:item:, tmp:task: or tmp:line: and up to 64 letters, digits, _ . or -, only on what is created.',
  DUPLICATE_TEMP_ID: 'Give each created object a tempId of its own.',
  DUPLICATE_REF: 'Give each op of one kind a clientRef of its own.',
  OP_NOT_IN_PHASE: 'Leave this op to the phase that has it.',
  INVALID_PAYLOAD: 'Mend the field that is named: its type, its bounds, or that it is missing.',
  TOO_PRECISE: 'Give the number with at most four decimals.',
  UNKNOWN_ID: 'Take the id from changesets_base; what is not there any more cannot be changed.',
  UNKNOWN_REF: 'Refer to an id of changesets_base or to a tempId that the same set creates.',
  WRONG_KIND: 'Refer to an object of the kind that the field takes.',
  REF_NOT_APPROVED: 'Approve the op that this one refers to as well.',
  STALE:
    'Read changesets_base again and give its itemsRevisionId: somebody has written this object since.',
  FIELD_NOT_IN_PHASE: 'Leave out the fields that are not those of this phase.',
  DEPENDENCY_CYCLE: 'Leave out this link or delete one that closes the circle.',
  UNGROUNDED_QUANTITY:
    'Add assumption, measurementSource or confidence to the payload, or assumptions to the envelope.',
  DATES_WITHOUT_CALENDAR:
    'Leave plannedStart and plannedEnd out; durations and links are enough until a person names the calendar.',
  IMPOSSIBLE_DATES:
    'Put the dates into working time, the end after the start with room for the work, not before what the links allow.',
  USER_COST_LOCKED:
    'A person entered this cost: propose costOverride, or ask them in a blocking question that names the line; the amount they answer may be written.',
  CURRENCY_MISMATCH: 'Give amounts in the currency of the project.',
  VAT_INCONSISTENT: 'Give vatRate with taxable true, and none or 0 otherwise.',
  TOTALS_MISMATCH:
    'Leave totals out, or give exactly what the lines come to, each rounded by itself.',
};

/** The same for the codes that these ops were refused with, each told once. */
export function mendsOf(codes: readonly (string | undefined)[]): Record<string, string> {
  const known = new Map<string, string>(Object.entries(OP_MENDS));
  return Object.fromEntries(
    [...new Set(codes)].flatMap((code = '') => {
      const mend = known.get(code);
      return mend === undefined ? [] : [[code, mend]];
    }),
  );
}
