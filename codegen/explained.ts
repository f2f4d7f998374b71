import type { Connect } from 'vite';
import { explain, sourceText, type Place } from './explain/place.ts';
import type { Model } from './model/model.ts';

const PARTS: readonly string[] = [
  'column',
  'filter',
  'input',
  'value',
  'action',
  'state',
  'section',
  'view',
] satisfies Place['part'][];
const isPart = (part: string | null): part is Place['part'] => part !== null && PARTS.includes(part);

/**
 * Answers the console's Alt-click (src/inspect): `/__schema?entity=ad&part=column&name=slotId` gives the lines of the
 * schemas behind that place, the most telling first, as `["schemas/ad.yaml:87:5 x-list.columns[3]", …]`.
 */
export const explained =
  (modelNow: () => Model | undefined): Connect.SimpleHandleFunction =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [entity, part, name] = ['entity', 'part', 'name'].map((key) => searchParams.get(key));
    const model = modelNow();
    const isAsked =
      model !== undefined && typeof entity === 'string' && isPart(part ?? null) && typeof name === 'string';
    response.writeHead(isAsked ? 200 : 400, { 'content-type': 'application/json' });
    response.end(
      isAsked ? JSON.stringify(explain(model, { entity, part: part as Place['part'], name }).map(sourceText)) : '[]',
    );
  };
