/** How words begin that tell what a project has to have; English ones are said in Russian overviews, too. */
export const PROJECT_NEED_WORDS = {
  moving: `
    доставк достави доставля доставл доставьт перевоз перевез переезд вывоз вывез завоз завез привоз привез
    отвоз отвез увез развоз развез транспорт грузчик грузоперевоз погрузк погрузочн разгрузк
    логистик курьер deliver transport moving relocat shipping truck`,
  install_day: `
    монтаж смонтир монтиров установк установит установл устанавл инсталл застройк install mounting
    rigging`,
  management: `
    координ менеджм менеджер управлен администриров супервайз coordinat management manager managing`,
} as const;

/** What is edited or run on a machine is mounted nowhere: "монтаж ролика", "установка программы". */
export const NOT_MOUNTED = `
  видео ролик фильм клип звук сюжет передач выпуск материал программ приложен обновлен драйвер
  цен тариф срок связ контакт`;

/** Behind these "управление" is a thing: "пульт управления". */
export const CONTROLS = 'пульт систем блок панел кнопк щит модул схем';

/** Before what there shall not be. */
export const WITHOUT = 'без without';
/** They join what "без" is said of: "без доставки и монтажа". */
export const JOINED_BY = 'и или ни либо наш нашей нашего вашей вашего and or';
/** Behind "не" they say that a thing is not wanted. */
export const NOT_WANTED = `
  нуж надо треб вход включ понадоб предусм планир буд заказ need requir includ`;
export const NOT = 'не not';

/** What is denied in one clause is not denied in the next. */
export const BETWEEN_CLAUSES = /[.,;:!?\n()]+|\s(?:но|а|but)\s/u;
