import type { Message } from '@planerka/bot-api';
import type { Story } from './stories.ts';

const FILE = { bytes: new Uint8Array([1, 2, 3]) };

function first(messages: readonly Message[]): Message {
  const [message] = messages;
  if (!message) throw new Error('nothing was sent');
  return message;
}

/** What comes with a message besides its words. */
export const sourceStories: readonly Story[] = [
  {
    slug: 'source-with-a-caption',
    cites: ['O8-kept', 'O8-here'],
    tell: async (t) => {
      await t.sends('фото «повесить карниз завтра»', (who) =>
        who.sendsPhoto({ ...FILE, caption: 'повесить карниз завтра' }),
      );
      await t.says('[ref v:1 type:"task" id:1]');
      await t.taps('Источник');
      await t.sends('файл «к TASK-001»', (who) =>
        who.sendsDocument({ ...FILE, fileName: 'чек.pdf', caption: 'к TASK-001' }),
      );
      await t.says('отмени');
      await t.says('отмени');
      await t.says('/inbox');
    },
  },
  {
    slug: 'source-without-words',
    cites: ['O8-asked'],
    tell: async (t) => {
      await t.sends('фото', (who) => who.sendsPhoto(FILE));
      await t.says('заменить лампу');
      await t.sends('альбом', (who) => first(who.sendsAlbum([FILE, FILE])));
      await t.says('к TASK-001');
      await t.sends('контакт', (who) =>
        who.sendsContact({ firstName: 'Анна', lastName: 'Пример', phoneNumber: '79990000001' }),
      );
      await t.taps('Да');
      await t.sends('место', (who) => who.sendsLocation({ latitude: 55.75, longitude: 37.61 }));
      await t.says('не надо');
    },
  },
];
