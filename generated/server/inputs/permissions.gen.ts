// Made by codegen from schemas/permission.yaml. Do not edit: change the schema, or lay a view over it in resources/permissions/.

import * as z from 'zod/mini';

/** What each call takes. */
export const permissionInputs = { explain: z.strictObject({ accountId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }) };

/** What each call with a shape of its own answers. */
export const permissionOutputs = {
  explain: z.strictObject({
    realName: z.string(),
    userName: z.string(),
    system: z.enum(['YXF', 'ADS']),
    edition: z.nullable(z.enum(['standard', 'enterprise', 'flagship'])),
    by: z.enum(['administrator', 'role', 'nothing']),
    roleId: z.nullable(z.string()),
    roleName: z.nullable(z.string()),
    held: z.array(z.string()),
    lacking: z.array(z.strictObject({ name: z.string(), by: z.array(z.enum(['role', 'edition', 'enterprise'])).check(z.minLength(1)) })),
    range: z.enum(['all', 'deptTree', 'dept', 'self']),
    deptName: z.nullable(z.string()),
    stores: z.array(z.string()),
    devices: z.int(),
    groups: z.int(),
    grantedDevices: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    grantedGroups: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    subordinates: z.int(),
    shut: z.nullable(z.enum(['account', 'corporation'])),
  }),
};
