import { editShared } from '../change/edit-target.ts';
import { SOURCES_MAX, sourceOf, withKeptSource } from '../objects/kept-sources.ts';
import { changed, told, tooMuch, unclear } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

/** A photo with the caption "к TASK-012", or that replies to its card: kept with the object. */
export const attachSource: OperationRule<OperationOf<'attach_source'>> = {
  decide: onKinds(['task', 'timeblock'], ({ target }, operation) => {
    const source = sourceOf(operation);
    if (source === null) return unclear(operation);
    const sources = withKeptSource(target.row.sources, source);
    if (sources === null) return tooMuch(operation, SOURCES_MAX);
    return changed(editShared(target, { sources }), told(operation, target));
  }),
};
