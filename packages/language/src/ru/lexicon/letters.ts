/** All but letters and digits, of a text in lower case with ё as е. */
export const NO_LETTERS = /[^a-zа-я0-9]+/g;
