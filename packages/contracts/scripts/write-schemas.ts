import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonSchemas } from './json-schemas.ts';

/** `npm run contracts`: writes the JSON Schemas to `docs/contracts`. */
const folder = path.join(import.meta.dirname, '../../../docs/contracts');
await mkdir(folder, { recursive: true });
for (const [name, text] of jsonSchemas()) await writeFile(path.join(folder, name), text);
