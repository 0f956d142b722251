import { FAILURES, type Verdict } from './judge-dialog.ts';

/** Both sides of a dialog, and what was wrong with it. */
export function transcriptOf({ played, failure, problems }: Verdict): string {
  const { dialog, lines } = played;
  const found = problems.map((problem) => `  !! ${problem}`);
  return [`==== ${dialog.id}: ${failure ?? 'right'} (${dialog.why})`, ...lines, ...found, ''].join(
    '\n',
  );
}

/** How many dialogs of each kind went right, and how the others failed. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const kinds = [...new Set(verdicts.map(({ played }) => played.dialog.kind))];
  const row = (name: string, of: readonly Verdict[]) => {
    const count = (failure: string | null) => of.filter((one) => one.failure === failure).length;
    const cells = [of.length, count(null), ...FAILURES.map(count)];
    return name.padEnd(18) + cells.map((cell) => String(cell).padStart(12)).join('');
  };
  const heads = ['dialogs', 'right', ...FAILURES];
  return [
    ''.padEnd(18) + heads.map((head) => head.padStart(12)).join(''),
    ...kinds.map((kind) =>
      row(
        kind,
        verdicts.filter(({ played }) => played.dialog.kind === kind),
      ),
    ),
    row('all', verdicts),
    '',
  ].join('\n');
}
