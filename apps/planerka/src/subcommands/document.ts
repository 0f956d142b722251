import path from 'node:path';
import { isJsonObject, readJson, TerminalError } from '@planerka/contracts';
import { estimateXlsx, operationsXlsx, quotePdf, readQuoteDocument } from '@planerka/document';
import { drawGantt } from '@planerka/picture';
import { ganttOf } from '@planerka/plan';
import { ganttInWords } from '@planerka/texts';
import { clockFor, type ProgramContext } from './program-context.ts';
import { readGiven } from './read-given.ts';
import { readProductionProject } from './read-project.ts';
import { saveFile } from './save-file.ts';

export interface DocumentOptions {
  readonly quote?: string;
  readonly estimate?: string;
  readonly gantt?: string;
  readonly operations?: string;
  readonly out: string;
  readonly now?: string;
}

/**
 * `planerka document`: a quote as PDF, an estimate or the operations of a change set as XLSX, a schedule as
 * PNG, from one JSON file and without a database. A schedule of several pictures writes the further ones
 * beside the first, as `out-2.png`.
 */
export async function makeDocument(
  { print }: ProgramContext,
  options: DocumentOptions,
): Promise<void> {
  const { quote, estimate, gantt, operations, out } = options;
  const [file, ...more] = [quote, estimate, gantt, operations].filter((each) => each !== undefined);
  if (file === undefined || more.length > 0) {
    throw new TerminalError('WHICH_DOCUMENT', 'one kind of document at a time');
  }
  const given = readJson((await readGiven(file)).toString('utf8'));
  if (!isJsonObject(given)) throw badDocument('');
  const files: Uint8Array[] = [];
  if (quote !== undefined) files.push(await quotePdf(readQuoteDocument(given)));
  else if (estimate !== undefined) files.push(await estimateXlsx(projectOf(given)));
  else if (operations !== undefined) {
    files.push(await operationsXlsx(opsOf(given['envelope']), projectOf(given['plan'], 'plan')));
  } else {
    const project = projectOf(given);
    const drawn = ganttOf(project, (await clockFor(options.now)).now());
    if (drawn === null) throw new TerminalError('GANTT_WITHOUT_DATES', 'the schedule has no dates');
    const title = typeof given['title'] === 'string' ? given['title'] : project.projectId;
    files.push(...(await drawGantt(ganttInWords(drawn, { title, zone: project.timezone }))));
  }
  for (const [index, content] of files.entries()) {
    const name = index === 0 ? out : numbered(out, index + 1);
    await saveFile(name, content);
    print(`Записано в ${name}: ${content.length} байт.`);
  }
}

/** `plan-2.png` of `plan.png` */
function numbered(file: string, number: number): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}-${number}${ext}`);
}

/** In `plan`, as `changeset --check` takes it, or by itself. */
function projectOf(given: unknown, place = '') {
  const inside = isJsonObject(given) && isJsonObject(given['plan']) ? given['plan'] : given;
  const project = readProductionProject(inside);
  if ('field' in project) throw badDocument(project.field.replace(/^plan\.?/, '') || place);
  return project;
}

function opsOf(envelope: unknown): readonly unknown[] {
  const set = isJsonObject(envelope) ? envelope['changeSet'] : null;
  const ops = isJsonObject(set) ? set['ops'] : null;
  if (!Array.isArray(ops)) throw badDocument('envelope.changeSet.ops');
  return ops;
}

function badDocument(field: string): TerminalError {
  return new TerminalError('BAD_DOCUMENT', `no document of this: ${field}`, { details: { field } });
}
