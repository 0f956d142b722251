import { EFFECTS, PROPOSAL_KINDS, QUESTION_STATES } from '../src/machine.ts';

const STATES = {
  none: 'nothing is asked',
  create: 'open question about something new',
  change: 'open question about what exists',
  over: 'the question is over',
  foreign: 'the question is for another person',
} as const satisfies Record<(typeof QUESTION_STATES)[number], string>;

/** The conversation as a table in Markdown: what comes of each proposal, by the question that it meets. */
export function printMachine(): string {
  const header = ['proposal', ...QUESTION_STATES.map((state) => STATES[state]), 'asked again'];
  const rows = Object.entries(PROPOSAL_KINDS).map(([type, { row, digresses }]) => [
    `\`${type}\``,
    ...QUESTION_STATES.map((state) => row[state]?.effect ?? '—'),
    digresses === true ? 'yes' : digresses === false ? 'no' : 'after talk',
  ]);
  const effects = Object.entries(EFFECTS).map(([effect, words]) => `- **${effect}**: ${words}.`);
  return [
    '# The conversation',
    '',
    'Printed from `packages/runtime/src/machine.ts` by `npm run machine`; a test holds the two equal.',
    '',
    'A proposal meets the question that it names (an answer, a choice), or else the one that is open to',
    'this person in this thread. One row says what comes of it. "Asked again": a question that is still',
    'open afterwards is put once more.',
    '',
    line(header),
    line(header.map(() => '---')),
    ...rows.map(line),
    '',
    ...effects,
    '',
  ].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
