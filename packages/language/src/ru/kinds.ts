import { KindTable } from '../grammar/kind-table.ts';

/** The classes of Russian words, and of what Russian rules make. */
export const kinds = new KindTable();
