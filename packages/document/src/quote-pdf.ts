import { Worker } from 'node:worker_threads';
import { RetryableError } from '@planerka/contracts';
import { printedQuote } from './printed-quote.ts';
import type { QuoteDocument } from './quote-document.ts';

/** Longer than the largest quote takes on a slow machine. */
const LIMIT_MS = 30_000;

/** Beside the compiler's own memory, which is not JavaScript's. */
const HEAP_MEGABYTES = 64;
/** It makes one document and ends: more room for what is soon garbage only grows the program. */
const YOUNG_MEGABYTES = 2;

export interface PdfLimits {
  readonly timeoutMs?: number;
}

/**
 * A quote as a PDF on A4, made in a thread of its own. Throws `DOCUMENT_TOO_SLOW` when that takes longer
 * than `timeoutMs`, and `DOCUMENT_NOT_MADE` when the thread ends without a document.
 */
export async function quotePdf(quote: QuoteDocument, limits: PdfLimits = {}): Promise<Uint8Array> {
  return await compiled(JSON.stringify(printedQuote(quote)), limits.timeoutMs ?? LIMIT_MS);
}

async function compiled(data: string, timeoutMs: number): Promise<Uint8Array> {
  const worker = new Worker(new URL('../worker/compile-pdf.js', import.meta.url), {
    workerData: data,
    // What the program was started with is for its own sources.
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: HEAP_MEGABYTES,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
    stdout: true,
    stderr: true,
  });
  const made = new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new RetryableError('DOCUMENT_TOO_SLOW', `no document in ${timeoutMs} ms`));
    }, timeoutMs);
    const fail = (cause: unknown) => {
      reject(new RetryableError('DOCUMENT_NOT_MADE', 'the document was not made', { cause }));
    };
    worker.once('message', resolve);
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`the worker ended with ${code}`)));
    const done = () => clearTimeout(timer);
    worker.once('message', done).once('error', done).once('exit', done);
  });
  try {
    const pdf = await made;
    // The next one starts when the memory of this one is free again.
    await worker.terminate();
    return pdf;
  } finally {
    // One that is late may not listen for long: nobody waits for it.
    void worker.terminate();
  }
}
