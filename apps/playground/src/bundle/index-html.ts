import { ru } from '../texts/ru.ts';

/** A drawn icon: nothing is fetched for it. */
const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='16' fill='%232f8fdb'/><path d='M9 16.5l5 5L23 11' fill='none' stroke='white' stroke-width='3.4' stroke-linecap='round' stroke-linejoin='round'/></svg>";

/** The page before its script runs. */
export function indexHtml(): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17212b">
<title>${ru.title}</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="/playground/page.css">
<script type="module" src="/playground/page.js"></script>
</head>
<body><noscript>${ru.noScript}</noscript></body>
</html>
`;
}
