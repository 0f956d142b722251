import { measureSalvage } from './salvage.ts';
import type { BenchSize } from './size.ts';

/** What suggestions cost before anything is shown; each part stands in a file of its own. */
export async function run(size: BenchSize): Promise<void> {
  measureSalvage(size);
}
