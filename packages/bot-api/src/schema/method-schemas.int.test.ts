import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { checkParameters } from './check-parameters.ts';
import { methodSchemas } from './method-schemas.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

test('generating the schemas again gives the committed file', () => {
  const generated = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/generate-schemas.ts', '--stdout'],
    { cwd: packageFolder, encoding: 'utf8', maxBuffer: 2 ** 24 },
  );
  expect(generated).toBe(readFileSync(`${packageFolder}/schemas/methods.jsonl`, 'utf8'));
});

test('every method of Bot API 10.3 has a schema that compiles', () => {
  const methods = [...methodSchemas().methods.values()];
  expect(methods).toHaveLength(187);
  expect(methods.flatMap(({ schema }) => Object.keys(schema.properties))).toHaveLength(955);
  for (const { name } of methods) {
    expect(() => checkParameters(name, { no_such_parameter: 1 })).toThrow('Bad Request: ');
  }
});

/** A server that starts does not look: that takes longer than the rest of its start. */
test('every schema is one by the schema of schemas', () => {
  const ajv = new Ajv({ strict: false });
  const { types, methods } = methodSchemas();
  const all = ajv.validateSchema({ $defs: types });
  expect({ all, errors: ajv.errors ?? null }).toEqual({ all: true, errors: null });
  for (const { name, schema } of methods.values()) {
    const isValid = ajv.validateSchema(schema);
    expect({ name, isValid, errors: ajv.errors ?? null }).toEqual({
      name,
      isValid: true,
      errors: null,
    });
  }
});

test('the file holds no sentences of the documentation', () => {
  const text = readFileSync(`${packageFolder}/schemas/methods.jsonl`, 'utf8');
  expect(text).not.toMatch(/"(?:title|description)":"/);
  expect(text).not.toMatch(/"[A-Za-z]+ [a-z]+ [a-z]+ [^"]*"/);
});
