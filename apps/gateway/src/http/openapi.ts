import { InterpretRequest, InterpretResponse, Problem } from '@planerka/contracts';
import { z } from 'zod';
import { type ProblemCode, problemTable } from './problems.ts';

const REFUSALS: readonly ProblemCode[] = [
  'INVALID_JSON',
  'UNAUTHORIZED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INVALID_REQUEST',
  'INTERNAL',
];

function schemaOf(schema: z.ZodType) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

/** The OpenAPI 3.1 document of the gateway, made from the schemas that check its requests. */
export function openApiDocument(): Record<string, unknown> {
  const refusals = REFUSALS.map((code) => {
    const { status, title } = problemTable[code];
    const content = {
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    };
    return [String(status), { description: title, content }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Planerka ML gateway', version: '1' },
    paths: {
      '/v1/interpret': {
        post: {
          operationId: 'interpret',
          summary: 'Reads an utterance into command envelopes',
          security: [{ bearer: [] }, {}],
          parameters: [
            {
              name: 'X-Timezone',
              in: 'header',
              required: false,
              description: "IANA zone of the workspace; without it the server's APP_TIMEZONE",
              schema: { type: 'string', examples: ['Europe/Moscow'] },
            },
            {
              name: 'X-Allow-Model',
              in: 'header',
              required: false,
              description: 'false: the rules alone read, whatever they are unsure of',
              schema: { type: 'string', enum: ['true', 'false'], default: 'true' },
            },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/InterpretRequest' } },
            },
          },
          responses: {
            200: {
              description: 'What was understood',
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/InterpretResponse' } },
              },
            },
            ...Object.fromEntries(refusals),
          },
        },
      },
      '/healthz': {
        get: { operationId: 'healthz', responses: { 200: { description: 'Alive' } } },
      },
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        InterpretRequest: schemaOf(InterpretRequest),
        InterpretResponse: schemaOf(InterpretResponse),
        Problem: schemaOf(Problem),
      },
    },
  };
}
