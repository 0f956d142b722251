/** What the past of a verb is made of. */
export const PAST_FROM = /^(?<stem>\p{L}+[аеёиоуыяю])ть(?<self>ся)?$/u;
export const PAST_ENDINGS = {
  plain: ['л', 'ла', 'ли', 'ло'],
  reflexive: ['лся', 'лась', 'лись', 'лось'],
} as const;
