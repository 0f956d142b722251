import type { Readable } from 'node:stream';

/**
 * The lines of a stream, parted by line feeds alone: what else ends a line may be part of a JSON
 * string. A line of any length costs its length once.
 */
export async function* inputLines(stream: Readable): AsyncGenerator<string> {
  let begun: string[] = [];
  const chunks: AsyncIterable<string> = stream.setEncoding('utf8');
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    begun.push(first);
    for (const other of others) {
      yield begun.join('');
      begun = [other];
    }
  }
  yield begun.join('');
}
