import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';

/** Tuples of every length up to maxItems are exact and unusable. */
const OPTIONS = { ignoreMinAndMaxItems: true, additionalProperties: false, format: false, bannerComment: '' } as const;

/** Member of the interface that holds all types: no property of ours has such a name. */
const nameOf = (at: number): string => `__${at}`;
/** Newline before a member, or before the comment that its description becomes. */
const BETWEEN = /(?<!\*\/)\n(?=(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?__\d+\?: )/;
const MEMBER = /^((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)__\d+\?: ([\s\S]+)$/;

/** Type of a member of an interface. */
export interface MemberType {
  /** Its description as a comment with a newline behind it; empty without one. */
  comment: string;
  type: string;
}

/**
 * Returns json-schema-to-typescript's types of schemas (JSON texts), in their order. All are members of one interface: a
 * call of the tool costs more than a type. Throws where one has a name of its own, which would be an interface beside.
 */
export async function memberTypes(schemas: readonly string[]): Promise<MemberType[]> {
  const properties = Object.fromEntries(schemas.map((text, at) => [nameOf(at), JSON.parse(text) as JSONSchema]));
  const text = await compile({ type: 'object', properties }, 'Members', OPTIONS);
  if (text.match(/^export /gm)?.length !== 1) throw new Error('a schema has a title: its type would stand beside');
  const body = /^export interface Members \{\n([\s\S]*)\n\}\s*$/.exec(text)?.[1] ?? '';
  const members = body.split(BETWEEN).map((member): MemberType => {
    const [, comment = '', type] = MEMBER.exec(member) ?? [];
    if (type === undefined) throw new Error(`not the type of a member: ${member}`);
    return { comment, type };
  });
  if (members.length !== schemas.length) throw new Error(`of ${schemas.length} schemas ${members.length} are typed`);
  return members;
}
