import * as v from 'valibot';
import { phpType } from './body.ts';
import { badRequest, wrongType } from './problem.ts';

// The properties of a body as valibot schemas. Each may be absent or null; whether null is allowed is a rule (422), not a type (400).
export const textField = v.nullish(v.string());
export const wholeField = v.nullish(v.pipe(v.number(), v.integer()));
export const flagField = v.nullish(v.boolean());
/** A relation in any spelling; `relationId` judges it. */
export const relationField = v.optional(v.unknown());

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
 * Takes the properties that a schema names out of a body; unknown and read-only ones are dropped
 * (section 2.2).
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

/** `archive_note.title`, `aliases[0].alias` */
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
