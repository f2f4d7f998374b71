import type { PermissionMeta } from '#core/entity/meta.ts';
import { ImportSet } from '../imports.ts';
import type { PermissionDef } from '../model/model.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

const metaOf = ({ code, parent, systems, edition, unused }: PermissionDef): PermissionMeta => ({
  code,
  ...(parent === undefined ? {} : { parent }),
  systems,
  ...(edition === undefined ? {} : { edition }),
  ...(unused ? { unused } : {}),
});

/** The permission codes, which both sides read, and their words for the tree of a role. */
export const permissions: Emitter = {
  id: 'permissions',
  emit(model) {
    const imports = new ImportSet();
    const type = imports.type('PermissionMeta', '#core/entity/meta.ts');
    const rows = model.permissions.map((permission) => `'${permission.name}': ${literal(metaOf(permission))},\n`);
    const body = [
      `export type PermissionName = keyof typeof rows;\n`,
      `const rows = {\n${rows.join('')}} satisfies Record<string, ${type}>;\n`,
      `export const permissions: Readonly<Record<PermissionName, ${type}>> = rows;\n`,
    ];
    const codes = Object.fromEntries(model.permissions.map(({ name, code }) => [name, code]));
    const byName = `/** Codes alone: what says whether a session holds a permission. */\nexport const permissionCodes: Readonly<Record<string, number>> = ${literal(codes)};\n`;
    return [
      {
        path: 'model/permissionCodes.gen.ts',
        text: page(banner('schemas/_permissions.yaml'), new ImportSet(), byName),
      },
      { path: 'model/permissions.gen.ts', text: page(banner('schemas/_permissions.yaml'), imports, body.join('\n')) },
    ];
  },
};
