import { problem } from './respond.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type FieldType = 'string' | 'int' | 'bool' | 'relation' | 'array' | 'object';

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fits: Record<FieldType, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  int: (value) => Number.isInteger(value),
  bool: (value) => typeof value === 'boolean',
  relation: (value) => typeof value === 'string' || Number.isInteger(value) || isObject(value),
  array: Array.isArray,
  object: isObject,
};

const typeName = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number'
    ? Number.isInteger(value)
      ? 'integer'
      : 'double'
    : typeof value;
};

type Body =
  | { fields: Fields; text: string; answer?: undefined }
  | { answer: ReturnType<typeof problem> };

/**
 * A body by the rules of section 2.2: 415 for another content type, 400 for what is no JSON object
 * or has a field of a wrong type.
 */
export async function readBody(
  request: Request,
  fieldTypes: Readonly<Record<string, FieldType>>,
): Promise<Body> {
  const contentType = request.headers.get('content-type') ?? '';
  const isPatch = request.method === 'PATCH';
  const types = [
    ...(isPatch ? ['application/merge-patch+json'] : []),
    'application/ld+json',
    'application/json',
  ];
  if (!types.some((type) => contentType.startsWith(type))) {
    const sentence = `The content-type "${contentType}" is not supported. Supported MIME types are ${types.map((type) => `"${type}"`).join(', ')}.`;
    const accepted: [string, string] = isPatch
      ? ['accept-patch', 'application/merge-patch+json']
      : ['accept-post', types.join(', ')];
    return { answer: problem(415, 'unsupported_media_type', sentence, {}, [accepted]) };
  }
  const text = await request.text();
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    return { answer: problem(400, 'bad_request', 'Syntax error') };
  }
  if (!isObject(fields))
    return {
      answer: problem(400, 'bad_request', `The body must be an object, ${typeName(fields)} given.`),
    };
  for (const [name, type] of Object.entries(fieldTypes)) {
    const value = fields[name];
    if (value === undefined || value === null || fits[type](value)) continue;
    return {
      answer: problem(
        400,
        'bad_request',
        `The type of the "${name}" attribute must be "${type}", "${typeName(value)}" given.`,
      ),
    };
  }
  return { fields, text };
}
