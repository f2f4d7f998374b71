import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';

/** An action that the question begins with, and its entity. */
interface Wanted {
  entity: EntityMeta;
  action: ActionMeta;
  label: string;
}

/** Meaning of a question: the actions that its first words name, and the rest as the text to search for. */
export interface Intent {
  wanted: readonly Wanted[];
  q: string;
}

interface Known {
  entities: readonly EntityMeta[];
  labelOf: (entity: EntityMeta, action: ActionMeta) => string;
  /** Returns whether the session may do the action. */
  may: (entity: EntityMeta, action: ActionMeta) => boolean;
}

/**
 * Returns the intent of "pause latte" or "暂停拿铁": actions whose name the question begins with, and the rest as the
 * record to search for. A question that begins with no action, or has no rest, is searched for unchanged.
 */
export function intentOf(question: string, { entities, labelOf, may }: Known): Intent {
  const q = question.trim();
  const lower = q.toLowerCase();
  const named = entities.flatMap((entity) =>
    entity.actions
      .filter((action) => may(entity, action))
      .map((action): Wanted => ({ entity, action, label: labelOf(entity, action) }))
      .filter(({ label }) => lower.startsWith(label.toLowerCase())),
  );
  const longest = Math.max(0, ...named.map(({ label }) => label.length));
  const rest = q.slice(longest).trim();
  if (longest === 0 || rest === '') return { wanted: [], q };
  return { wanted: named.filter(({ label }) => label.length === longest), q: rest };
}
