import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printMachine } from './print-machine.ts';

/** `npm run machine`: writes the table of the conversation to `docs`. */
const file = path.join(import.meta.dirname, '../../../docs/conversation-machine.md');
await writeFile(file, printMachine());
