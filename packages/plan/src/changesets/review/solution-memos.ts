import { isJsonObject } from '@planerka/contracts';
import type { Step } from '../../change/step.ts';
import type { Memo } from '../../objects/memo.ts';
import type { SetGiven } from '../rows/laying.ts';

/**
 * How an agent means to do an item, and what may go wrong: kept as decisions and risks of the project
 * once a person has approved the set (CS, solutionNotes). `nameOf`: what an item is called from now on.
 */
export function solutionMemos(
  notes: unknown,
  projectId: string,
  given: SetGiven & { readonly nameOf: (item: string) => string },
): Step[] {
  const perItem: unknown = isJsonObject(notes) ? notes['perItem'] : null;
  if (!Array.isArray(perItem)) return [];
  return perItem
    .filter(isJsonObject)
    .flatMap(({ itemIdOrRef: about, approach, risks, alternatives }) => {
      const item = given.nameOf(isText(about) ? about : '');
      const memo = (kind: Memo['kind'], body: string, data: Memo['data']): Step => ({
        before: null,
        after: {
          kind: 'memo',
          row: {
            memo_id: given.ids.uuid(),
            root_id: projectId,
            step_id: null,
            kind,
            card: null,
            title: item,
            body,
            data,
            checkpoints: [],
            created_by: given.actor,
            created_at: given.now,
            deleted_at: null,
            revision: 1,
          },
        },
      });
      const decided = { item, ...(Array.isArray(alternatives) ? { alternatives } : {}) };
      return [
        ...(isText(approach) ? [memo('decision', approach, decided)] : []),
        ...(Array.isArray(risks) ? risks.filter(isText) : []).map((risk) =>
          memo('risk', risk, { item }),
        ),
      ];
    });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
