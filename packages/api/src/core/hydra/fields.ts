import * as v from 'valibot';
import { phpType } from './body.ts';
import { badRequest, wrongType } from './problem.ts';

/** The rules of a property besides its JSON type. OpenAPI and the checks read them. */
export type FieldRules = {
  required?: true;
  /** The length is counted in visible characters. */
  maxLength?: number;
  min?: number;
  max?: number;
  choices?: readonly string[];
  format?: 'html' | 'uri' | 'email' | 'date-time';
  /** The collection to which a relation leads. */
  relation?: string;
};

// Every property may be absent or null as far as its type goes. A missing one is a violation (422);
// only a wrong JSON type is a malformed body (400).

/* @__NO_SIDE_EFFECTS__ */
export const textField = (rules: FieldRules = {}) =>
  v.pipe(v.nullish(v.string()), v.metadata(rules));
/* @__NO_SIDE_EFFECTS__ */
export const wholeField = (rules: FieldRules = {}) =>
  v.pipe(v.nullish(v.pipe(v.number(), v.integer())), v.metadata(rules));
/* @__NO_SIDE_EFFECTS__ */
export const flagField = () => v.nullish(v.boolean());
/** A relation in any form, which `relationId` reads. */
/* @__NO_SIDE_EFFECTS__ */
export const relationField = (relation: string, rules: FieldRules = {}) =>
  v.pipe(v.optional(v.unknown()), v.metadata({ ...rules, relation }));
/* @__NO_SIDE_EFFECTS__ */
export const listField = <T, Read>(
  item: v.GenericSchema<T, Read>,
): v.GenericSchema<readonly T[] | null | undefined, readonly Read[] | null | undefined> =>
  v.nullish(v.array(item));

const typeNames: Readonly<Record<string, string>> = {
  number: 'int',
  boolean: 'bool',
  Array: 'array',
  Object: 'object',
};

function expectedType(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'integer') return 'int';
  const expected = issue.expected?.replace(/^\(|\)$/g, '').split(' | ')[0] ?? issue.type;
  return typeNames[expected] ?? expected;
}

/**
 * Reads the properties of a schema from a body. Unknown and read-only properties are dropped. See
 * docs/contract.md#content-negotiation.
 *
 * @throws Problem 400 naming the first property of a wrong JSON type
 */
export function typedBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = propertyPath(issue.path ?? []);
  throw path === ''
    ? badRequest('Syntax error')
    : wrongType(path, expectedType(issue), phpType(issue.input));
}

/** Writes the path of a property, such as `archive_note.title` or `aliases[0].alias`. */
const propertyPath = (path: readonly v.IssuePathItem[]): string =>
  path.reduce(
    (text, { key }) =>
      typeof key === 'number'
        ? `${text}[${key}]`
        : text === ''
          ? String(key)
          : `${text}.${String(key)}`,
    '',
  );
