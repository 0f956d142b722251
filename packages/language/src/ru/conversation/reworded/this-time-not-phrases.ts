const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** "в этот раз": one of its days, and no other. */
export const THIS_TIME =
  /(?:^|[\s,])(?:(?:только\s+)?(?:в|на)\s+этот\s+раз|(?:только\s+)?(?:один|этот)\s+раз|разок)(?=$|[\s,.!])/iu;
/** It does not take place. */
export const LEAVES_OUT = setOf(
  'пропусти пропустите пропускаем пропускаю пропущу пропустим пропуск скипни скипаем скипну',
);
/** Behind "не": one does not go there. */
export const GOES_NOT = setOf(`
  пойду пойдем пойдём иду идем идём поеду поедем еду едем смогу сможем могу можем получится получается выйдет буду будем
  успею успеем успеваю успеваем попаду попадаю попадаем приду придем придём хожу`);
export const NOT = 'не';
/** One stays away, said without "не". */
export const STAYS_AWAY = setOf('прогуляю прогуляем прогуливаю прогуливаем отсутствую');
/** "без меня", "мимо" */
export const WITHOUT_ME = /(?:^|[\s,])(?:без\s+(?:меня|нас)|мимо|я\s+пас)(?=$|[\s,.!])/iu;
/** Beside it they say nothing. */
export const BESIDE_IT = setOf(`
  а и ой ну нет да так слушай наверное наверно видимо похоже пожалуйста тогда просто я мы его ее её это эту этот все всё же уж
  туда мне нам никак точно лучше давай только`);
