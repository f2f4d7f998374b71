import { compileFunction } from 'node:vm';
import * as z from 'zod/mini';
import * as formats from '#core/entity/formats.ts';
import { ImportSet } from '#codegen/imports.ts';
import { zodOf } from '#codegen/fields/schema.ts';
import { zodOfShape } from '#codegen/emit/zodShape.ts';
import type { Shape } from '#codegen/emit/shapes.ts';
import type { JsonSchema } from '#codegen/model/types.ts';

const evaluate = (code: string): z.ZodMiniType => {
  const names = { z, ...formats };
  return compileFunction(`return (${code});`, Object.keys(names))(...Object.values(names)) as z.ZodMiniType;
};

/** Returns what codegen prints for a schema, running. */
export const zodOfSchema = (json: JsonSchema): z.ZodMiniType => evaluate(zodOf(json, new ImportSet()));

/** The same for a payload of an entity. */
export const runningShape = (shape: Shape): z.ZodMiniType => evaluate(zodOfShape(shape, new ImportSet()));
