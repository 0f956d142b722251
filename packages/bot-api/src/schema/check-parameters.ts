import { Ajv, type ValidateFunction } from 'ajv';
import { badRequest } from '../failure.ts';
import { type MethodName, methodSchemas } from './method-schemas.ts';
import { refusalText } from './refusal-text.ts';

const validators = new Map<MethodName, ValidateFunction>();
let ajv: Ajv | undefined;

/**
 * Checks decoded parameters against the method's schema: required ones, unknown ones, types and
 * limits.
 * @throws ApiFailure 400, in the official server's words wherever it has words for the case.
 */
export function checkParameters(method: MethodName, args: Readonly<Record<string, unknown>>): void {
  const validate = validator(method);
  try {
    if (validate(args)) return;
  } catch (error) {
    // Rich texts nest without a bound; a body that is deep enough runs out of stack.
    if (error instanceof RangeError) throw badRequest('the parameters are nested too deeply');
    throw error;
  }
  throw badRequest(refusalText(method, validate.errors ?? [], args));
}

function validator(method: MethodName): ValidateFunction {
  const ready = validators.get(method);
  if (ready) return ready;
  const schema = methodSchemas().methods.get(method.toLowerCase())?.schema;
  if (!schema) throw new Error(`no schema for the method ${method}`);
  ajv ??= createAjv();
  // Compiled when first called: all 187 together take most of a second.
  const validate = ajv.compile(withAbsoluteReferences(schema));
  validators.set(method, validate);
  return validate;
}

function createAjv(): Ajv {
  const created = new Ajv({
    allowUnionTypes: true,
    validateFormats: false,
    strictRequired: false,
    // To check the schemas by the schema of schemas is a test's work: here it would take 60 ms of each start.
    validateSchema: false,
  });
  created.addKeyword({
    keyword: 'bytes',
    type: 'string',
    schemaType: 'array',
    validate: ([min, max]: [number, number], text: string) => {
      const size = Buffer.byteLength(text);
      return size >= min && size <= max;
    },
  });
  // Checked where the markup is parsed; here it only says what the limit is.
  created.addKeyword({ keyword: 'parsedLength', schemaType: 'array' });
  created.addSchema({ $id: 'types', $defs: methodSchemas().types });
  return created;
}

/** The file's `#/$defs/X` points into itself; each method is compiled on its own. */
function withAbsoluteReferences(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"types#/$defs/');
  return JSON.parse(text) as object;
}
