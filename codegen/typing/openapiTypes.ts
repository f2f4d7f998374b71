import { registerHooks } from 'node:module';
import type * as Library from 'openapi-typescript';
import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';

// The library imports nine megabytes of CommonJS, which Node would read once more for what they export and once more for
// what they are; compiler.ts requires them.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
      ? { url: new URL('./compiler.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

/** A file of the library. Its front door loads a linter, too, which takes longer than all that is used here. */
const part = async (file: string): Promise<unknown> =>
  import(new URL(file, import.meta.resolve('openapi-typescript')).href);
const { astToString } = (await part('lib/ts.mjs')) as Pick<typeof Library, 'astToString'>;
const { resolveRef, scanDiscriminators } = (await part('lib/utils.mjs')) as Pick<
  typeof Library,
  'resolveRef' | 'scanDiscriminators'
>;
const { default: transformSchema } = (await part('transform/index.mjs')) as {
  default: (typeof Library)['transformSchema'];
};

const OFF = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  conditionalEnums: false,
  dedupeEnums: false,
  excludeDeprecated: false,
  exportType: false,
  immutable: false,
  rootTypes: false,
  rootTypesNoSchemaPrefix: false,
  rootTypesKeepCasing: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  makePathsEnum: false,
  generatePathParams: false,
  readWriteMarkers: false,
};

/**
 * Returns openapi-typescript's types of a document, given as JSON. The library's own door first bundles and lints the
 * document, which takes three times as long as typing it. Ours has one file, and tests/codegen/emit/openapi.test.ts
 * sends it through that door.
 */
export function typesOf(text: string): string {
  const document = JSON.parse(text) as OpenAPI3;
  const resolved = new Map<string, unknown>();
  const context = {
    ...OFF,
    defaultNonNullable: true,
    // The scan walks the whole document twice.
    discriminators: text.includes('"discriminator"')
      ? scanDiscriminators(document, {})
      : { objects: {}, refsHandled: [] },
    injectFooter: [],
    silent: true,
    resolve: (ref: string) => {
      if (!resolved.has(ref)) resolved.set(ref, resolveRef(document, ref, { silent: false }));
      return resolved.get(ref);
    },
  } as unknown as GlobalContext;
  return astToString(transformSchema(document, context));
}
