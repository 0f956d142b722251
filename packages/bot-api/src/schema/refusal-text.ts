import type { ErrorObject } from 'ajv';
import type { MethodName } from './method-schemas.ts';

/** What the official server says when a required parameter is missing. */
const MISSING = new Map([
  ['chat_id', 'chat_id is empty'],
  ['text', 'message text is empty'],
  ['action', 'wrong parameter action in request'],
  ['file_id', 'file_id not specified'],
  ['photo', 'there is no photo in the request'],
  ['voice', 'there is no voice in the request'],
  ['document', 'there is no document in the request'],
  ['audio', 'there is no audio in the request'],
  ['video', 'there is no video in the request'],
  ['sticker', 'there is no sticker in the request'],
  ['message_id', 'message identifier is not specified'],
]);

/** What it says of a value it cannot use, by the end of the value's path and the broken keyword. */
const REFUSED: readonly (readonly [path: RegExp, keyword: RegExp, text: string])[] = [
  [/\/callback_data$/, /bytes/, 'BUTTON_DATA_INVALID'],
  [/\/inline_keyboard\/\d+\/\d+\/text$/, /./, 'inline keyboard button text must be non-empty'],
  [/\/parse_mode$/, /enum/, 'unsupported parse_mode'],
  [/^\/action$/, /enum/, 'wrong parameter action in request'],
  [/^\/reply_markup$/, /type/, 'object expected as reply markup'],
  [/^\/reply_parameters$/, /type/, 'object expected as reply parameters'],
  [/^\/secret_token$/, /maxLength/, 'secret token is too long'],
  [/^\/secret_token$/, /pattern/, 'secret token contains unallowed characters'],
  [/^\/commands\/\d+\/command$/, /minLength/, 'command must be non-empty'],
  [/^\/commands\/\d+\/command$/, /maxLength/, 'command length must not exceed 32'],
  [/^\/commands\/\d+\/description$/, /minLength/, 'command description must be non-empty'],
  [/^\/commands\/\d+\/description$/, /maxLength/, 'command description length must not exceed 256'],
  [/^\/text$/, /maxLength/, 'MESSAGE_TOO_LONG'],
];

const TYPES: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Integer',
  number: 'Number',
  boolean: 'Boolean',
  array: 'Array',
  object: 'Object',
};

/** Words one refusal for what Ajv found; the caller puts "Bad Request: " before it. */
export function refusalText(
  method: MethodName,
  errors: readonly ErrorObject[],
  args: Readonly<Record<string, unknown>>,
): string {
  for (const [path, keyword, text] of REFUSED) {
    if (errors.some((error) => path.test(error.instancePath) && keyword.test(error.keyword))) {
      return text;
    }
  }
  const keyboard = keyboardText(args);
  if (keyboard) return keyboard;
  // Of a union Ajv tells what was wrong with each alternative; the deepest one came nearest.
  const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
  return error ? errorText(method, error) : 'wrong parameters';
}

function errorText(method: MethodName, error: ErrorObject): string {
  const name = error.instancePath.slice(1).replaceAll('/', '.');
  const { missingProperty, additionalProperty, limit, type } = error.params;
  switch (error.keyword) {
    case 'required':
      if (name === '') {
        return MISSING.get(missingProperty) ?? `parameter "${missingProperty}" is required`;
      }
      return `can't find field "${missingProperty}" in "${name}"`;
    case 'additionalProperties':
      return name === ''
        ? `method ${method} has no parameter "${additionalProperty}"`
        : `unknown field "${additionalProperty}" in "${name}"`;
    case 'type':
      return `field "${name}" must be of type ${[type].flat().map(typeName).join(' or ')}`;
    case 'minLength':
    case 'maxLength':
      return `field "${name}" must have ${bound(error)} ${limit} characters`;
    case 'minItems':
    case 'maxItems':
      return `field "${name}" must have ${bound(error)} ${limit} items`;
    case 'minimum':
    case 'maximum':
      return `field "${name}" must be ${bound(error)} ${limit}`;
    default:
      return `wrong value of the field "${name}"`;
  }
}

function bound({ keyword }: ErrorObject): string {
  return keyword.startsWith('min') ? 'at least' : 'at most';
}

function typeName(type: string): string {
  return TYPES[type] ?? type;
}

function depth({ instancePath, keyword }: ErrorObject): number {
  // `anyOf` repeats on the union itself what its alternatives have said in detail.
  return instancePath.split('/').length * 2 + (keyword === 'anyOf' ? 0 : 1);
}

function keyboardText({
  reply_markup: markup,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (!isObject(markup) || !('inline_keyboard' in markup)) return undefined;
  const rows: unknown = markup['inline_keyboard'];
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) {
    return 'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays';
  }
  const prefix = "can't parse inline keyboard button:";
  for (const button of (rows as unknown[][]).flat()) {
    if (!isObject(button)) return `${prefix} InlineKeyboardButton must be an Object`;
    if (!('text' in button)) return `${prefix} Can't find field "text"`;
    const actions = Object.keys(button).filter((key) => !COMMON_BUTTON_FIELDS.has(key));
    if (actions.length === 0) {
      return `${prefix} Text buttons are unallowed in the inline keyboard`;
    }
  }
  return undefined;
}

const COMMON_BUTTON_FIELDS = new Set(['text', 'icon_custom_emoji_id', 'style']);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
