import type { TimeLocale } from './locale.ts';
import { RUSSIAN_TIME } from './ru/russian-time.ts';

/** As `LOCALES`, for whoever reads times and nothing else. */
export const TIME_LOCALES = { ru: RUSSIAN_TIME } as const satisfies Readonly<
  Record<string, TimeLocale>
>;
