/*
 * Makes one PDF and ends. Plain JavaScript, since a worker is started from a file that Node itself reads,
 * from the sources as from a build. The data are one JSON text among the compiler's inputs; the template
 * is a file of ours, and the compiler is given nothing else to read.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const FACES = ['400Regular/Rubik_400Regular.ttf', '700Bold/Rubik_700Bold.ttf'];

/** A word that is no longer than this fits into every column. */
const LONG_WORD = /[^\s\u00a0]{15,}/gu;
const PIECE = 5;
const MAY_BREAK = '\u200B';

/** Made with the first long word: its tables are large. */
let clusters;

const require = createRequire(import.meta.url);
const fontBlobs = FACES.map((face) =>
  readFileSync(require.resolve(`@expo-google-fonts/rubik/${face}`)),
);
const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: [...fontBlobs, ...fontBlobs.map(ofTheOtherDirection)] }],
});
const compiled = compiler.compile({
  mainFileContent: readFileSync(new URL('quote.typ', import.meta.url), 'utf8'),
  inputs: { quote: JSON.stringify(JSON.parse(workerData, (_, value) => breakable(value))) },
});
if (compiled.result === null) {
  const [first] = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
  throw new Error(`the template does not compile: ${JSON.stringify(first)}`);
}
const pdf = new Uint8Array(compiler.pdf(compiled.result));
parentPort?.postMessage(pdf, [pdf.buffer]);

/**
 * What people have said, with places where its long words may be broken: to find the clusters of a long text
 * takes seconds, which are this thread's and not the program's. Numbers and labels are never broken.
 */
function breakable(value) {
  const isSaid = typeof value?.words === 'string' && typeof value.rightToLeft === 'boolean';
  return isSaid ? { ...value, words: value.words.replace(LONG_WORD, withBreaks) } : value;
}

function withBreaks(word) {
  clusters ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(clusters.segment(word), ({ segment }, position) =>
    position > 0 && position % PIECE === 0 ? `${MAY_BREAK}${segment}` : segment,
  ).join('');
}

/**
 * The same face as a family "Kibur", for what runs from right to left. A mirrored bracket is drawn with the
 * glyph of the other one, and a PDF has one meaning for each glyph of a face: whoever copied or searched the
 * text of a document with both directions would get some brackets the wrong way round.
 */
function ofTheOtherDirection(face) {
  const copy = Buffer.from(face);
  for (const encoding of ['latin1', 'utf16le']) {
    const own = Buffer.from('Rubik', encoding);
    const other = Buffer.from('Kibur', encoding);
    // Names stand in UTF-16 with the high byte first.
    if (encoding === 'utf16le') {
      own.swap16();
      other.swap16();
    }
    for (let at = copy.indexOf(own); at >= 0; at = copy.indexOf(own, at + 1)) other.copy(copy, at);
  }
  return copy;
}
