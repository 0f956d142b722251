/**
 * A process that opens a database and holds it until it is told to close it, by a line on its
 * standard input or the end of it. Its only argument: openEmbedded's options as JSON. It prints
 * JSON lines: {event}, then {url, description} or {code, message}; after closing {closed: true}.
 */
import { openEmbedded } from '../../packages/db/src/embedded/open-database.ts';

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const options: { dataDir: string } = JSON.parse(process.argv[2] ?? '{}');
try {
  const database = await openEmbedded({
    durable: false,
    transport: 'socket',
    revive: false,
    ...options,
    log: (event) => print({ event: event.type }),
  });
  print({ url: database.url, description: database.description });
  process.stdin.resume();
  await new Promise<void>((resolve) => {
    process.stdin.once('data', () => resolve()).once('end', () => resolve());
  });
  await database.close();
  print({ closed: true });
  process.stdin.destroy();
} catch (error) {
  if (!(error instanceof Error && 'code' in error)) throw error;
  print({ code: error.code, message: error.message });
  process.stdin.destroy();
}
