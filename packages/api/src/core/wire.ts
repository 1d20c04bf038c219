import * as v from 'valibot';

/** Reads one value at the edge; the shape that comes out is `T`. */
export type WireSchema<T> = v.GenericSchema<unknown, T>;

/** How the reference server writes a value that several spellings are read for. */
export type WireType = 'number' | 'integer' | 'instant' | 'id' | 'iri';

/**
 * A schema from a reader; `wire` is what OpenAPI says of it. The reader answers undefined to what
 * it cannot read.
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

const toInstant = (input: unknown): number | undefined => {
  const seconds = toNumber(input);
  if (seconds !== undefined) return Math.floor(seconds);
  if (typeof input !== 'string' || !/^\d{4}-\d\d-\d\d/.test(input)) return undefined;
  const milliseconds = Date.parse(zoned(input));
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
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

/** The same, where the reference server writes whole numbers only. */
export const whole = read('a number', 'integer', toNumber);

/**
 * Unix seconds, from unix seconds, a numeric string or an ISO string; an ISO string without a zone
 * is UTC (contract, section 14).
 */
export const instant = read('an instant', 'instant', toInstant);

/** The id of a relation given as id, IRI or object (contract, section 14). */
export const relationId = read(
  'a relation',
  'id',
  (input) => toId(input) ?? toId(field(input, 'id')) ?? toId(field(input, '@id')),
);

/** An IRI, from the IRI or from the object that it names. */
export const iri = read('an IRI', 'iri', (input) => {
  const value = typeof input === 'string' ? input : field(input, '@id');
  return typeof value === 'string' ? value : undefined;
});

/** Absent and null are the same: null (contract, section 14). */
export const orNull = <T>(schema: WireSchema<T>) => v.nullish(schema, null);
export const text = v.string();
export const flag = v.nullish(v.boolean(), false);
/**
 * A list, also from a single value: some back ends send one for a list of one (contract, section
 * 14).
 */
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

/** A property that the reference server writes only where somebody asked for it. */
export const sometimes = <T>(schema: WireSchema<T>) =>
  v.pipe(schema, v.metadata({ sometimes: true }));

/** Names the class of a resource, as its `@type` and the documentation have it. */
/* @__NO_SIDE_EFFECTS__ */
export const resource = <const Schema extends v.GenericSchema>(className: string, schema: Schema) =>
  v.pipe(schema, v.metadata({ class: className }));
