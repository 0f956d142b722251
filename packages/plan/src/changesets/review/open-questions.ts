import { isJsonObject, type JsonObject } from '@planerka/contracts';

/** A blocking question of an envelope. */
export interface BlockingQuestion {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
}

/** The first blocking question that nobody has answered (CS-E6); null for none. */
export function blockingQuestion({ openQuestions }: JsonObject): BlockingQuestion | null {
  if (!Array.isArray(openQuestions)) return null;
  const open = openQuestions.find(
    (each: unknown) => isJsonObject(each) && each['blocking'] === true && !isSaid(each['answer']),
  );
  if (!isJsonObject(open)) return null;
  const { options } = open;
  return {
    id: textOf(open['id']),
    question: textOf(open['question']),
    options: Array.isArray(options) ? options.filter(isSaid) : [],
  };
}

/** The envelope with a person's answer to its question. */
export function withAnswer(envelope: JsonObject, id: string, answer: string): JsonObject {
  return eachQuestion(envelope, (question) =>
    question['id'] === id && question['blocking'] === true && !isSaid(question['answer'])
      ? { ...question, answer }
      : question,
  );
}

/** Only people answer: what an agent has answered itself is dropped. */
export function withoutAnswers(envelope: JsonObject): JsonObject {
  return eachQuestion(envelope, ({ answer: _agents, ...question }) => question);
}

function eachQuestion(
  envelope: JsonObject,
  change: (question: JsonObject) => JsonObject,
): JsonObject {
  const { openQuestions } = envelope;
  if (!Array.isArray(openQuestions)) return envelope;
  return {
    ...envelope,
    openQuestions: openQuestions.map((each: unknown) => (isJsonObject(each) ? change(each) : each)),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isSaid(value: unknown): value is string {
  return typeof value === 'string' && /\S/u.test(value);
}
