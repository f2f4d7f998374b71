import type { EntityHead } from '#core/entity/meta.ts';
import type { ReferenceTarget } from './ReferenceName.tsx';

interface Unlike {
  /** Field by which they are listed to be chosen, where it is not the display. */
  sort?: string;
  /** Its records have no page. */
  closed?: true;
  /** Its rows belong to no enterprise. */
  shared?: true;
  /** References by which they are narrowed where they are chosen. */
  narrow?: NonNullable<ReferenceTarget['narrow']>;
}

/** Returns how records of an entity are referred to: by its head, the permission to see them, and what is unlike others. */
export const referenceTo = (
  { resource, display, systems }: EntityHead,
  perm: string,
  { sort, closed, shared, narrow }: Unlike = {},
): ReferenceTarget => ({
  resource,
  display,
  perm,
  ...(systems.length > 1 ? {} : { systems }),
  ...(sort === undefined ? {} : { sort }),
  ...(closed ? {} : { view: 'show' }),
  ...(shared ? {} : { owned: true }),
  ...(narrow === undefined ? {} : { narrow }),
});
