import { runBenchFile } from './bench-file.ts';
import { takeNoted } from './overview.ts';
import type { FileRun } from './side-by-side.ts';

/** A process of `npm run bench -- --smoke`: runs the files that it is sent, and sends back what they noted. */
process.on('message', (file: string) => {
  runBenchFile(file, 'smoke').then(
    () => process.send?.({ noted: takeNoted() } satisfies FileRun),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
