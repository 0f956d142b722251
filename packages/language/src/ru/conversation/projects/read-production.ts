import type { InterpretResponse } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { readProductionEdits } from '../several/several-edits.ts';
import { PRODUCTION_STEMS } from './production-stem-phrases.ts';
import { readProjectSheet } from './project-sheet.ts';

/** What a production project stands on, and what is asked of it; null for anything else. */
export function readProduction(spoken: Spoken): InterpretResponse | null {
  const said = spoken.text.toLowerCase();
  if (!PRODUCTION_STEMS.some((stem) => said.includes(stem))) return null;
  return readProductionEdits(spoken) ?? readProjectSheet(spoken);
}
