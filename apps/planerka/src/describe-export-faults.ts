import type { ExportFault } from '@planerka/db';

const SHOWN_MAX = 20;

/** What is wrong with an export file, a line for each, in the words of whoever reads it. */
export function describeExportFaults(faults: readonly ExportFault[]): string {
  const lines = faults
    .filter(({ field, kind }) => field !== '' || kind !== 'form')
    .map((fault) => `  ${whereOf(fault)}: ${whatOf(fault)}`);
  const more = lines.length - SHOWN_MAX;
  const shown = lines.slice(0, SHOWN_MAX);
  return [...shown, ...(more > 0 ? [`  и ещё ${more}`] : [])].join('\n');
}

function whereOf({ of, field }: ExportFault): string {
  return of === '' ? field : `${of} (${field})`;
}

function whatOf({ kind, value }: ExportFault): string {
  switch (kind) {
    case 'form':
      return 'не того вида, что нужен';
    case 'zone':
      return `часового пояса «${value}» нет`;
    case 'too_long':
      return `длиннее ${value} знаков`;
    case 'too_many':
      return `больше ${value}`;
    case 'circle':
      return 'идёт по кругу';
    case 'foreign_chat':
      return `чат не этого плана, ${value}`;
    case 'missing':
      return `названного здесь в файле нет, ${value}`;
    case 'untold':
      return 'журнал говорит другое';
    case 'unstorable':
      return `база этого не приняла, ${value}`;
  }
}
