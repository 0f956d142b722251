import type { Saying } from './dictionary.ts';
import { formats } from './formats.ts';

type Formats = typeof formats;

/** `task:titled` and `name` of `'{task:titled}, {name}'`. */
type PlacesOf<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** The parts in brackets. */
type OptionalOf<T extends string> = T extends `${string}[${infer Part}]${infer Rest}`
  ? Part | OptionalOf<Rest>
  : never;

/** The template without its parts in brackets. */
type AlwaysOf<T extends string> = T extends `${infer Head}[${string}]${infer Rest}`
  ? `${Head}${AlwaysOf<Rest>}`
  : T;

type FormatAt<Place> = Place extends `${string}:${infer Format}` ? Format : 'plain';
type FieldAt<Place> = Place extends `${infer Field}:${string}` ? Field : Place;

/** The place itself where the data has no such field, or the format does not fit the field. */
type Misfit<Place extends string, Data> = Place extends string
  ? FieldAt<Place> extends keyof Data
    ? FormatAt<Place> extends keyof Formats
      ? Data[FieldAt<Place>] extends Parameters<Formats[FormatAt<Place>]>[0]
        ? never
        : Place
      : Place
    : Place
  : never;

type Present<Data> = { [Field in keyof Data]-?: NonNullable<Data[Field]> };

type MisfitsIn<T, Data> = T extends string
  ? Misfit<PlacesOf<AlwaysOf<T>>, Data> | Misfit<PlacesOf<OptionalOf<T>>, Present<Data>>
  : never;

/** The places of templates that their data cannot fill, each behind its template's name. */
export type Misfits<Templates, Data> = {
  [C in keyof Templates & keyof Data & string]: `${C}: ${MisfitsIn<Templates[C], Data[C]>}`;
}[keyof Templates & keyof Data & string];

/** Words all of whose templates can be filled; the compiler lists the places that cannot. */
export type Filled<Words, _Misfits extends never> = Words;

const OPTIONAL = /\[([^\]]*)\]/gu;
const PLACE = /\{(\w+)(?::(\w+))?\}/gu;

function isFormat(name: string): name is keyof Formats {
  return Object.hasOwn(formats, name);
}

/**
 * A template with its places filled, `{field}` or `{field:format}`. A part in brackets is left out
 * where one of its fields is absent.
 */
export function fillTemplate(template: string, data: object, saying: Saying): string {
  const values = new Map<string, unknown>(Object.entries(data));
  const isPresent = (part: string): boolean =>
    [...part.matchAll(PLACE)].every(([, field = '']) => (values.get(field) ?? null) !== null);
  return template
    .replace(OPTIONAL, (_brackets, part: string) => (isPresent(part) ? part : ''))
    .replace(PLACE, (_place, field: string, format = 'plain') => {
      if (!isFormat(format)) throw new Error(`no format ${format} for ${template}`);
      // The compiler has seen that the format takes what the field holds.
      return formats[format](values.get(field) as never, saying);
    });
}
