import type { ApiMethods } from '@grammyjs/types';

/** Marks a field in which a caller may upload a file; the generator turns it into an `attach://` string. */
export interface InputFile {
  readonly uploaded: true;
}

/** Every Bot API method as the types package declares it. */
export type Methods = ApiMethods<InputFile>;
