import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiFailure } from '../failure.ts';
import { parseMultipart } from './parse-multipart.ts';

const body = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const TYPE = 'multipart/form-data; boundary=xx';

test('texts and files are told apart by the file name, quoted or not', () => {
  const { texts, files } = parseMultipart(
    body(
      '--xx',
      'content-disposition:form-data;name="chat_id"',
      '',
      '12',
      '--xx',
      'Content-Disposition: form-data; name="voice"; filename=note.ogg',
      'Content-Type: audio/ogg',
      '',
      'Ogg\r\nS',
      '--xx',
      'Content-Disposition: form-data; name="photo"; filename="a \\"b\\".jpg"',
      '',
      '',
      '--xx--',
      '',
    ),
    TYPE,
  );
  expect(texts).toEqual([['chat_id', '12']]);
  const voice = files.get('voice');
  expect(voice).toMatchObject({ fileName: 'note.ogg', contentType: 'audio/ogg' });
  expect(Buffer.from(voice?.bytes ?? []).toString()).toBe('Ogg\r\nS');
  expect(files.get('photo')).toMatchObject({ fileName: 'a "b".jpg' });
  expect(files.get('photo')?.bytes).toHaveLength(0);
});

test.each([
  ['multipart/form-data', '', 'boundary not found'],
  [
    TYPE,
    '--xx\r\ncontent-disposition: form-data; name=a\r\n\r\ncut',
    'unexpected end of request content',
  ],
  [
    TYPE,
    '--xx\r\ncontent-disposition: form-data\r\n\r\nx\r\n--xx--',
    'field name in multipart/form-data not found',
  ],
  [TYPE, 'nothing', 'unexpected end of request content'],
])('%s with %j is refused', (type, text, problem) => {
  expect(() => parseMultipart(Buffer.from(text), type)).toThrow(`Bad Request: ${problem}`);
});

test('whatever the bytes are, they are read or refused', () => {
  const piece = fc.oneof(
    fc.constantFrom('--xx', '\r\n', '\r\n\r\n', '--', 'content-disposition: form-data; name="a"'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const problem = problemOf(() => parseMultipart(Buffer.from(pieces.join('')), TYPE));
      expect(problem === undefined || problem instanceof ApiFailure).toBe(true);
    }),
  );
});

function problemOf(attempt: () => unknown): unknown {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error;
  }
}
