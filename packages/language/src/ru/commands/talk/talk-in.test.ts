import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const read = (text: string, channel: 'telegram_text' | 'telegram_forward' = 'telegram_text') =>
  interpretUtterance(
    { trace_id: 'trace-1', source: { channel }, now_iso: CORPUS_NOW, text },
    { timezone: CORPUS_ZONE },
  );

it.each([
  ['Спасибо!', 'thanks'],
  ['спасибо тебе огромное', 'thanks'],
  ['окей, класс', 'thanks'],
  ['ну ты молодец', 'thanks'],
  ['добрый вечер', 'greeting'],
  ['привет, бот', 'greeting'],
  ['ну ладно', 'agreed'],
  ['хорошо, понял', 'agreed'],
  ['да', 'unasked'],
  ['ну нет', 'unasked'],
  ['Что ты можешь делать?', 'abilities'],
  ['а чем ты можешь помочь?', 'abilities'],
  ['что ты можешь сказать о погоде', 'question'],
  // what is asked and is none of the plan's is told so
  ['как удалить пятно с куртки', 'question'],
  ['что умеет новый стажёр', 'question'],
  ['какие задачи добавить', 'question'],
  ['помощь', 'abilities'],
  ['здравствуйте! что вы умеете?', 'abilities'],
  ['привет, а как с тобой работать', 'abilities'],
  ['что ты вообще умеешь?', 'abilities'],
  ['чем поможешь', 'abilities'],
  ['как тобой пользоваться', 'abilities'],
  ['ты мне поможешь?', 'abilities'],
  ['а кто ты такой?', 'abilities'],
  ['для чего ты нужен', 'abilities'],
  ['что ты за бот', 'abilities'],
  ['расскажи о себе', 'abilities'],
  ['какие у тебя есть возможности', 'abilities'],
  ['какие есть команды', 'abilities'],
  ['подскажи, как с тобой общаться', 'abilities'],
  ['помоги разобраться', 'abilities'],
  ['как вообще это работает?', 'abilities'],
  ['как тут создать напоминание', 'abilities'],
  ['как удалить задачу?', 'abilities'],
  ['а что тебе писать', 'abilities'],
  ['мне нужна помощь', 'abilities'],
  ['спасибо за помощь!', 'thanks'],
  ['спс', 'thanks'],
  ['умничка, спасибо', 'thanks'],
  ['благодарю за подсказку', 'thanks'],
  ['пока', 'farewell'],
  ['ну всё, до завтра', 'farewell'],
  ['спокойной ночи', 'farewell'],
  ['ну всё, я отдыхать, до понедельника', 'farewell'],
  ['ладно, побежала, до вечера', 'farewell'],
  ['на сегодня хватит, спокойной ночи', 'farewell'],
  ['ухожу, завтра продолжим', 'farewell'],
  ['хорошего вечера', 'farewell'],
  ['как дела?', 'greeting'],
] as const)('%s is talk that is answered as %s', (text, talk) => {
  const { response, unsure } = read(text);
  expect(response).toEqual({ kind: 'none', envelopes: [], talk, interpreter: 'rules' });
  expect(unsure).toBe(false);
});

it.each([
  'спасибо за обед',
  'сказать спасибо соседям завтра',
  'купить хорошее вино',
  'день рождения Светы завтра',
  'нужна справка',
  'помощь бабушке',
  'узнать, чем ты можешь помочь Гале',
  'помоги Ване разобраться с налогами',
  'расскажи детям о себе',
  'научиться пользоваться станком',
  'спасибо за торт',
  'создать список задач',
  'пока не забыл купить мыло',
  'встречи',
  'до завтра сдать отчёт',
  'команды',
])('%s is none of it', (text) => {
  expect(read(text).response.talk).toBeUndefined();
});

it("a forwarded greeting is nobody's to answer", () => {
  expect(read('добрый вечер', 'telegram_forward').response.talk).toBeUndefined();
});
