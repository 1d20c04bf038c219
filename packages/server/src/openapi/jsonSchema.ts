import type { FieldRules } from '@console/api/core/hydra/fields';
import type { WireType } from '@console/api/core/wire';
import * as v from 'valibot';

type Metadata = FieldRules & { wire?: WireType; sometimes?: true; class?: string };

export type JsonSchema = Readonly<{ [key: string]: unknown }>;

const wireTypes: Readonly<Record<WireType, JsonSchema>> = {
  number: { type: 'number' },
  integer: { type: 'integer' },
  instant: { type: 'integer', description: 'Unix seconds' },
  id: { type: 'integer' },
  iri: { type: 'string', format: 'uri-reference' },
};

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const schemaAt = (schema: object, name: string): v.GenericSchema | undefined => {
  const found: unknown = Reflect.get(schema, name);
  return isSchema(found) ? found : undefined;
};

/** Adds `null`. A schema of type unknown accepts null already. */
const nullable = (schema: JsonSchema): JsonSchema => {
  if (Object.keys(schema).length === 0) return schema;
  return typeof schema.type === 'string' && !('enum' in schema)
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
};

/** The metadata of this schema alone, without those inside it. */
export function metadataOf(schema: v.GenericSchema): Metadata {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  if (!Array.isArray(pipe)) return {};
  const found: object[] = pipe.flatMap((item: unknown) => {
    const metadata: unknown =
      typeof item === 'object' && item !== null && 'metadata' in item ? item.metadata : undefined;
    return typeof metadata === 'object' && metadata !== null ? [metadata] : [];
  });
  return Object.assign({}, ...found);
}

/** The most informative schema of a pipe: transforms and `unknown` describe nothing. */
function piped(schema: v.GenericSchema): v.GenericSchema | undefined {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  if (!Array.isArray(pipe)) return undefined;
  const schemas = pipe.filter(isSchema);
  return schemas.find((item) => item.type !== 'unknown') ?? schemas[0];
}

function factsSchema(
  { maxLength, min, max, choices, format, relation }: FieldRules,
  isRequired: true | undefined,
): JsonSchema {
  return {
    ...(maxLength !== undefined && { maxLength }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(format && { format }),
    ...(choices && { enum: isRequired ? [...choices] : [...choices, '', null] }),
    ...(relation && {
      description: `A relation to /${relation}: an IRI, an id, or an object with "@id" or "id".`,
    }),
  };
}

/** An answer of the reference server, or a body that it accepts. */
type Direction = 'answer' | 'body';
type Names = ReadonlyMap<v.GenericSchema, string>;

/**
 * The JSON Schema of a lenient schema. Of several spellings it describes the first, which the
 * reference server writes. That server writes every property, and writes null only where an absent
 * value is read as null.
 */
export function toJsonSchema(
  schema: v.GenericSchema,
  direction: Direction,
  names: Names = NO_NAMES,
): JsonSchema {
  const { wire, required, sometimes: _sometimes, class: _class, ...rules } = metadataOf(schema);
  if (wire) return wireTypes[wire];
  const inner = piped(schema);
  const base = inner
    ? { ...fromType(inner, direction, names), ...(isInteger(schema) && { type: 'integer' }) }
    : fromType(schema, direction, names);
  return { ...(required ? withoutNull(base) : base), ...factsSchema(rules, required) };
}

const NO_NAMES: Names = new Map();

/** A reference to a named schema, which is described elsewhere. */
function reference(schema: v.GenericSchema, direction: Direction, names: Names): JsonSchema {
  const name = names.get(schema);
  return name === undefined
    ? toJsonSchema(schema, direction, names)
    : { $ref: `#/components/schemas/${name}` };
}

/** The schema without the null that `nullable` added. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  return Array.isArray(type) ? { ...schema, type: type.find((one) => one !== 'null') } : schema;
}

function fromType(schema: v.GenericSchema, direction: Direction, names: Names): JsonSchema {
  const at = (name: string): JsonSchema => {
    const found = schemaAt(schema, name);
    return found ? reference(found, direction, names) : {};
  };
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'number':
      return { type: schema.type };
    case 'optional':
      return at('wrapped');
    case 'nullable':
      return nullable(at('wrapped'));
    case 'nullish':
      return direction === 'answer' && defaultOf(schema) != null
        ? at('wrapped')
        : nullable(at('wrapped'));
    case 'array':
      return { type: 'array', items: at('item') };
    case 'picklist':
      return { enum: optionsOf(schema) };
    case 'union': {
      const [first] = optionsOf(schema);
      return isSchema(first) ? reference(first, direction, names) : {};
    }
    case 'object':
      return objectSchema(schema, direction, names);
    default:
      return {};
  }
}

const defaultOf = (schema: v.GenericSchema): unknown => Reflect.get(schema, 'default');
function optionsOf(schema: v.GenericSchema): readonly unknown[] {
  const options: unknown = Reflect.get(schema, 'options');
  return Array.isArray(options) ? options : [];
}

const isInteger = (schema: v.GenericSchema): boolean => {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  return (
    Array.isArray(pipe) &&
    pipe.some(
      (item: unknown) =>
        typeof item === 'object' && item !== null && 'type' in item && item.type === 'integer',
    )
  );
};

function objectSchema(schema: v.GenericSchema, direction: Direction, names: Names): JsonSchema {
  const fields = Object.entries(entriesOf(schema));
  const required = fields
    .filter(([, field]) =>
      direction === 'answer' ? !metadataOf(field).sometimes : metadataOf(field).required,
    )
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, reference(field, direction, names)]),
    ),
    ...(required.length > 0 && { required }),
  };
}

/** The properties of an object schema, with or without transforms around it. */
export function entriesOf(schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> {
  const entries: unknown = Reflect.get(piped(schema) ?? schema, 'entries');
  return Object.fromEntries(
    Object.entries(typeof entries === 'object' && entries !== null ? entries : {}).filter(
      (entry): entry is [string, v.GenericSchema] => isSchema(entry[1]),
    ),
  );
}
