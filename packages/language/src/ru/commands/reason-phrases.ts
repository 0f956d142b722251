/** What turns the words behind it into the reason for the request. */
export const BECAUSE_PHRASES: readonly string[] = [
  'потому что',
  'так как',
  'поскольку',
  'из - за того что',
  'а то|иначе',
  'ведь',
  'в связи с тем что',
  'все равно',
  'ибо',
];

/** Those of them behind which nothing has to be told: "а то кот голодный". */
export const PLAIN_REASON_PHRASES: readonly string[] = [
  'потому что',
  'так как',
  'поскольку',
  'из - за того что',
  'а то',
  'ибо',
];

/** What ends a reason that is before its request. */
export const THEREFORE_PHRASES: readonly string[] = ['так что', 'поэтому', 'так - что', 'значит'];
