/** The part of JSON Schema the generator writes, and two keywords of ours. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  /** Bounds in UTF-8 bytes. */
  bytes?: [min: number, max: number];
  /** Bounds in characters of the text that is left after entity parsing. */
  parsedLength?: [min: number, max: number];
}
