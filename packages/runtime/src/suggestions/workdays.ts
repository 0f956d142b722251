/** Monday to Friday: nobody can say otherwise so far. */
export const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];
