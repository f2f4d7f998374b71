import { ImportSet } from '../imports.ts';
import type { CallDef, Entity } from '../model/types.ts';
import { banner, page } from './banner.ts';
import { allCalls } from './calls.ts';
import { actionOf, declaredType, isBatch } from './callShapes.ts';
import type { Emitter } from './emitter.ts';
import { upperFirst } from './shapes.ts';

const LIST_INPUT = `/** What every list takes; sort, filter and view are checked against the entity's own. */
export interface ListInput {
  page?: number;
  pageSize?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  filter?: Record<string, unknown>;
  q?: string;
  view?: string;
}
`;

const EXPORT_INPUT = `/** What every export takes: the rows of a list, or the selected ones. */
export interface ExportInput extends Omit<ListInput, 'page' | 'pageSize'> {
  ids?: string[];
  columns?: string[];
  /** IANA zone of the times in the sheet. */
  zone?: string;
}
`;

const STORED = `/** A row as the store has it: instants as milliseconds. generated/server knows its exact type. */
export type StoredRow = Readonly<Record<string, unknown>>;
`;

/** Types of one call: what is sent, what is answered, and what its handler gives. */
interface CallType {
  input: string;
  output: string;
  handlerOutput: string;
}

function rowTypes(entity: Entity, call: CallDef, imports: ImportSet): CallType | undefined {
  const named = (role: string) =>
    imports.type(`${entity.names.pascal}${role}`, `./${entity.names.kebabs}/types.gen.ts`);
  switch (call.kind) {
    case 'list':
      return {
        input: 'ListInput',
        output: `{ list: ${named('Row')}[]; total: number }`,
        handlerOutput: '{ list: readonly StoredRow[]; total: number }',
      };
    case 'one':
      return { input: '{ id: string }', output: named('Detail'), handlerOutput: 'StoredRow' };
    case 'create':
      return { input: named('Create'), output: named('Detail'), handlerOutput: 'StoredRow' };
    case 'update':
      return { input: named('Update'), output: named('Detail'), handlerOutput: 'StoredRow' };
    case 'updateMany': {
      const output = imports.type('BatchResult', '#core/protocol/reply.ts');
      return { input: named('UpdateMany'), output, handlerOutput: output };
    }
    default:
      return undefined;
  }
}

function inputType(entity: Entity, call: CallDef, imports: ImportSet): string {
  if (call.kind === 'export') return 'ExportInput';
  if (call.kind === 'import') return '{ uploadId: string; zone?: string }';
  if (call.kind === 'template') return 'Record<string, never>';
  const action = actionOf(entity, call);
  if (action === undefined || action.form.length === 0) return '{ ids: string[] }';
  const form = imports.type(
    `${entity.names.pascal}${upperFirst(action.name)}Form`,
    `./${entity.names.kebabs}/types.gen.ts`,
  );
  return `{ ids: string[] } & ${form}`;
}

function typesOf(entity: Entity, call: CallDef, imports: ImportSet): CallType {
  const file = `./${entity.names.kebabs}/types.gen.ts`;
  const known = rowTypes(entity, call, imports);
  const input =
    call.input !== undefined
      ? imports.type(declaredType(entity, call, 'Input'), file)
      : (known?.input ?? inputType(entity, call, imports));
  if (call.output !== undefined) {
    const output = imports.type(declaredType(entity, call, 'Output'), file);
    return { input, output, handlerOutput: output };
  }
  if (known !== undefined) return { ...known, input };
  if (call.kind === 'import') return { input, output: '{ taskId: string }', handlerOutput: '{ taskId: string }' };
  const output = isBatch(call) ? imports.type('BatchResult', '#core/protocol/reply.ts') : 'unknown';
  return { input, output, handlerOutput: output };
}

/** Types of all calls by name: what `dataProvider.call` and `handler` are typed by. */
export const callTypes: Emitter = {
  id: 'callTypes',
  emit(model) {
    const imports = new ImportSet();
    const rows = allCalls(model).map(({ entity, call }) => {
      const { input, output, handlerOutput } = typesOf(entity, call, imports);
      return `  '${call.name}': { input: ${input}; output: ${output}; handlerOutput: ${handlerOutput} };\n`;
    });
    const body = [LIST_INPUT, EXPORT_INPUT, STORED, `export interface CallTypes {\n${rows.join('')}}\n`];
    return [{ path: 'model/callTypes.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
  },
};
