import { printers } from '../fields/printers.ts';
import type { ImportSet } from '../imports.ts';
import type { Member, Shape } from './shapes.ts';

function zodOfMember(member: Member, imports: ImportSet): string {
  const printed = printers[member.kind].zod(member.json, imports);
  if (member.required) return member.nullable ? `z.nullable(${printed})` : printed;
  return member.nullable ? `z.nullish(${printed})` : `z.optional(${printed})`;
}

/** Returns a zod/mini schema of a shape. Unknown keys are refused: the server keeps nothing that nobody declared. */
export function zodOfShape(shape: Shape, imports: ImportSet): string {
  imports.namespace('z', 'zod/mini');
  return `z.strictObject({\n${shape.members.map((member) => `${JSON.stringify(member.name)}: ${zodOfMember(member, imports)},\n`).join('')}})`;
}
