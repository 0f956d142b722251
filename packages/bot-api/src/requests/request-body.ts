import type { Upload } from './upload.ts';

/** Parameters as they came: as text that still has to be read, or as JSON. */
export interface RequestBody {
  readonly texts: readonly (readonly [name: string, text: string])[];
  readonly json: Record<string, unknown> | undefined;
  readonly files: ReadonlyMap<string, Upload>;
}
