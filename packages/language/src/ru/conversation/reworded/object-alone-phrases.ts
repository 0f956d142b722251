/** "машину", "баню": no name of a thing by itself ends so in the form in which it is called. */
export const DONE_TO = /^[a-zЀ-ӿ]{3,}[ую]$/iu;
