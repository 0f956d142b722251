import type { Message } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import { messageSource } from './source-of.ts';

const ids = { file_id: 'secret-file', file_unique_id: 'u' };
const sent = (more: Partial<Message>, id = 5): Message => ({
  message_id: id,
  date: 1,
  chat: { id: -77, type: 'group', title: 'Двор' },
  ...more,
});
const here = { chat: '-77', messages: [5] };
const size = { width: 10, height: 10 };

describe('what is kept of a message', () => {
  it.each<[string, Partial<Message>, object]>([
    [
      'a photo',
      {
        photo: [
          { ...ids, ...size, file_size: 7 },
          { ...ids, ...size, file_size: 90 },
        ],
      },
      { kind: 'photo', size: 90 },
    ],
    [
      'a file',
      { document: { ...ids, file_name: 'План  дома.pdf', file_size: 12 } },
      { kind: 'document', name: 'План дома.pdf', size: 12 },
    ],
    ['a video', { video: { ...ids, ...size, duration: 3 } }, { kind: 'video' }],
    ['a round video', { video_note: { ...ids, length: 3, duration: 3 } }, { kind: 'video' }],
    ['music', { audio: { ...ids, duration: 3, title: 'Песня' } }, { kind: 'audio', name: 'Песня' }],
    ['a voice note', { voice: { ...ids, duration: 3 } }, { kind: 'voice' }],
    [
      'a contact',
      { contact: { first_name: 'Ия', last_name: 'Проба', phone_number: '1' } },
      { kind: 'contact', name: 'Ия Проба' },
    ],
    ['a place', { location: { latitude: 1, longitude: 2 } }, { kind: 'location' }],
    [
      'words of somebody else',
      { text: 'а', forward_origin: { type: 'hidden_user', date: 1, sender_user_name: 'Х' } },
      { kind: 'forward' },
    ],
  ])('%s', (_what, more, expected) => {
    expect(messageSource([sent(more)])).toEqual({ ...here, ...expected });
  });

  it('is nothing of plain words, of a sticker and of a poll', () => {
    expect(messageSource([sent({ text: 'купить хлеб' })])).toBeNull();
    const sticker = {
      ...ids,
      ...size,
      type: 'regular' as const,
      is_animated: false,
      is_video: false,
    };
    expect(messageSource([sent({ sticker })])).toBeNull();
    expect(messageSource([])).toBeNull();
  });

  it('is never a file id, and names all messages of an album', () => {
    const photo = { photo: [{ ...ids, ...size }] };
    const source = messageSource([sent(photo, 5), sent(photo, 6), sent(photo, 7)]);
    expect(source).toEqual({ kind: 'photo', chat: '-77', messages: [5, 6, 7] });
    expect(JSON.stringify(source)).not.toContain('secret-file');
  });

  it('has a name on one line that is not endless', () => {
    const file_name = `${'ш'.repeat(300)}\n.pdf`;
    const { name = '' } = messageSource([sent({ document: { ...ids, file_name } })]) ?? {};
    expect(Array.from(name).length).toBeLessThanOrEqual(60);
    expect(name).not.toContain('\n');
  });
});
