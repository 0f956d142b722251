/**
 * A process that opens a database and holds it until it is told to close it, by a line on its
 * standard input or the end of it. Its only argument: openEmbedded's options as JSON. It prints
 * JSON lines: {event}, then {url, data} or {code, details}; after closing {closed: true}.
 */
import { CodedError } from '@planerka/contracts';
import { openEmbedded } from '@planerka/embedded';

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
  print({ url: database.url, data: database.data });
  process.stdin.resume();
  await new Promise<void>((resolve) => {
    process.stdin.once('data', () => resolve()).once('end', () => resolve());
  });
  await database.close();
  print({ closed: true });
  process.stdin.destroy();
} catch (error) {
  if (!(error instanceof CodedError)) throw error;
  print({ code: error.code, details: error.details });
  process.stdin.destroy();
}
