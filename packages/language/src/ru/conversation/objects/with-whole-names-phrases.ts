/** "лого", "фото", "видео": what is clipped in speech ends so. */
export const CLIPPED = /о$/u;
/** "кп", "тз", "дз": two letters that are no preposition, and name something. */
export const SHORT_NAME = /^[бвгджзклмнпрстфхцчшщ]{2}$/u;
