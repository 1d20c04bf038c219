import type { FieldRules } from '@console/api/core/hydra/fields';
import type { WireType } from '@console/api/core/wire';
import { toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Metadata = FieldRules & { wire?: WireType; sometimes?: true; class?: string };

const wireTypes: Readonly<Record<WireType, JsonSchema>> = {
  number: { type: 'number' },
  integer: { type: 'integer' },
  instant: { type: 'integer', description: 'Unix seconds' },
  id: { type: 'integer' },
  iri: { type: 'string', format: 'uri-reference' },
};

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const pipeOf = (schema: v.GenericSchema): readonly object[] => {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  return Array.isArray(pipe) ? pipe : [];
};

/** The metadata of this schema, without those of the schemas inside it. */
export const metadataOf = (schema: v.GenericSchema): Metadata =>
  Object.assign({}, ...pipeOf(schema).map((item) => Reflect.get(item, 'metadata')));

/** The properties of an object schema. There may be transforms around it. */
export function entriesOf(schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> {
  const object =
    pipeOf(schema)
      .filter(isSchema)
      .find(({ type }) => type !== 'unknown') ?? schema;
  return Object.fromEntries(
    Object.entries<unknown>(Reflect.get(object, 'entries') ?? {}).filter(
      (entry): entry is [string, v.GenericSchema] => isSchema(entry[1]),
    ),
  );
}

/** Makes a schema that accepts null, too. A schema of type unknown accepts null already. */
const nullable = (schema: JsonSchema): JsonSchema => {
  if (Object.keys(schema).length === 0) return schema;
  return typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
};

/** The schema without the null that `nullable` added. */
const withoutNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(Array.isArray(schema.type) && { type: schema.type.find((one) => one !== 'null') }),
});

/** Writes the rules of a property in place of the metadata itself, which the package copies. */
function withMetadata(copied: JsonSchema, metadata: Metadata): JsonSchema {
  const { wire, required, maxLength, min, max, choices, format, relation } = metadata;
  if (wire) return wireTypes[wire];
  const schema: JsonSchema = Object.fromEntries(
    Object.entries(copied).filter(([key]) => !(key in metadata)),
  );
  return {
    ...(required ? withoutNull(schema) : schema),
    ...(maxLength !== undefined && { maxLength }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(format && { format }),
    ...(choices && { enum: required ? [...choices] : [...choices, '', null] }),
    ...(relation && {
      description: `A relation to /${relation}: an IRI, an id, or an object with "@id" or "id".`,
    }),
  };
}

/**
 * The part of the contract that a schema describes: an answer of the reference server, or a body
 * that it accepts.
 */
type Direction = 'answer' | 'body';

function objectSchema(
  { type, properties }: JsonSchema,
  schema: v.GenericSchema,
  direction: Direction,
): JsonSchema {
  const required = Object.entries(entriesOf(schema))
    .map(([name, field]) => ({ name, ...metadataOf(field) }))
    .filter((field) => (direction === 'answer' ? !field.sometimes : field.required))
    .map(({ name }) => name);
  return { type, properties, ...(required.length > 0 && { required }) };
}

/**
 * The configuration of the conversion. The schemas are lenient: of several spellings, the document
 * describes the first one, which the reference server writes. That server writes every property,
 * and writes null only where an absent value is read as null.
 */
const configOf = (direction: Direction): ConversionConfig => ({
  typeMode: 'output',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) =>
    withMetadata(jsonSchema, Reflect.get(valibotAction, 'metadata') ?? {}),
  overrideSchema({ valibotSchema, jsonSchema: { default: fallback, ...jsonSchema } }) {
    const first = jsonSchema.anyOf?.find((one) => typeof one === 'object') ?? {};
    switch (valibotSchema.type) {
      case 'union':
        return first;
      case 'nullable':
        return nullable(first);
      case 'nullish':
        return direction === 'answer' && fallback != null ? first : nullable(first);
      case 'object':
        return objectSchema(jsonSchema, valibotSchema, direction);
      default:
        return jsonSchema;
    }
  },
});

/** The JSON Schemas of named answers, which refer to each other by name. */
export const answerSchemas = (
  named: Record<string, v.GenericSchema>,
): Readonly<Record<string, JsonSchema>> => toJsonSchemaDefs(named, configOf('answer'));

/** The JSON Schema of a body, or of a part of an answer. */
export const toJsonSchema = (schema: v.GenericSchema, direction: Direction): JsonSchema =>
  toJsonSchemaDefs({ schema }, configOf(direction)).schema;
