import { expect, test } from 'vitest';
import { pngSize } from './picture-size.ts';

test('the size of a PNG stands in its header', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect(pngSize(pixel)).toEqual({ width: 1, height: 1 });
});

test.each([['nothing'], [''], ['\u0089PNG cut']])('%j has none', (text) => {
  expect(pngSize(Buffer.from(text, 'latin1'))).toBeNull();
});
