import type { Entities } from '@planerka/contracts';
import { readText } from '../../grammar.ts';
import { PROJECT_HEAD, TAG_HEAD } from '../../lexicon/field-heads.ts';
import { readFields, readUrgencies } from './fields.ts';

interface MarkedWords {
  readonly tags: readonly string[];
  readonly priority: string | null;
  readonly project: string | null;
}

/** Fields from the words that a model quoted for them; what cannot be read is left out. */
export function readMarkedFields({ tags, priority, project }: MarkedWords): Entities {
  const entities: Entities = {};
  const names = tags.map((tag) => tag.replace(TAG_HEAD, '').trim().slice(0, 64));
  const said = [...new Set(names)].filter((tag) => tag !== '').slice(0, 20);
  if (said.length > 0) entities.tags = said;
  const name = project?.replace(PROJECT_HEAD, '').trim().slice(0, 120) ?? '';
  if (name !== '') entities.project = name;
  if (priority !== null) {
    const { items } = readText(priority);
    const taken = new Set<(typeof items)[number]>();
    const fields = readFields(priority, items, taken);
    readUrgencies(items, fields, taken);
    if (fields.priority !== null) entities.priority = fields.priority;
  }
  return entities;
}
