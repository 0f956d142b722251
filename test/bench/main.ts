import { benchFiles, runBenchFile } from './bench-file.ts';
import { readCommandLine } from './command-line.ts';
import { missedLines, missingLines, printOverview } from './overview.ts';
import { runSideBySide } from './side-by-side.ts';

/**
 * `npm run bench [-- [--smoke | --strict] [NAME ...]]`: runs every `*.bench.ts` of this folder, or those whose name
 * contains a given word. Each prints its own table; what is compared is compared within one run. Last comes
 * the overview: the figures that have an aim, beside what a user would take instead. With
 * `--smoke` each runs at its smallest, a few at once: the figures mean nothing then, only that it still
 * runs to its end.
 *
 * The exit code says whether everything was measured: 1 where a benchmark has failed or, in a whole run, a line
 * of the overview has no figure; 2 for a command line that means nothing. An aim that was not reached is printed
 * as NO and is no failure, for a machine that does other things misses aims by itself; with `--strict` it is one.
 */
const { wanted, smoke, strict } = readCommandLine(process.argv.slice(2));
const files = await benchFiles(wanted);
if (smoke) await runSideBySide(files);
else for (const file of files) await runBenchFile(file, 'full');
printOverview();
const missing = wanted.length > 0 ? [] : missingLines();
if (missing.length > 0) throw new Error(`nothing has measured: ${missing.join('; ')}`);
const missed = strict ? missedLines() : [];
for (const line of missed) console.error(`not reached: ${line}`);
// Whatever a benchmark has left open must not keep the run from ending.
process.exit(missed.length > 0 ? 1 : 0);
