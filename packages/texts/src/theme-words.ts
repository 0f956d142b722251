import type { PictureTheme } from '@planerka/contracts';

const THEMES: Readonly<Record<PictureTheme, string>> = { light: 'светлая', dark: 'тёмная' };

/** "тёмная" */
export function themeName(theme: PictureTheme): string {
  return THEMES[theme];
}

/** "Картинки дня: тёмная тема." */
export function themeLine(theme: PictureTheme): string {
  return `Картинки дня: ${themeName(theme)} тема.`;
}
