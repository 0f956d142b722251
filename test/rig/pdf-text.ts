import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of letters of a page, where it stands: points from the left and from the bottom. */
export interface PdfRun {
  readonly page: number;
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a reader of PDF finds in a document, run by run. */
export async function pdfRuns(pdf: Uint8Array): Promise<PdfRun[]> {
  // The reader keeps what it is given.
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const read = await task.promise;
  const runs: PdfRun[] = [];
  for (let page = 1; page <= read.numPages; page += 1) {
    const { items } = await (await read.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [, , , , left = 0, bottom = 0] = item.transform.map(Number);
      runs.push({ page, words: item.str, left, right: left + item.width, bottom });
    }
  }
  await task.destroy();
  return runs;
}
