import type { Locale } from './locale.ts';
import { RUSSIAN } from './ru/russian.ts';

/**
 * The languages that the package reads, by their names in BCP 47. This file alone knows their
 * folders: all other code outside them is given a locale.
 */
export const LOCALES = { ru: RUSSIAN } as const satisfies Readonly<Record<string, Locale>>;
