import * as v from 'valibot';

/** Reads one value of an answer. `T` is the type that comes out. */
export type WireSchema<T> = v.GenericSchema<unknown, T>;

/** The JSON type that the reference server writes for a value with several accepted forms. */
export type WireType = 'number' | 'integer' | 'instant' | 'id' | 'iri';

/**
 * Makes a schema from a reader. `wire` is its description in OpenAPI. The reader returns undefined
 * for a value that it cannot read.
 */
const read = <T>(expected: string, wire: WireType, reader: (input: unknown) => T | undefined) =>
  v.pipe(
    v.unknown(),
    v.metadata({ wire }),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const value = reader(dataset.value);
      if (value !== undefined) return value;
      addIssue({ expected, received: typeof dataset.value, message: `Expected ${expected}` });
      return NEVER;
    }),
  );

const toNumber = (input: unknown): number | undefined => {
  if (typeof input === 'number') return Number.isFinite(input) ? input : undefined;
  return typeof input === 'string' && /^-?\d+(\.\d+)?$/.test(input.trim())
    ? Number(input)
    : undefined;
};

const zoned = (text: string): string =>
  /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;

const toMilliseconds = (input: unknown): number => {
  const seconds = toNumber(input);
  if (seconds !== undefined) return seconds * 1000;
  return typeof input === 'string' && /^\d{4}-\d\d-\d\d/.test(input)
    ? Date.parse(zoned(input))
    : Number.NaN;
};

/** The result is undefined also for an instant that is no date in JavaScript, such as 1e13. */
const toInstant = (input: unknown): number | undefined => {
  const at = toMilliseconds(input);
  return Number.isNaN(new Date(at).getTime()) ? undefined : Math.floor(at / 1000);
};

const field = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null
    ? Object.entries(input).find(([key]) => key === name)?.[1]
    : undefined;

const toId = (input: unknown): number | undefined => {
  const iri = typeof input === 'string' ? /(?:^|\/)(\d+)$/.exec(input)?.[1] : undefined;
  return toNumber(iri ?? input);
};

/** A number, or a string that holds one. */
export const numeric = read('a number', 'number', toNumber);

/** A number, for values that the reference server writes as whole numbers only. */
export const whole = read('a number', 'integer', toNumber);

/**
 * An instant in Unix seconds. It is read from Unix seconds, a numeric string or an ISO string. An
 * ISO string without a zone is UTC. See docs/contract.md#foreign-clients.
 */
export const instant = read('an instant', 'instant', toInstant);

/** The id of a relation, read from an id, an IRI or an object. */
export const relationId = read(
  'a relation',
  'id',
  (input) => toId(input) ?? toId(field(input, 'id')) ?? toId(field(input, '@id')),
);

/** An IRI, read from the IRI or from the object that has it. */
export const iri = read('an IRI', 'iri', (input) => {
  const value = typeof input === 'string' ? input : field(input, '@id');
  return typeof value === 'string' ? value : undefined;
});

/** The value of the schema. An absent one is read as null. */
export const orNull = <T>(schema: WireSchema<T>) => v.nullish(schema, null);
export const text = v.string();
export const flag = v.nullish(v.boolean(), false);
/** A list. A single value is read as a list of one, because some back ends send it so. */
export const oneOrMany = <T>(schema: WireSchema<T>) =>
  v.nullish(
    v.union([
      v.array(schema),
      v.pipe(
        schema,
        v.transform((only) => [only]),
      ),
    ]),
    [],
  );
export const listOf = <T>(schema: WireSchema<T>) => v.nullish(v.array(schema), []);

/** A property that the reference server writes only on request. */
export const sometimes = <T>(schema: WireSchema<T>) =>
  v.pipe(schema, v.metadata({ sometimes: true }));

/** Names the class of a resource, which is its `@type`, also in the documentation. */
/* @__NO_SIDE_EFFECTS__ */
export const resource = <const Schema extends v.GenericSchema>(className: string, schema: Schema) =>
  v.pipe(schema, v.metadata({ class: className }));
