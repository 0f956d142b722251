import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript5';
import type { Schema } from './schema.ts';
import { type Conversion, objectSchema } from './type-to-schema.ts';

const source = fileURLToPath(import.meta.resolve('./bot-api-methods.ts'));
const target = fileURLToPath(new URL('../schemas/methods.jsonl', import.meta.url));

/**
 * Writes the JSON Schemas of every method's parameters, one method or shared type a line, sorted
 * by name. With `--stdout` they go there instead, so that a test can compare.
 */
function main(): void {
  const program = ts.createProgram([source], {
    strict: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  const conversion: Conversion = { checker: program.getTypeChecker(), definitions: new Map() };
  const methods = methodSchemas(program, conversion);
  const lines = [
    JSON.stringify(heading(methods)),
    ...byName(methods).map(([method, parameters]) => JSON.stringify({ method, parameters })),
    ...byName(conversion.definitions).map(([type, schema]) => JSON.stringify({ type, schema })),
  ];
  const text = `${lines.join('\n')}\n`;
  if (process.argv.includes('--stdout')) process.stdout.write(text);
  else writeFileSync(target, text);
}

function methodSchemas(program: ts.Program, conversion: Conversion): Map<string, Schema> {
  const { checker } = conversion;
  const file = program.getSourceFile(source);
  const module = file && checker.getSymbolAtLocation(file);
  const symbol =
    module && checker.getExportsOfModule(module).find((found) => found.getName() === 'Methods');
  if (!symbol) throw new Error(`${source} exports no Methods`);
  const methods = new Map<string, Schema>();
  for (const method of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
    const [signature] = checker.getTypeOfSymbol(method).getCallSignatures();
    if (!signature) throw new Error(`${method.getName()} is not a method`);
    const [parameter] = signature.getParameters();
    const type = parameter && checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
    methods.set(
      method.getName(),
      type
        ? objectSchema(type, method.getName(), conversion)
        : { type: 'object', properties: {}, additionalProperties: false },
    );
  }
  return methods;
}

function heading(methods: Map<string, Schema>): object {
  const manifest = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@grammyjs/types/package.json')), 'utf8'),
  ) as { name: string; version: string };
  const parameters = [...methods.values()].map(({ properties }) => Object.keys(properties ?? {}));
  return {
    source: `${manifest.name} ${manifest.version}`,
    methods: methods.size,
    parameters: parameters.flat().length,
  };
}

function byName<T>(entries: Map<string, T>): [string, T][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

main();
