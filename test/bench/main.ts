import { benchFiles, runBenchFile } from './bench-file.ts';
import { missingLines, printOverview } from './overview.ts';
import { runSideBySide } from './side-by-side.ts';

/**
 * `npm run bench [-- --smoke] [NAME ...]`: runs every `*.bench.ts` of this folder, or those whose name
 * contains a given word. Each prints its own table; what is compared is compared within one run. Last comes
 * the overview: the figures that have an aim, beside what a user would take instead. With
 * `--smoke` each runs at its smallest, a few at once: the figures mean nothing then, only that it still
 * runs to its end.
 */
const args = process.argv.slice(2);
const wanted = args.filter((word) => !word.startsWith('--'));
const files = await benchFiles(wanted);
if (args.includes('--smoke')) await runSideBySide(files);
else for (const file of files) await runBenchFile(file, 'full');
printOverview();
const missing = wanted.length > 0 ? [] : missingLines();
if (missing.length > 0) throw new Error(`nothing has measured: ${missing.join('; ')}`);
// Whatever a benchmark has left open must not keep the run from ending.
process.exit(0);
