/** So far what is asked for is counted: a total above it means "more than that". */
export const COUNTED_MAX = 100;
