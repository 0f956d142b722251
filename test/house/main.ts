import { printTable } from '../bench/table.ts';
import { complexFunctions } from './complex-functions.ts';
import { sharedNames } from './exported-names.ts';
import { folderCircles, foldersOf } from './folder-circles.ts';
import { packagesOf, ROOT, type SourceFile, sourceFiles } from './source-files.ts';
import { statementsIn } from './statements.ts';
import { timesOfCheck, timesOfTests } from './times.ts';
import { trialOf } from './trial.ts';

/*
 * `npm run house [-- --root DIR] [--arrows] [--names] [--times] [--trial REV..REV]`: the measures of the house,
 * computed from its code, of another commit's in DIR. `--arrows` says which imports make the circles,
 * `--names` lists every shared name, `--times` runs `check` and each test project, `--trial` counts the
 * files that a change touched.
 */

/** They have a shape of their own, given by what they describe. */
const APART = ['packages/language', 'packages/bot-api', 'apps/playground'];
const NAMES_SHOWN = 15;
const SLOWEST = 20;

const args = process.argv.slice(2);
const valueOf = (option: string) =>
  args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
const root = valueOf('--root') ?? ROOT;
const packages = packagesOf(root);
const files = sourceFiles(packages, root);
const trial = valueOf('--trial');
if (trial !== undefined) printTrial(trial);
else printHouse();
if (args.includes('--times')) printTimes();

function printHouse(): void {
  const rows = packages.map((name) => row(name, ofPackage(name)));
  printTable('Packages (lines of files, statements; no tests)', [...rows, row('all', files)]);
  const counted = files.filter((file) => !APART.includes(file.package)).map(statementsIn);
  const sum = counted.reduce((all, one) => all + one, 0);
  console.log(`\nStatements outside ${APART.join(', ')}: ${sum}`);
  printCircles();
  printFunctions();
  printNames();
}

function ofPackage(name: string): SourceFile[] {
  return files.filter((file) => file.package === name);
}

function row(name: string, own: readonly SourceFile[]): Record<string, string | number> {
  const lines = own.map((file) => file.lines).sort((a, b) => a - b);
  const at = (part: number) => lines[Math.floor((lines.length - 1) * part)] ?? 0;
  const circles = packages
    .filter((each) => each === name || name === 'all')
    .map((each) => ({
      folders: foldersOf(ofPackage(each)),
      found: folderCircles(ofPackage(each)),
    }));
  const inCircles = circles.flatMap(({ folders, found }) =>
    found.flatMap(({ places }) => places.filter((place) => folders.includes(place))),
  );
  return {
    package: name,
    files: own.length,
    median: at(0.5),
    p90: at(0.9),
    longest: lines.at(-1) ?? 0,
    statements: own.map(statementsIn).reduce((all, one) => all + one, 0),
    folders: circles.reduce((all, { folders }) => all + folders.length, 0),
    'in circles': inCircles.length,
  };
}

function printCircles(): void {
  console.log('\nCircles below src (types count, index.ts is exempt)');
  for (const name of packages) {
    for (const { places, arrows } of folderCircles(ofPackage(name))) {
      console.log(`${name}: ${places.join(', ')}`);
      if (!args.includes('--arrows')) continue;
      for (const { from, to, imports } of arrows) {
        console.log(`  ${from} -> ${to} (${imports.length})`);
        for (const one of imports) console.log(`    ${one.from} -> ${one.to}`);
      }
    }
  }
}

function printFunctions(): void {
  const all = complexFunctions(15, root);
  const isElsewhere = ({ at }: { at: string }) => !at.startsWith('packages/language/');
  const over = (max: number) => all.filter(({ complexity }) => complexity > max);
  const counts = [15, 20].map((max) => {
    const found = over(max);
    return `over ${max}: ${found.length} (${found.filter(isElsewhere).length} outside language)`;
  });
  printTable(
    `Functions by complexity, ${counts.join(', ')}`,
    all.map(({ complexity, what, at }) => ({ complexity, function: what, at })),
  );
}

function printNames(): void {
  const shared = sharedNames(files);
  const within = packages.map((name) => sharedNames(ofPackage(name)).length);
  const inPackages = within.reduce((all, one) => all + one, 0);
  const shown = args.includes('--names') ? shared : shared.slice(0, NAMES_SHOWN);
  printTable(
    `Names that several files export: ${shared.length} (within one package: ${inPackages})`,
    shown.map(({ name, files: at }) => ({ name, times: at.length, files: at.join(' ') })),
  );
}

function printTimes(): void {
  const { projects, files: slow } = timesOfTests();
  printTable(
    'Times',
    [...timesOfCheck(), ...projects].map(({ what, seconds, cpuSeconds, isGreen }) => ({
      what,
      seconds: seconds.toFixed(1),
      'CPU seconds': cpuSeconds.toFixed(1),
      green: isGreen ? 'yes' : 'NO',
    })),
  );
  printTable(
    `The ${SLOWEST} slowest test files`,
    slow.slice(0, SLOWEST).map(({ file, seconds }) => ({ seconds: seconds.toFixed(1), file })),
  );
}

function printTrial(range: string): void {
  const { files: touched, apart } = trialOf(range);
  const others = Object.entries(apart).map(([kind, count]) => `${kind} ${count}`);
  console.log(`${range} touched ${touched.length} files; besides: ${others.join(', ')}`);
  for (const file of touched) console.log(`  ${file}`);
}
