import { strFromU8, unzipSync } from 'fflate';

/** A cell as a reader of XLSX finds it. */
export interface XlsxCell {
  readonly formula: string | null;
  /** The text of a number, or the words. */
  readonly value: string;
}

/** The first sheet by addresses such as `B3` (ECMA-376, part 1, 18.3.1). */
export function xlsxCells(file: Uint8Array): Map<string, XlsxCell> {
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, text = '']) => unescaped(text.replace(/<[^>]*>/g, '')),
  );
  const cells = new Map<string, XlsxCell>();
  const sheet = part('xl/worksheets/sheet1.xml');
  for (const [, address = '', attributes = '', inner = ''] of sheet.matchAll(
    /<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs,
  )) {
    const [, formula] = /<f>(.*?)<\/f>/s.exec(inner) ?? [];
    const [, raw = ''] = /<v>(.*?)<\/v>/s.exec(inner) ?? [];
    const value = attributes.includes('t="s"') ? (shared[Number(raw)] ?? '') : raw;
    cells.set(address, { formula: formula === undefined ? null : unescaped(formula), value });
  }
  return cells;
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
