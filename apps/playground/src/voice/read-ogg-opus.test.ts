import { describe, expect, test } from 'vitest';
import { silentVoice } from '../../../../test/playground/silent-voice.ts';
import { readOggOpus } from './read-ogg-opus.ts';

describe('a voice note', () => {
  test.each([1, 3, 65])('of %d s is as long as its last position says', (seconds) => {
    expect(readOggOpus(silentVoice(seconds))?.durationSeconds).toBeCloseTo(seconds - 0.0065, 4);
  });

  test('is read from the middle of a larger buffer too', () => {
    const whole = Buffer.concat([Buffer.from('before'), silentVoice(2)]);
    expect(readOggOpus(whole.subarray(6))?.durationSeconds).toBeCloseTo(1.9935, 4);
  });
});

describe('is no voice note:', () => {
  const voice = silentVoice(2);
  const vorbis = Buffer.from(voice);
  vorbis.write('OpusHeaf', voice.indexOf('OpusHead'));
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('купить молоко')],
    ['a WAV file', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ')],
    ['Ogg with another codec', vorbis],
    ['a file that was cut', voice.subarray(0, voice.length - 1)],
    ['a file with something behind it', Buffer.concat([voice, Buffer.from('tail')])],
  ])('%s', (_, bytes) => {
    expect(readOggOpus(bytes)).toBeNull();
  });
});
