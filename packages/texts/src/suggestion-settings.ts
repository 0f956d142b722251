import type { SuggestionSettings } from '@planerka/plan';

/** Where Planerka suggests by itself, a line a surface. */
export function suggestionLines(settings: SuggestionSettings): string[] {
  const isOn = (on: boolean): string => (on ? 'включены' : 'выключены');
  return [
    `Подсказки под ответом: ${isOn(settings.on_create)}.`,
    `Подсказки в карточке: ${isOn(settings.task_drawer)}.`,
    `Подсказки в плане дня: ${isOn(settings.today_plan)}.`,
  ];
}
