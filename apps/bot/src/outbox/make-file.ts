import { writeProductionId } from '@planerka/contracts';
import { estimateXlsx, operationsXlsx, quotePdf, storedQuote } from '@planerka/document';
import { drawDay, drawGanttPage } from '@planerka/picture';
import { asProductionProject, ganttOf, toInstant } from '@planerka/plan';
import { opsOf } from '@planerka/runtime';
import { ganttInWords } from '@planerka/texts';
import type { BotCall, Photo } from '../reply/render.ts';
import type { BotServices } from '../turn/services.ts';

/** What a file is made of. */
export type FileSources = Pick<BotServices, 'reader'>;

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type SendDocument = Extract<BotCall, { method: 'sendDocument' }>;

/** Shorter than the lease of a reply: who takes it over would make the same once more. */
const PDF_MS = 15_000;

/** A document as the plan is now; null for what is not there any more. */
export async function documentFile(
  { reader }: FileSources,
  { workspace, document }: SendDocument,
): Promise<MadeFile | null> {
  const view = reader.view(workspace);
  const productions = reader.productions(workspace);
  switch (document.of) {
    case 'quote': {
      const found = await view.object('quote', document.quote_id);
      if (found?.kind !== 'quote' || found.row.deleted_at !== null) return null;
      const quote = found.row;
      const rows = await view.production(quote.project_id);
      if (rows === null) return null;
      const lines = await productions.quoteLines(quote.quote_id);
      const { project, timezone: zone, usualSeller } = rows;
      const stored = storedQuote({ project, quote, lines, zone, usualSeller });
      const bytes = await quotePdf(stored, { timeoutMs: PDF_MS });
      const number = writeProductionId('quote', quote.number);
      return { name: `${number}-v${quote.version}.pdf`, bytes };
    }
    case 'estimate': {
      const rows = await view.production(document.project_id);
      if (rows === null || rows.project.deleted_at !== null) return null;
      const project = asProductionProject(rows);
      return { name: `${project.projectId}-estimate.xlsx`, bytes: await estimateXlsx(project) };
    }
    case 'operations': {
      const set = await productions.changeSet(document.set_id);
      const rows = set === null ? null : await view.production(set.project_id);
      if (set === null || rows === null) return null;
      const project = asProductionProject(rows);
      const bytes = await operationsXlsx(opsOf(set.envelope), project);
      return { name: `${project.projectId}-${set.phase}.xlsx`, bytes };
    }
  }
}

/** A picture as PNG; null for a project that has no dates any more, or fewer pages. */
export async function makePhoto({ reader }: FileSources, photo: Photo): Promise<Uint8Array | null> {
  if (photo.of === 'day') return await drawDay(photo.picture);
  const rows = await reader.view(photo.workspace).production(photo.project_id);
  if (rows === null || rows.project.deleted_at !== null) return null;
  const gantt = ganttOf(asProductionProject(rows), toInstant(photo.now));
  if (gantt === null) return null;
  const { title } = rows.project;
  return await drawGanttPage(ganttInWords(gantt, { title, zone: rows.timezone }), photo.page);
}
