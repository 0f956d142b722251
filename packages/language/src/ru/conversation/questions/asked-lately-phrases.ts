const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Something is asked, or to be shown. */
export const ASKS = setOf(
  'что чего че чё какую какой какое какие какая каких покажи покажите напомни скажи подскажи перечисли',
);
/** What was written, by whoever speaks or by the bot for him. */
export const WROTE = setOf(`
  записал записала записали записывал записывала записывали добавил добавила добавили добавлял добавляла добавляли внес внесла внесли
  вносил вносила вносили занес занесла занесли заносил заносила создал создала создали создавал создавала создавали надиктовал надиктовала
  надиктовали диктовал диктовала наговорил наговорила`);
/** "что было записано сегодня": who wrote is not said, so that it may as well stand in the plan. */
export const WRITTEN = setOf('записано добавлено внесено занесено создано записанное добавленное');
/** That it was written, and not that it stands there. */
export const TELLS_WRITING = setOf(`
  было были была только недавно последнее последний последним последними последней последнюю последняя самое`);
/** "какие встречи я записал за месяц": those of a span stand in the plan. */
export const MEETINGS = setOf('встречи встречу');
export const OF_SPAN = setOf('неделю месяц');
/** "что я успела записать за неделю": in time, and what. */
export const MANAGED = setOf('успел успела успели');
export const TO_WRITE = setOf('записать добавить внести занести создать надиктовать');
/** Said beside it: when that was, as what it was written, and where. None of them is a word of a title or a day to come. */
export const BESIDE_WRITING = setOf(`
  я мы ты бот тебе сюда тут здесь мне мной нами тобой а и ну так вот же еще ещё уже вообще там было были была только сейчас щас недавно
  сегодня вчера позавчера утром днем днём вечером за неделю день утро сутки час месяц последнюю последний последние последнее последняя последней последним
  последними последнего последних самое самым самой раз в план плане планы календарь календаре планировщик бота задачу задачи задач задача
  дело дела дел блок блоки встречу встречи запись записи все всё из того пожалуйста`);
