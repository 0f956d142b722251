/** "позвонить завтра пусть": it goes on from what is in view. */
export const LETS = /(?<![a-zЀ-ӿ])(?:пусть|пускай)(?:\s+будет)?(?:\s+[^,:;?!\n]+)?[.!]*$/iu;
/** "Ира", "Олег": somebody's name, and no other word. */
export const NAME_ALONE = /^[А-ЯЁ][а-яё]{2,}$/u;
/** The endings of a name in whatever form. */
export const NAME_ENDING = /(?:[аяйьиыеую]|ой|ей|ом|ем|ём)$/u;
/** With whom, at whose place or to whom: "созвон с Ирой". */
export const OF_WHOM = /(?<=(?:^|\s)(?:с|со|у|к|ко|для)\s)[А-ЯЁ][а-яё]{2,}/gu;
