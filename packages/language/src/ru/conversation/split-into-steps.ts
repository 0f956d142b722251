import { COMMANDS_MAX, type InterpretResponse, TITLE_MAX_CHARS } from '@planerka/contracts';
import { LIKELY } from './made.ts';
import { BETWEEN_STEPS, INTO_STEPS, POINTED } from './split-into-steps-phrases.ts';

/** "раздели отчёт на шаги: собрать цифры, написать выводы": parts of what is named; null for all else. */
export function readSplitIntoSteps(text: string): InterpretResponse | null {
  const [, object = '', list = ''] = INTO_STEPS.exec(text.trim().replace(/[.!]+$/u, '')) ?? [];
  const steps = list.split(BETWEEN_STEPS).filter((step) => step.trim() !== '');
  if (object === '' || steps.length === 0 || steps.length > COMMANDS_MAX) return null;
  const mention = POINTED.test(object.trim()) ? {} : { mention: object.trim() };
  const operations = steps.map((step, at) => ({
    operation: { type: 'subtask_add', title: step.trim().slice(0, TITLE_MAX_CHARS) } as const,
    confidence: LIKELY,
    ...mention,
    ...(at > 0 ? { same: true as const } : {}),
  }));
  return { kind: 'operations', envelopes: [], operations, interpreter: 'rules' };
}
