import ts from 'typescript5';
import { limitsFromDoc } from './limits-from-doc.ts';
import type { Schema } from './schema.ts';

/** What stays the same while one program's types are turned into schemas. */
export interface Conversion {
  readonly checker: ts.TypeChecker;
  /** Filled as named types are met; the key is the qualified name in the types package. */
  readonly definitions: Map<string, Schema>;
}

/** The types say `number` for both; Telegram calls these Float, and everything else Integer. */
const FLOATS = new Set([
  'latitude',
  'longitude',
  'horizontal_accuracy',
  'temperature',
  'scale',
  'x_shift',
  'y_shift',
  'x_percentage',
  'y_percentage',
  'width_percentage',
  'height_percentage',
  'corner_radius_percentage',
  'rotation_angle',
  'cover_frame_timestamp',
  'main_frame_timestamp',
]);
const FLOAT_OWNERS = new Set(['InputStoryContentVideo.duration']);

/** An object schema with exactly the properties of `type`; unknown ones are refused. */
export function objectSchema(type: ts.Type, owner: string, conversion: Conversion): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const property of conversion.checker.getPropertiesOfType(type)) {
    const name = property.getName();
    properties[name] = propertySchema(property, owner, conversion);
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(name);
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function propertySchema(property: ts.Symbol, owner: string, conversion: Conversion): Schema {
  const { checker } = conversion;
  const name = property.getName();
  const schema = typeSchema(checker.getTypeOfSymbol(property), conversion);
  if (schema.type === 'integer' && (FLOATS.has(name) || FLOAT_OWNERS.has(`${owner}.${name}`))) {
    schema.type = 'number';
  }
  const doc = ts.displayPartsToString(property.getDocumentationComment(checker));
  return { ...schema, ...limitsFromDoc(doc, schema) };
}

function typeSchema(declared: ts.Type, conversion: Conversion): Schema {
  const { checker } = conversion;
  // `x?: Alias` is a union of its own; without the undefined the alias is found again.
  const type = checker.getNonNullableType(declared);
  if (type.isUnion()) return unionSchema(type, conversion);
  if (type.flags & ts.TypeFlags.String) return { type: 'string' };
  if (type.flags & ts.TypeFlags.Number) return { type: 'integer' };
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return { const: checker.typeToString(type) === 'true' };
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  // `string & Record<never, never>` keeps an editor's completions and is a plain string.
  if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String)) {
    return { type: 'string' };
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    if (!item) throw new Error('an array without an item type');
    return { type: 'array', items: typeSchema(item, conversion) };
  }
  if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
    return named(type, conversion, (name) =>
      name === 'InputFile'
        ? { type: 'string', pattern: '^attach://' }
        : objectSchema(type, name, conversion),
    );
  }
  throw new Error(`no schema for the type ${checker.typeToString(type)}`);
}

function unionSchema(type: ts.UnionType, conversion: Conversion): Schema {
  const write = () => {
    const schemas = type.types.map((member) => typeSchema(member, conversion));
    if (schemas.every((schema) => 'const' in schema)) return constants(schemas);
    return alternatives(schemas);
  };
  return type.aliasSymbol ? named(type, conversion, write) : write();
}

function constants(schemas: Schema[]): Schema {
  const values = schemas.map((schema) => schema.const);
  if (values.every((value) => typeof value === 'boolean')) return { type: 'boolean' };
  return { enum: values };
}

function alternatives(schemas: Schema[]): Schema {
  const plain = schemas.filter((schema) => Object.keys(schema).join() === 'type');
  // A literal beside its own base type (`string | "x"`) says nothing more.
  const rest = schemas.filter(
    (schema) => !plain.includes(schema) && !plain.some(({ type }) => type === typeof schema.const),
  );
  const upload = rest.findIndex((schema) => schema.$ref === '#/$defs/InputFile');
  if (upload >= 0 && plain.some(({ type }) => type === 'string')) rest.splice(upload, 1);
  const types = [...new Set(plain.map(({ type }) => type as string))];
  const [onlyType] = types;
  const base: Schema[] =
    types.length === 0 || onlyType === undefined
      ? []
      : [{ type: types.length === 1 ? onlyType : types }];
  const [single, ...more] = [...base, ...rest];
  if (!single) throw new Error('an empty union');
  return more.length === 0 ? single : { anyOf: [single, ...more] };
}

function named(
  type: ts.Type,
  { checker, definitions }: Conversion,
  write: (name: string) => Schema,
): Schema {
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const name = symbol && checker.getFullyQualifiedName(symbol);
  // Only what a module exports has a qualified name that nothing else can have.
  const own = name && /^".*"\.(.+)$/.exec(name)?.[1];
  if (!own || own.includes('__type')) return write('');
  if (!definitions.has(own)) {
    definitions.set(own, {});
    definitions.set(own, write(own));
  }
  return { $ref: `#/$defs/${own}` };
}
