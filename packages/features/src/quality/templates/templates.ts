import * as v from 'valibot';

/** A text that is inserted into notes. */
const templateSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)),
});
export const templatesSchema = v.pipe(v.array(templateSchema), v.maxLength(100));
export type Template = v.InferOutput<typeof templateSchema>;

export const FIELDS = ['avg', 'latest', 'change', 'entity', 'date'] as const;
/** The values that a row has for the fields of a template, in the form in which they are shown. */
export type TemplateFacts = Partial<Record<(typeof FIELDS)[number], string>>;

/**
 * The text of a template with its fields filled in. A field for which the row has no value stays as
 * it was typed, and `unknown` names it once.
 */
export function fillTemplate(text: string, facts: TemplateFacts) {
  const unknown = new Set<string>();
  const filled = text.replace(/\{([^{}\n]{1,40})\}/g, (typed, name: string) => {
    const known = FIELDS.find((field) => field === name.trim().toLowerCase());
    const value = known && facts[known];
    if (value === undefined) unknown.add(typed);
    return value ?? typed;
  });
  return { text: filled, unknown: [...unknown] };
}

const fileSchema = v.object({ templates: templatesSchema });

/** The templates as a file, which `readTemplates` reads. */
export const toFile = (templates: readonly Template[]): string =>
  `${JSON.stringify({ templates }, null, 2)}\n`;

/**
 * Reads the templates from the text of a file. When the file is refused, the reason is returned as
 * a text.
 */
export function readTemplates(file: string): readonly Template[] | string {
  let json: unknown;
  try {
    json = JSON.parse(file);
  } catch {
    return 'This is not a JSON file.';
  }
  const read = v.safeParse(fileSchema, json);
  if (read.success) return read.output.templates;
  const [issue] = read.issues;
  const place = v.getDotPath(issue);
  return `This is not a file of templates: ${place === null ? '' : `${place}: `}${issue.message}.`;
}

const nameKey = ({ name }: Template) => name.trim().toLowerCase();

/** The names in a file that the person's own templates have, too. */
export const doubleNames = (own: readonly Template[], given: readonly Template[]) =>
  given
    .filter((one) => own.some((other) => nameKey(other) === nameKey(one)))
    .map(({ name }) => name);

/** The person's templates with those of a file. A template with the same name is replaced or kept. */
export function merged(
  own: readonly Template[],
  given: readonly Template[],
  doubles: 'replace' | 'keep',
): readonly Template[] {
  const byName = new Map(own.map((one) => [nameKey(one), one]));
  for (const one of given)
    if (doubles === 'replace' || !byName.has(nameKey(one))) byName.set(nameKey(one), one);
  return [...byName.values()];
}
