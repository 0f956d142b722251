import type { CallToolResult, ReadResourceResult } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { callTool } from '../../../apps/mcp/src/server/call-tool.ts';
import {
  createTaskServer,
  type TaskServerOptions,
} from '../../../apps/mcp/src/server/create-task-server.ts';
import { getPrompt } from '../../../apps/mcp/src/server/prompts.ts';
import { readResource } from '../../../apps/mcp/src/server/resources.ts';
import { toolListing } from '../../../apps/mcp/src/server/tool-listing.ts';
import { ASKING_TOOLS, askingPrompt, askingTool } from './asking-fixtures.ts';
import { CONNECTED_TOOLS, connectedTool, HEADER_TOOL } from './connected-fixtures.ts';

type Content = CallToolResult['content'][number];

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const text = (said: string): Content => ({ type: 'text', text: said });
const image: Content = { type: 'image', data: PIXEL, mimeType: 'image/png' };
const embedded = (uri: string): Content => ({
  type: 'resource',
  resource: { uri, mimeType: 'text/plain', text: 'embedded' },
});

/** What the conformance suite calls by name, and no product has. */
const tools: Readonly<Record<string, CallToolResult>> = {
  test_simple_text: { content: [text('simple')] },
  test_image_content: { content: [image] },
  test_audio_content: { content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }] },
  test_embedded_resource: { content: [embedded('test://embedded-resource')] },
  test_multiple_content_types: {
    content: [text('mixed'), image, embedded('test://mixed-content-resource')],
  },
  test_error_handling: { content: [text('an error that is meant')], isError: true },
};

/** Whatever a schema says is listed as it is. */
const WORDY_SCHEMA = z.looseObject({ type: z.literal('object') }).parse(
  JSON.parse(`{
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "$defs": { "address": { "$anchor": "address", "type": "object" } },
    "properties": { "name": { "type": "string" }, "address": { "$ref": "#/$defs/address" } },
    "allOf": [{ "anyOf": [{ "required": ["name"] }, { "required": ["address"] }] }],
    "if": { "required": ["address"] },
    "then": { "required": ["name"] },
    "else": { "required": [] },
    "additionalProperties": false
  }`),
);

function resource(uri: string): ReadResourceResult['contents'][number] | null {
  const id = /^test:\/\/template\/(\w+)\/data$/.exec(uri)?.[1];
  if (id !== undefined) return { uri, mimeType: 'application/json', text: JSON.stringify({ id }) };
  if (uri === 'test://static-text') return { uri, mimeType: 'text/plain', text: 'static' };
  return uri === 'test://static-binary' ? { uri, mimeType: 'image/png', blob: PIXEL } : null;
}

function prompt(name: string, given: Readonly<Record<string, string>>): Content[] | null {
  switch (name) {
    case 'test_simple_prompt':
      return [text('simple')];
    case 'test_prompt_with_arguments':
      return [text(`${given['arg1']} ${given['arg2']}`)];
    case 'test_prompt_with_embedded_resource':
      return [embedded(given['resourceUri'] ?? ''), text('see above')];
    case 'test_prompt_with_image':
      return [image, text('see above')];
    default:
      return null;
  }
}

/** The product's server of one request, which answers the suite's own calls besides. */
export function withFixtures(options: TaskServerOptions) {
  const mcp = createTaskServer(options);
  const { host } = options;
  const caller = options.callerFor(null);
  const inputSchema = { type: 'object' as const };
  // The handler over HTTP asks the SDK's own registry of tools for the schema that names headers.
  const known = mcp.toolInputSchemaJson.bind(mcp);
  mcp.toolInputSchemaJson = (name) =>
    name === HEADER_TOOL.name ? HEADER_TOOL.inputSchema : known(name);
  mcp.server.setRequestHandler('tools/list', () => ({
    tools: [
      ...toolListing('full'),
      ...Object.keys(tools).map((name) => ({ name, inputSchema, description: 'a fixture' })),
      HEADER_TOOL,
      ...CONNECTED_TOOLS.map((name) => ({ name, inputSchema, description: 'a fixture' })),
      ...ASKING_TOOLS.map((name) => ({ name, inputSchema, description: 'a fixture' })),
      { name: 'json_schema_2020_12_tool', inputSchema: WORDY_SCHEMA, description: 'a fixture' },
    ],
  }));
  mcp.server.setRequestHandler('tools/call', async ({ params }, context) => {
    const { name: tool, arguments: args = {} } = params;
    const { signal } = context.mcpReq;
    if (tool === HEADER_TOOL.name) return { content: [text('as the header says')] };
    return (
      tools[tool] ??
      (await connectedTool(tool, context, args)) ??
      (await askingTool(tool, context)) ??
      (await callTool(host, { caller, tool, args, signal }))
    );
  });
  mcp.server.setRequestHandler('resources/read', async ({ params }) => {
    const content = resource(params.uri);
    return content ? { contents: [content] } : await readResource(host, caller, params.uri);
  });
  mcp.server.setRequestHandler('prompts/get', ({ params }, context) => {
    const asking = askingPrompt(params.name, context);
    if (asking) return asking;
    const contents = prompt(params.name, params.arguments ?? {});
    if (!contents) return getPrompt(params.name, params.arguments ?? {});
    return { messages: contents.map((content) => ({ role: 'user' as const, content })) };
  });
  return mcp;
}
