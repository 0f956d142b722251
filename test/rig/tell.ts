const STEP = /(STEP|NODE)-[0-9A-F]{8}/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** An answer with ids that differ from run to run told by what they are; `steps` in their order. */
export function tell(answer: unknown, steps: readonly string[] = []): unknown {
  const text = JSON.stringify(answer)
    .replaceAll(STEP, (id) => {
      const index = steps.indexOf(id);
      return index < 0 ? id : `${id.slice(0, 4)}-${index}`;
    })
    .replaceAll(UUID, 'uuid');
  return JSON.parse(text);
}

/** The ids of an answer's `steps`. */
export function stepIds(result: Readonly<Record<string, unknown>>): string[] {
  const { steps } = result;
  if (!Array.isArray(steps)) return [];
  return steps.map((step: { step_id: string }) => step.step_id);
}
