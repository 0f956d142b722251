/** Beginnings of words of finishing: what takes so long has to be done by then. */
export const FINISHING_STEMS: readonly string[] =
  'сдела успе законч заверш выполн доделат управит уложит'.split(' ');
