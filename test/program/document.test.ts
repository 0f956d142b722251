import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { envelopeOf, newItem, newTask, PROJECT } from '../rig/change-set.ts';
import { pdfRuns } from '../rig/pdf-text.ts';
import { runProgram } from '../rig/program.ts';
import { xlsxCells } from '../rig/xlsx-cells.ts';

/** `planerka document`: one JSON file in, one document out, without a database. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
});

async function made(kind: string, given: unknown, out: string, more: readonly string[] = []) {
  const file = path.join(folder, `${out}.json`);
  await writeFile(file, typeof given === 'string' ? given : JSON.stringify(given));
  const target = path.join(folder, out);
  const ran = await runProgram(['document', `--${kind}`, file, '--out', target, ...more], {});
  return { ...ran, bytes: ran.code === 0 ? new Uint8Array(await readFile(target)) : null };
}

const QUOTE = {
  language: 'en',
  number: 'QUOTE-003',
  issuedOn: '2026-03-02',
  currency: 'EUR',
  seller: { name: 'Sample Workshop' },
  client: { name: 'Sample Client' },
  scope: ['Stage with its assembly.'],
  lines: [
    { displayName: 'Stage, 6x4 m', quantity: 1, price: '12000.50', taxable: true, vatRate: 0.17 },
  ],
};

describe('planerka document', () => {
  it('makes a quote', async () => {
    const { code, stdout, bytes } = await made('quote', QUOTE, 'quote.pdf');
    expect({ code, isSaid: stdout.includes('quote.pdf') }).toEqual({ code: 0, isSaid: true });
    const words = (await pdfRuns(bytes ?? new Uint8Array())).map((run) => run.words).join(' ');
    for (const part of ['QUOTE-003', 'Stage with its assembly.', '14,040.59']) {
      expect(words).toContain(part);
    }
  });

  it('makes an estimate, and the list of a set', async () => {
    const estimate = await made('estimate', PROJECT, 'estimate.xlsx');
    const cells = [...xlsxCells(estimate.bytes ?? new Uint8Array()).values()];
    expect(cells.map(({ value }) => value)).toContain('360.00');
    const envelope = envelopeOf('planning', [newItem('a'), newTask('b')]);
    const list = await made('operations', { plan: PROJECT, envelope }, 'operations.xlsx');
    expect(xlsxCells(list.bytes ?? new Uint8Array()).get('A3')?.value).toBe('2');
  });

  it('draws a schedule', async () => {
    const { code, bytes } = await made('gantt', PROJECT, 'plan.png', [
      '--now',
      '2025-12-22T12:00:00+02:00',
    ]);
    expect(code).toBe(0);
    expect(Array.from(bytes?.slice(1, 4) ?? [])).toEqual([...Buffer.from('PNG')]);
  });

  it.each([
    ['quote', { ...QUOTE, currency: 'EURO' }, 'currency'],
    ['quote', { ...QUOTE, lines: [{ displayName: 'x', quantity: 1 }] }, 'lines.0.price'],
    ['quote', 'not JSON', ''],
    ['estimate', { ...PROJECT, currency: 'XYZ' }, 'currency'],
    ['operations', { plan: PROJECT }, 'envelope.changeSet.ops'],
  ])('says what is wrong with a %s, and writes nothing', async (kind, given, field) => {
    const { code, stderr } = await made(kind, given, 'wrong.out');
    expect(code).not.toBe(0);
    expect(stderr).toContain(field);
    expect(stderr).not.toMatch(/\n {4}at /);
    await expect(readFile(path.join(folder, 'wrong.out'))).rejects.toThrow('ENOENT');
  });

  it('says that a schedule without a start has no dates, and that one document is made at a time', async () => {
    const { code, stderr } = await made('gantt', { ...PROJECT, startAt: null }, 'none.png');
    expect({ code, isSaid: stderr.trim() !== '' }).toEqual({ code: 1, isSaid: true });
    const ran = await runProgram(['document', '--out', path.join(folder, 'none')], {});
    expect(ran.code).not.toBe(0);
  });
});
