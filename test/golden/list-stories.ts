import { groupOfTwo } from './group-of-two.ts';
import type { Story } from './stories.ts';

/** Lists with boxes: made, ticked, cleared, shared. */
export const listStories: readonly Story[] = [
  {
    slug: 'list-with-boxes',
    cites: ['Q-list-boxes', 'K-undo-every-operation'],
    tell: async (t) => {
      await t.says('список покупок: рис, масло и чай');
      await t.taps('☐ масло');
      await t.taps('☐ рис');
      t.note('ещё раз: галочка снимается');
      await t.taps('☑ рис');
      await t.says('добавь в список покупок кофе, чай и масло');
      t.note('отмеченное масло снова нужно, а чай уже стоит');
      await t.says('вычеркни кофе из списка');
      await t.says('чай купил');
      await t.taps('Убрать отмеченное (2)');
      await t.taps('Отменить');
      await t.says('очисти купленное');
      await t.taps('Нет');
      await t.says('убери рис из списка покупок');
      await t.taps('Да');
      await t.says('что в списке покупок?');
    },
  },
  {
    slug: 'list-among-several',
    cites: ['Q-list-boxes', 'K8-6-ask-when-several'],
    tell: async (t) => {
      await t.says('что в списке?');
      await t.says('заведи список для дачи');
      await t.says('список в поход:\n- котелок\n- спички');
      t.note('«список» сам по себе — тот, о котором только что говорили');
      await t.says('добавь в список соль');
      await t.says('мои списки');
      await t.says('добавь в список для дачи грабли');
      await t.says('отметь гирю в списке для дачи');
      await t.says('очисти отмеченное');
      await t.says('составить список гостей');
    },
  },
  {
    slug: 'list-in-a-group',
    cites: ['Q-list-boxes', 'O7-stale'],
    tell: async (t) => {
      const { group, friend, bot } = groupOfTwo(t);
      const own = { in: group };
      const other = { in: group, as: friend };
      await t.says(`${bot} список покупок: рис, масло, чай`, own);
      const old = await t.taps('☐ рис', other);
      await t.taps('☐ чай', own);
      await t.says(`${bot} добавь в список покупок хлеб`, other);
      await t.says(`${bot} убери масло из списка покупок`, own);
      await t.taps('Да', own);
      t.note('старое сообщение: его кнопка отвечает и рисует его заново');
      await t.taps('☐ масло', { ...other, on: old });
      await t.taps('Убрать отмеченное (2)', other);
      await t.taps('Отменить', other);
    },
  },
];
