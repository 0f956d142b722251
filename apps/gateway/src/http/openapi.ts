import {
  InterpretRequest,
  InterpretResponse,
  PhaseRequest,
  PhaseResponse,
  Problem,
  SuggestRequest,
  SuggestResponse,
} from '@planerka/contracts';
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
  return {
    openapi: '3.1.0',
    info: { title: 'Planerka ML gateway', version: '1' },
    paths: {
      '/v1/interpret': posting({
        operationId: 'interpret',
        summary: 'Reads an utterance into command envelopes',
        answer: 'What was understood',
        schemas: ['InterpretRequest', 'InterpretResponse'],
        withoutModel: 'the rules alone read, whatever they are unsure of',
      }),
      '/v1/suggest': posting({
        operationId: 'suggest',
        summary: 'Says what could be suggested about tasks; nothing of it is done',
        answer: 'Drafts of suggestions, to be held against the plan',
        schemas: ['SuggestRequest', 'SuggestResponse'],
        withoutModel: 'the rules alone suggest',
      }),
      '/v1/phase': posting({
        operationId: 'phase',
        summary: 'Works out a phase of a production project; nothing of it is done',
        answer: 'An envelope to be held against the project, or why there is none',
        schemas: ['PhaseRequest', 'PhaseResponse'],
        withoutModel: 'nothing is worked out',
      }),
      '/healthz': {
        get: { operationId: 'healthz', responses: { 200: { description: 'Alive' } } },
      },
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        InterpretRequest: schemaOf(InterpretRequest),
        InterpretResponse: schemaOf(InterpretResponse),
        SuggestRequest: schemaOf(SuggestRequest),
        SuggestResponse: schemaOf(SuggestResponse),
        PhaseRequest: schemaOf(PhaseRequest),
        PhaseResponse: schemaOf(PhaseResponse),
        Problem: schemaOf(Problem),
      },
    },
  };
}

/** A path to which JSON of one shape is posted. */
interface Posting {
  readonly operationId: string;
  readonly summary: string;
  /** What comes back, and the schemas of request and answer. */
  readonly answer: string;
  readonly schemas: readonly [request: string, response: string];
  readonly withoutModel: string;
}

function posting({ operationId, summary, answer, schemas, withoutModel }: Posting) {
  const [request, response] = schemas.map((name) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  }));
  const refusals = REFUSALS.map((code) => {
    const { status, title } = problemTable[code];
    const content = {
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    };
    return [String(status), { description: title, content }];
  });
  return {
    post: {
      operationId,
      summary,
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
          description: `false: ${withoutModel}`,
          schema: { type: 'string', enum: ['true', 'false'], default: 'true' },
        },
      ],
      requestBody: { required: true, content: request },
      responses: {
        200: { description: answer, content: response },
        ...Object.fromEntries(refusals),
      },
    },
  };
}
